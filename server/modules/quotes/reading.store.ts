import { type RawBuilder, sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { DeskQuoteItem } from '#contract/quotes.desk.ts'
import type { Quote, QuoteDocument, QuoteStatus } from '#contract/quotes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'
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

type Filter = Paged & { filter?: QuoteStatus | undefined; q?: string | undefined }

/** One page of the versions, and the number of all. */
export async function quotesAtDesk(tx: Queryable, { filter, q, page, size }: Filter) {
  const text = containing(q)
  const rows = await tx.rows(sql<DeskQuoteItem & { total: number }>`
    select q.quote_id as "quoteId", q.quote_number as "quoteNumber", q.version, q.status, q.enquiry_id as "enquiryId",
      e.enquiry_number as "enquiryNumber",
      coalesce(c.company_name, trim(concat(a.first_name, ' ', a.last_name))) as customer,
      q.valid_until as "validUntil", q.total_paise as "totalPaise", ${instant('q.changed_at')} as "changedAt",
      ${instant('q.sent_at')} as "sentAt", count(*) over ()::int as total
    from quote q join enquiry e using (enquiry_id) join account a on a.account_id = e.account_id
      left join company c on c.company_id = e.company_id
    where (${filter ?? null}::text is null or q.status = ${filter ?? null})
      and (${text}::text is null or concat_ws(' ', q.quote_number, e.enquiry_number, c.company_name, a.first_name,
        a.last_name) ilike ${text})
    order by q.changed_at desc, q.quote_id desc limit ${size} offset ${page * size}`)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}
