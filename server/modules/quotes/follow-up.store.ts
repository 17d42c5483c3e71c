// The desk's list of versions, by the group of the follow-up each stands in.
import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { DeskQuoteItem, FollowUpGroup } from '#contract/quotes.desk.ts'
import type { QuoteStatus } from '#contract/quotes.ts'
import type { Transaction } from '#server/platform/action.ts'
import { containing } from '#server/platform/like.ts'
import { instant } from './quotes.store.ts'
import { statusAt } from './status.store.ts'

type Row = Omit<DeskQuoteItem, 'expiresAt'>
export type Filter = Paged & {
  filter?: QuoteStatus | undefined
  group?: FollowUpGroup | undefined
  q?: string | undefined
  customerOf?: string | undefined
}

/** The last days of a version. */
const URGENT = sql`interval '2 days'`

const groupAt = (
  now: Date,
) => sql`case ${statusAt(now)} when 'DRAFT' then case when f.owner_asked_by is null then 'DRAFT' else 'OWNER' end when 'SENT' then
    case when end_of_day(q.valid_until) <= ${now}::timestamptz + ${URGENT} then 'EXPIRING' else 'UNSEEN' end when 'ACCEPTED' then 'WON'
  when 'SUPERSEDED' then null else 'LOST' end`

/** One page of the versions, and the number of all. */
export async function quotesAtDesk(
  { tx, now }: Transaction,
  { filter, group: wanted, q, customerOf, page, size }: Filter,
) {
  const text = containing(q)
  const [group, status] = [groupAt(now), statusAt(now)]
  const rows = await tx.rows(sql<Row & { total: number }>`
    select q.quote_id as "quoteId", q.quote_number as "quoteNumber", q.version, ${status} as status, q.enquiry_id as "enquiryId",
      e.enquiry_number as "enquiryNumber",
      coalesce(c.company_name, trim(concat(a.first_name, ' ', a.last_name))) as customer,
      q.valid_until as "validUntil", q.total_paise as "totalPaise", ${instant('q.changed_at')} as "changedAt",
      q.changed_by as "changedBy", ${instant('q.sent_at')} as "sentAt", ${group} as "group", null as "seenAt",
      ${instant('f.reminded_at')} as "remindedAt", null as request, null as reason,
      case when f.lost_reason is not null then json_build_object('reason', f.lost_reason, 'note', f.lost_note) end as lost,
      count(*) over ()::int as total
    from quote q left join quote_follow_up f using (quote_id) join enquiry e using (enquiry_id) join account a on a.account_id = e.account_id
      left join company c on c.company_id = e.company_id
    where (${filter ?? null}::text is null or ${status} = ${filter ?? null})
      and (${wanted ?? null}::text is null or ${group} = ${wanted ?? null})
      and (${customerOf ?? null}::uuid is null or exists (select from enquiry same
        where same.enquiry_id = ${customerOf ?? null} and coalesce(same.company_id, same.account_id) =
          coalesce(e.company_id, e.account_id)))
      and (${text}::text is null or concat_ws(' ', q.quote_number, e.enquiry_number, c.company_name, a.first_name,
        a.last_name) ilike ${text})
    order by q.changed_at desc, q.quote_id desc limit ${size} offset ${page * size}`)
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** The number of versions in each group. */
export const countByGroup = ({ tx, now }: Transaction) =>
  tx.rows(sql<{ group: FollowUpGroup; total: number }>`
    select ${groupAt(now)} as "group", count(*)::int as total 
    from quote q left join quote_follow_up f using (quote_id) where q.status <> 'SUPERSEDED' group by 1`)
