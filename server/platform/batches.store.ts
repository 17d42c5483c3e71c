import { sql } from 'kysely'
import type { Batch, BatchAct } from '#contract/batches.ts'
import type { ProblemName } from '#contract/problems.ts'
import type { Action, Transaction } from './action.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.store.ts'
import type { Staff } from './principal.ts'

/** The input for the task of one document, in JSON; its act reads it. */
type Work = Readonly<Record<string, unknown>>
export type NewDocument = {
  /** The name of the document at the desk; at most 500 characters. */
  readonly subject: string
  readonly period: { readonly from: string; readonly to: string } | null
  /** Documents of one sequence follow each other, others are made at once. */
  readonly sequence: string
  /** The document to change; null if a new one is made. */
  readonly documentId: string | null
  readonly work: Work
}
type NewBatch = { readonly batchId: string; readonly act: BatchAct; readonly documents: readonly NewDocument[] }

export async function insertBatch({ tx, now, by }: Action<Staff>, { batchId, act, documents }: NewBatch) {
  await tx.rows(sql`
    insert into batch (batch_id, act, account_id, made_by, made_at)
    values (${batchId}, ${act}, ${by.accountId}, ${by.name}, ${now})`)
  await tx.rows(sql`
    insert into batch_document (batch_id, document_no, subject, from_date, to_date, sequence, document_id, work)
    select ${batchId}, no, subject, from_date, to_date, sequence, document_id, work
    from unnest(${documents.map(({ subject }) => subject)}::text[], ${documents.map(({ period }) => period?.from ?? null)}::date[],
      ${documents.map(({ period }) => period?.to ?? null)}::date[], ${documents.map(({ sequence }) => sequence)}::text[],
      ${documents.map(({ documentId }) => documentId)}::uuid[],
      ${documents.map(({ work }) => JSON.stringify(work))}::jsonb[]) with ordinality
      as document(subject, from_date, to_date, sequence, document_id, work, no)`)
}

const refusal = sql`json_build_object('documentNo', d.document_no, 'subject', d.subject, 'documentId', d.document_id,
  'period', case when d.from_date is not null then json_build_object('from', d.from_date, 'to', d.to_date) end,
  'problem', d.problem)`

/** A batch with its progress. */
export const batchById = (tx: Queryable, batchId: string) =>
  tx.first(sql<Batch>`
    select b.batch_id, b.act, b.made_by, ${instant('b.made_at')} as made_at,
      count(*)::int as documents, count(*) filter (where d.state = 'DONE')::int as done,
      coalesce(json_agg(${refusal} order by d.document_no) filter (where d.state = 'REFUSED'), '[]') as refused
    from batch b join batch_document d using (batch_id) where b.batch_id = ${batchId} group by b.batch_id`)

/** The newest batch of this day and these acts of which documents wait; one that waits longer failed for good. */
export const runningBatch = async ({ tx, now }: Transaction, acts: readonly BatchAct[]) =>
  (
    await tx.first(sql<{ batchId: string }>`
      select batch_id from batch b
      where made_at > ${now}::timestamptz - interval '1 day' and act = any(${acts}::text[])
        and exists (select from batch_document d where d.batch_id = b.batch_id and d.state = 'WAITING')
      order by made_at desc limit 1`)
  )?.batchId ?? null

/** The place of a document in its batch. */
export type DocumentKey = { readonly batchId: string; readonly documentNo: number }

/** A document that waits, locked until the transaction ends; undefined once it is done or refused. */
export const lockWaiting = (tx: Queryable, { batchId, documentNo }: DocumentKey) =>
  tx.first(sql<{ work: unknown }>`
    select work from batch_document
    where batch_id = ${batchId} and document_no = ${documentNo} and state = 'WAITING' for update`)

export const setDone = (tx: Queryable, { batchId, documentNo }: DocumentKey, documentId: string) =>
  tx.rows(sql`
    update batch_document set state = 'DONE', document_id = ${documentId}
    where batch_id = ${batchId} and document_no = ${documentNo}`)

/** Notes why a waiting document was refused; whether it still waited. */
export const setRefused = async (tx: Queryable, { batchId, documentNo }: DocumentKey, problem: ProblemName) =>
  (
    await tx.rows(sql`
      update batch_document set state = 'REFUSED', problem = ${problem}
      where batch_id = ${batchId} and document_no = ${documentNo} and state = 'WAITING' returning 1`)
  ).length > 0

/** The first waiting document of each sequence, or of the sequence of one document. */
export const nextDocuments = (tx: Queryable, batchId: string, after: number | null = null) =>
  tx.rows(sql<{ documentNo: number }>`
    select min(d.document_no)::int as document_no from batch_document d
    where d.batch_id = ${batchId} and d.state = 'WAITING' and (${after}::int is null or d.sequence = (
      select sequence from batch_document before where before.batch_id = ${batchId} and before.document_no = ${after}))
    group by d.sequence order by 1`)
