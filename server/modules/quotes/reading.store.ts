import { type RawBuilder, sql } from 'kysely'
import type { Quote, QuoteDocument } from '#contract/quotes.ts'
import type { Transaction } from '#server/platform/action.ts'
import { instant } from '#server/platform/instant.store.ts'
import { type Accepted, acceptanceOf, requestsOf } from './answers.store.ts'
import { statusAt } from './status.store.ts'

type Own = 'quoteId' | 'enquiryId' | 'status' | 'sentAt' | 'hash' | 'versions' | 'requests' | 'events'
type Sent = Pick<Quote, Own> & {
  /** The company of the enquiry. */
  companyId: string | null
  document: QuoteDocument
  /** The document of the version before. */
  before: QuoteDocument | null
  acceptance: Accepted | null
  /** Whether the reader may also answer. */
  mayAct: boolean
}

const before = sql`(
  select b.document from quote b where b.enquiry_id = q.enquiry_id and b.version < q.version and b.status <> 'DRAFT'
  order by b.version desc limit 1)`
const versionsAt = (now: Date) => sql`(
  select json_agg(json_build_object('quoteId', v.quote_id, 'version', v.version, 'status', ${statusAt(now, 'v')},
    'sentAt', ${instant('v.sent_at')}, 'totalPaise', quote_total(v.quote_id, v.total_paise)) order by v.version desc)
  from quote v where v.enquiry_id = q.enquiry_id and v.status <> 'DRAFT')`
const events = sql`(
  select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', ${instant('e.happened_at')},
      'reason', e.reason, 'actor', coalesce(e.actor_name, trim(concat(a.first_name, ' ', a.last_name))))
      order by e.happened_at, e.event_id)
  from quote_event e left join account a on a.account_id = e.actor_account_id
  where e.quote_id = q.quote_id and e.act <> 'draft')`

/** A version that was sent, with everything that belongs to it, if its enquiry is `visible`; `own` says who may answer. */
export const sentQuote = (
  { tx, now }: Transaction,
  quoteId: string,
  visible: RawBuilder<unknown>,
  own: RawBuilder<unknown> = visible,
) =>
  tx.first(sql<Sent>`
    select q.quote_id, q.enquiry_id, ${statusAt(now)} as status, ${instant('q.sent_at')} as sent_at, q.hash,
      q.document, ${before} as before, enquiry.company_id, ${versionsAt(now)} as versions,
      ${requestsOf} as requests, ${acceptanceOf} as acceptance, ${events} as events, (${own})::boolean as may_act
    from quote q join enquiry using (enquiry_id)
    where q.quote_id = ${quoteId} and q.status <> 'DRAFT' and ${visible}`)
