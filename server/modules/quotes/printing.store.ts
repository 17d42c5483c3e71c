import { type RawBuilder, sql } from 'kysely'
import type { QuoteDocument, QuoteStatus } from '#contract/quotes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { type Accepted, acceptanceOf } from './answers.store.ts'

export type Printed = {
  quoteId: string
  status: QuoteStatus
  document: QuoteDocument
  sentAt: string
  settingsVersion: number
  acceptance: Accepted | null
}

/** A version that was sent, if its enquiry is `visible`, with the version of the settings that it was issued under. */
export const issuedQuote = (tx: Queryable, quoteId: string, visible: RawBuilder<unknown>) =>
  tx.first(sql<Printed>`
    select q.quote_id, q.status, q.document, ${instant('q.sent_at')} as sent_at,
      q.settings_version, ${acceptanceOf} as acceptance
    from quote q join enquiry using (enquiry_id)
    where q.quote_id = ${quoteId} and q.status <> 'DRAFT' and ${visible}`)
