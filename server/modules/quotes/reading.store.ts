import { type RawBuilder, sql } from 'kysely'
import type { Quote, QuoteDocument } from '#contract/quotes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from './quotes.store.ts'

type Sent = Pick<Quote, 'quoteId' | 'enquiryId' | 'status' | 'sentAt' | 'hash' | 'events'> & { document: QuoteDocument }

/** A version that was sent, if its enquiry is `visible`. */
export const sentQuote = (tx: Queryable, quoteId: string, visible: RawBuilder<unknown>) =>
  tx.first(sql<Sent>`
    select q.quote_id as "quoteId", q.enquiry_id as "enquiryId", q.status, ${instant('q.sent_at')} as "sentAt", q.hash,
      q.document,
      (select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', ${instant('e.happened_at')},
          'reason', e.reason, 'actor', coalesce(e.actor_name, trim(concat(a.first_name, ' ', a.last_name))))
          order by e.happened_at, e.event_id)
        from quote_event e left join account a on a.account_id = e.actor_account_id
        where e.quote_id = q.quote_id and e.act <> 'draft') as events
    from quote q join enquiry using (enquiry_id)
    where q.quote_id = ${quoteId} and q.status <> 'DRAFT' and ${visible}`)

export const sentVersions = (tx: Queryable, enquiryId: string) =>
  tx.rows(sql<Quote['versions'][number] & { document: QuoteDocument }>`
    select quote_id as "quoteId", version, status, ${instant('sent_at')} as "sentAt", total_paise as "totalPaise", document
    from quote where enquiry_id = ${enquiryId} and status <> 'DRAFT' order by version desc`)
