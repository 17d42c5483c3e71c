import { sql } from 'kysely'
import type { QuoteDocument } from '#contract/quotes.ts'
import { readBy } from '#server/modules/enquiries/viewing.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'

export type Agreement = {
  quoteNumber: string
  version: number
  document: QuoteDocument
  hash: string
  signature: string | null
  acceptedBy: string
  acceptedAt: Date
  how: string
}

/** The accepted quotes behind some jobs; customers get those whose enquiry they may read. */
export const agreementsOf = (tx: Queryable, by: Staff | Caller, jobIds: readonly string[]) =>
  tx.rows(sql<Agreement>`
    select q.quote_number, q.version, a.document, a.hash, a.signature, a.accepted_by,
      a.accepted_at, a.how
    from quote_acceptance a join quote q using (quote_id) join enquiry using (enquiry_id)
    where ${by.kind === 'STAFF' ? sql`true` : readBy(by)} and q.quote_id in (select job.quote_id from job where job.job_id = any(${jobIds}::uuid[]))
    order by q.quote_number`)
