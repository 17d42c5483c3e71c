// The desk's follow-up: each version in the group that says what is to be done about it.
import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { DeskQuoteItem, FollowUpGroup } from '#contract/quotes.desk.ts'
import type { QuoteStatus } from '#contract/quotes.ts'
import type { Transaction } from '#server/platform/action.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import { asRequest } from './answers.store.ts'
import { statusAt } from './status.store.ts'

type Row = Omit<DeskQuoteItem, 'expiresAt'>
type Filter = Paged & {
  filter?: QuoteStatus | undefined
  group?: FollowUpGroup | undefined
  q?: string | undefined
  customerOf?: string | undefined
}

/** A live version is urgent in its last days. */
const URGENT = sql`interval '2 days'`

/**
 * The group of the version `q`, of which `n` knows newer versions of the enquiry, `r` requests and `s` readers. One
 * that a newer version has taken over has none; until that is sent, a request and a live version still count.
 */
const groupAt = (now: Date) => sql`case
  when q.status = 'DRAFT' then case when f.owner_asked_by is null then 'DRAFT' else 'OWNER' end
  when q.version < n.newest_sent or q.status = 'SUPERSEDED' then null
  when q.status = 'ACCEPTED' then 'WON'
  when q.status in ('SENT', 'EXPIRED') and r.requested_at is not null then 'ASKED'
  when ${statusAt(now)} = 'SENT' then
    case when end_of_day(q.valid_until) <= ${now}::timestamptz + ${URGENT} then 'EXPIRING'
      when s.seen_at is not null then 'SEEN' else 'UNSEEN' end
  when q.version = n.newest then 'LOST' end`

/** Every version in its group. Each table is read once, because versions are counted all together. */
const standingAt = (now: Date) => sql`standing as materialized (
  select q.quote_id, q.enquiry_id, q.quote_number, q.changed_at, q.valid_until, ${statusAt(now)} as status_now,
    f.owner_asked_at, r.requested_at, s.seen_at, ${groupAt(now)} as "group"
  from quote q
    join (select enquiry_id, max(version) as newest, max(version) filter (where status <> 'DRAFT') as newest_sent
      from quote group by 1) n using (enquiry_id)
    left join quote_follow_up f using (quote_id)
    left join (select quote_id, max(requested_at) as requested_at from quote_request group by 1) r using (quote_id)
    left join (select quote_id, min(seen_at) as seen_at from quote_seen group by 1) s using (quote_id))`

const customer = sql`coalesce(c.company_name, trim(concat(a.first_name, ' ', a.last_name)))`

/** The enquiries whose number or customer contains a text. */
const named = (text: string) => sql`(select e.enquiry_id from enquiry e join account a using (account_id)
  left join company c on c.company_id = e.company_id
  where concat_ws(' ', e.enquiry_number, c.company_name, a.first_name, a.last_name) ilike ${text})`

/** The enquiries of the customer of one of them. */
const ofSame = (enquiryId: string) => sql`(select e.enquiry_id from enquiry e join enquiry same
  on coalesce(same.company_id, same.account_id) = coalesce(e.company_id, e.account_id)
  where same.enquiry_id = ${enquiryId})`

function matching({ filter, group, q, customerOf }: Filter) {
  const text = containing(q)
  return sql`true
    ${filter === undefined ? sql`` : sql`and status_now = ${filter}`}
    ${group === undefined ? sql`` : sql`and "group" = ${group}`}
    ${customerOf === undefined ? sql`` : sql`and enquiry_id in ${ofSame(customerOf)}`}
    ${text === null ? sql`` : sql`and (quote_number ilike ${text} or enquiry_id in ${named(text)})`}`
}

/** Longest wait or earliest expiry first; otherwise the latest change. */
const orders: Partial<Record<FollowUpGroup, ReturnType<typeof sql>>> = {
  ASKED: sql`requested_at, quote_id`,
  OWNER: sql`owner_asked_at, quote_id`,
  EXPIRING: sql`valid_until, quote_id`,
  SEEN: sql`valid_until, quote_id`,
  UNSEEN: sql`valid_until, quote_id`,
}
const orderOf = ({ group }: Filter) => (group && orders[group]) ?? sql`changed_at desc, quote_id desc`

/** Why it was declined or withdrawn. */
const reason = sql`(select v.reason from quote_event v
  where v.quote_id = q.quote_id and v.act in ('decline', 'withdraw') order by v.happened_at desc limit 1)`
const request = sql`(select ${asRequest} from quote_request r left join account asker on asker.account_id = r.actor_account_id
  where r.quote_id = q.quote_id order by r.requested_at desc, r.request_id desc limit 1)`

const item = sql`'quoteId', q.quote_id, 'quoteNumber', q.quote_number, 'version', q.version, 'status', s.status_now,
  'enquiryId', q.enquiry_id, 'enquiryNumber', e.enquiry_number, 'customer', ${customer}, 'validUntil', q.valid_until,
  'totalPaise', quote_total(q.quote_id, q.total_paise), 'changedAt', ${instant('q.changed_at')}, 'changedBy', q.changed_by,
  'sentAt', ${instant('q.sent_at')}, 'group', s."group", 'seenAt', ${instant('s.seen_at')},
  'remindedAt', ${instant('f.reminded_at')}, 'request', case when s."group" = 'ASKED' then ${request} end,
  'reason', ${reason},
  'lost', case when f.lost_reason is not null then json_build_object('reason', f.lost_reason, 'note', f.lost_note) end`

type FollowUp = { rows: Row[]; total: number; counts: Partial<Record<FollowUpGroup, number>> }

/** One page of the versions with the number of all, and how many stand in each group, in one statement. */
export async function followUp({ tx, now }: Transaction, filter: Filter) {
  const read = await tx.first(sql<FollowUp>`
    with ${standingAt(now)}, found as (select * from standing where ${matching(filter)}),
      shown as (select found.*, row_number() over (order by ${orderOf(filter)}) as place from found
        order by place limit ${filter.size} offset ${filter.page * filter.size})
    select (select count(*)::int from found) as total,
      (select coalesce(json_object_agg("group", total), '{}') from (
        select "group", count(*) as total from standing where "group" is not null group by 1) counted) as counts,
      (select coalesce(json_agg(json_build_object(${item}) order by s.place), '[]')
        from shown s join quote q using (quote_id) left join quote_follow_up f using (quote_id)
          join enquiry e on e.enquiry_id = q.enquiry_id join account a on a.account_id = e.account_id
          left join company c on c.company_id = e.company_id) as rows`)
  if (!read) throw new Error('The follow-up answers with one row.')
  return read
}
