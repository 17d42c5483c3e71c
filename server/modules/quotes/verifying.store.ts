import { sql } from 'kysely'
import type { VerifiedQuote } from '#contract/quotes.verify.ts'
import type { Database } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

export type Printed = { readonly quoteNumber: string; readonly version: number; readonly hash: string }

/** The document accepted, or else sent, under this number and version with this beginning of its hash. */
export const verifiedQuote = (db: Database, { quoteNumber, version, hash }: Printed) =>
  db.serving('verify').transaction((tx) =>
    tx.first(sql<VerifiedQuote>`
      select q.quote_number, q.version, issued.hash, issued.kind, issued.at
      from quote q cross join lateral (
        select x.hash, 'ACCEPTED' as kind, ${instant('x.accepted_at')} as at, 1 as rank
        from quote_acceptance x where x.quote_id = q.quote_id
        union all select q.hash, 'SENT', ${instant('q.sent_at')}, 2) issued
      where q.quote_number = ${quoteNumber} and q.version = ${version} and q.status <> 'DRAFT'
        and starts_with(issued.hash, ${hash})
      order by issued.rank limit 1`),
  )
