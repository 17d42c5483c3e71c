import { sql } from 'kysely'
import type { ProblemName } from '#contract/problems.ts'
import type { SummaryBatch } from '#contract/summary-sheets.batches.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'

/** A document of a batch: a billing cycle of a job, with its sheet if that is there to be sent. */
export type NewDocument = {
  readonly jobId: string
  readonly from: string
  readonly to: string
  readonly summarySheetId: string | null
  readonly revision: number | null
}
type NewBatch = {
  readonly batchId: string
  readonly act: SummaryBatch['act']
  readonly documents: readonly NewDocument[]
}

export async function insertBatch({ tx, now, by }: Action<Staff>, { batchId, act, documents }: NewBatch) {
  await tx.rows(sql`
    insert into summary_batch (batch_id, act, account_id, made_by, made_at)
    values (${batchId}, ${act}, ${by.accountId}, ${by.name}, ${now})`)
  await tx.rows(sql`
    insert into summary_batch_document (batch_id, document_no, job_id, from_date, to_date, summary_sheet_id, revision)
    select ${batchId}, no, job_id, from_date, to_date, summary_sheet_id, revision
    from unnest(${documents.map(({ jobId }) => jobId)}::uuid[], ${documents.map(({ from }) => from)}::date[],
      ${documents.map(({ to }) => to)}::date[], ${documents.map((one) => one.summarySheetId)}::uuid[],
      ${documents.map(({ revision }) => revision)}::int[]) with ordinality
      as document(job_id, from_date, to_date, summary_sheet_id, revision, no)`)
}

const refusal = sql`json_build_object('jobId', d.job_id, 'jobNumber', job.job_number, 'summarySheetId',
  d.summary_sheet_id, 'period', json_build_object('from', d.from_date, 'to', d.to_date), 'problem', d.problem)`

/** A batch with its progress. */
export const batchById = (tx: Queryable, batchId: string) =>
  tx.first(sql<SummaryBatch>`
    select b.batch_id as "batchId", b.act, b.made_by as "madeBy", ${instant('b.made_at')} as "madeAt",
      count(*)::int as documents, count(*) filter (where d.state = 'DONE')::int as done,
      coalesce(json_agg(${refusal} order by d.document_no) filter (where d.state = 'REFUSED'), '[]') as refused
    from summary_batch b join summary_batch_document d using (batch_id) join job using (job_id)
    where b.batch_id = ${batchId} group by b.batch_id`)

/** The newest batch of this day of which documents wait; one that waits longer than a day failed for good. */
export const runningBatch = async ({ tx, now }: Transaction) =>
  (
    await tx.first(sql<{ batchId: string }>`
      select batch_id as "batchId" from summary_batch b
      where made_at > ${now}::timestamptz - interval '1 day'
        and exists (select from summary_batch_document d where d.batch_id = b.batch_id and d.state = 'WAITING')
      order by made_at desc limit 1`)
  )?.batchId ?? null

/** The place of a document in its batch. */
export type DocumentKey = { readonly batchId: string; readonly documentNo: number }
export type WaitingDocument = NewDocument & { act: SummaryBatch['act'] }

/** A document that waits, locked until the transaction ends; undefined once it is done or refused. */
export const lockWaiting = (tx: Queryable, { batchId, documentNo }: DocumentKey) =>
  tx.first(sql<WaitingDocument>`
    select b.act, d.job_id as "jobId", d.from_date as "from", d.to_date as "to", d.summary_sheet_id as "summarySheetId",
      d.revision
    from summary_batch_document d join summary_batch b using (batch_id)
    where d.batch_id = ${batchId} and d.document_no = ${documentNo} and d.state = 'WAITING' for update of d`)

export const setDone = (tx: Queryable, { batchId, documentNo }: DocumentKey, summarySheetId: string) =>
  tx.rows(sql`
    update summary_batch_document set state = 'DONE', summary_sheet_id = ${summarySheetId}
    where batch_id = ${batchId} and document_no = ${documentNo}`)

/** Notes why a waiting document was refused; whether it still waited. */
export const setRefused = async (tx: Queryable, { batchId, documentNo }: DocumentKey, problem: ProblemName) =>
  (
    await tx.rows(sql`
      update summary_batch_document set state = 'REFUSED', problem = ${problem}
      where batch_id = ${batchId} and document_no = ${documentNo} and state = 'WAITING' returning 1`)
  ).length > 0

/** The first waiting document of each job, or of the job of one document. */
export const nextDocuments = (tx: Queryable, batchId: string, after: number | null = null) =>
  tx.rows(sql<{ documentNo: number }>`
    select min(d.document_no)::int as "documentNo" from summary_batch_document d
    where d.batch_id = ${batchId} and d.state = 'WAITING' and (${after}::int is null or d.job_id = (
      select job_id from summary_batch_document before where before.batch_id = ${batchId}
        and before.document_no = ${after}))
    group by d.job_id order by 1`)
