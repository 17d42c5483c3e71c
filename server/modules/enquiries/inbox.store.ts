import { sql } from 'kysely'
import { dateInIndia } from '#contract/dates.ts'
import type { AnswersOfMonth, InboxCounts, InboxItem, InboxTab, Turn } from '#contract/enquiries.inbox.ts'
import type { Paged } from '#contract/paging.ts'
import type { Settings } from '#contract/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import { personName } from './messages.store.ts'
import { statusAt } from './status.store.ts'

/** The inputs of the clock to the first answer. */
export type Clocked = { turn: Turn; submittedAt: string; answerDueAt: string | null; answerMinutes: number | null }

type InboxFilter = Paged & {
  filter: InboxTab
  q?: string | undefined
  city?: string | undefined
  assignee?: string | undefined
  /** Civil dates of the enquiry. */
  from: string | null
  to: string | null
}

/** The turns of a tab. */
export const turnsOf = (tab: InboxTab): readonly Turn[] =>
  tab === 'OUR_TURN' ? ['FIRST_ANSWER', 'CHANGE_REQUESTED'] : [tab]

/** As the index `enquiry_by_turn` has it, which does not know the clock. */
const storedTurn = sql.raw('enquiry_turn(status, first_answered_at, last_spoke)')
/** The turn at a time: one whose quote has expired by then is closed, unless the customer has asked for a change. */
export const turnAt = (now: Date) => sql`enquiry_turn(${statusAt(now)}, first_answered_at, last_spoke)`
/** The stored turns among which those of a tab are found. */
const storedTurnsOf = (tab: InboxTab): readonly Turn[] =>
  tab === 'CLOSED' ? ['CLOSED', 'CUSTOMER_TURN'] : turnsOf(tab)

/** The enquiries whose number, machine or customer contains a text; found once, for list and counts. */
const found = (text: string | null) => sql`found as materialized (
  select enquiry_id from enquiry where enquiry_number ilike ${text}
    or company_id in (select c.company_id from company c where c.company_name ilike ${text})
    or account_id in (select a.account_id from account a where a.first_name || ' ' || a.last_name ilike ${text})
  union select l.enquiry_id from enquiry_line l where l.product_name ilike ${text})`

/** The conditions apart from the tab. */
const matching = ({ q, city, assignee, from, to }: InboxFilter) => sql`true
  ${containing(q) === null ? sql`` : sql`and enquiry_id in (select found.enquiry_id from found)`}
  ${city === undefined ? sql`` : sql`and city_slug = ${city}`}
  ${from === null ? sql`` : sql`and enquiry_date >= ${from}`}
  ${to === null ? sql`` : sql`and enquiry_date <= ${to}`}
  ${assignee === undefined ? sql`` : assignee === 'nobody' ? sql`and assignee_id is null` : sql`and assignee_id = ${assignee}`}`

/** First answers by their clock, then changes by who waits longest; the other tabs show the newest first. */
const order = (tab: InboxTab) =>
  tab === 'OUR_TURN'
    ? sql`turn desc, case turn when 'FIRST_ANSWER' then coalesce(answer_due_at, submitted_at) else last_spoke_at end, enquiry_id`
    : sql`last_spoke_at desc, enquiry_id desc`

/** Columns of list and page: the row `e`, its person `asker`, its `company`, `city` and `assignee`. */
export const heading = sql`'enquiryId', e.enquiry_id, 'enquiryNumber', e.enquiry_number, 'status', e.status_now,
  'turn', e.turn, 'customer', coalesce(company.company_name, ${personName('asker')}),
  'askedBy', ${personName('asker')}, 'cityName', city.name, 'startDate', e.start_date,
  'operatorRequired', e.operator_required, 'submittedAt', ${instant('e.submitted_at')},
  'answerDueAt', ${instant('e.answer_due_at')}, 'answerMinutes', e.answer_minutes,
  'assignee', case when e.assignee_id is not null then json_build_object(
    'staffId', e.assignee_id, 'name', ${personName('assignee')}) end,
  'unread', (select count(*) from enquiry_message m
    where m.enquiry_id = e.enquiry_id and m.read_at is null and m.actor_kind = 'CUSTOMER')`
export const joined = sql.raw(`join city on city.slug = e.city_slug
  join account asker on asker.account_id = e.account_id
  left join company on company.company_id = e.company_id
  left join account assignee on assignee.account_id = e.assignee_id`)

/**
 * First answers due in the calendar month in India, so far: given, or too late by now. An enquiry that was cancelled
 * before we had to answer does not count.
 */
const answersOfMonth = (now: Date) => {
  const month = `${dateInIndia(now).slice(0, 7)}-01`
  return sql`(select json_build_object('due', count(*), 'inTime', count(*) filter (where first_answered_at <= answer_due_at))
    from enquiry
    where answer_due_at >= ${month}::timestamp at time zone 'Asia/Kolkata'
      and answer_due_at < (${month}::timestamp + interval '1 month') at time zone 'Asia/Kolkata'
      and (first_answered_at is not null or answer_due_at < ${now} and not exists (
        select from enquiry_event v where v.enquiry_id = enquiry.enquiry_id
          and v.to_status = 'CANCELLED' and v.happened_at <= answer_due_at)))`
}

type Row = Omit<InboxItem, 'clock'> & Clocked
type Inbox = { rows: Row[]; counts: Partial<InboxCounts>; answers: AnswersOfMonth; settings: Settings }

/** One tab of the inbox, the counts of all turns, this month's answers and the settings of the clocks, in one statement. */
export async function inbox({ tx, now }: Transaction, filter: InboxFilter) {
  const read = await tx.first(sql<Inbox>`
    with ${filter.q === undefined ? sql`` : sql`${found(containing(filter.q))},`} shown as (
      select * from (select enquiry.*, ${statusAt(now)} as status_now, ${turnAt(now)} as turn from enquiry
        where ${storedTurn} in (${sql.join(storedTurnsOf(filter.filter))}) and ${matching(filter)}) every
      where turn in (${sql.join(turnsOf(filter.filter))})
      order by ${order(filter.filter)} limit ${filter.size} offset ${filter.page * filter.size})
    select ${answersOfMonth(now)} as answers,
      (select contents from settings_version order by version desc limit 1) as settings,
      (select coalesce(json_object_agg(turn, total), '{}') from (
        select ${turnAt(now)} as turn, count(*) as total from enquiry where ${matching(filter)} group by 1) counted) as counts,
      (select coalesce(json_agg(json_build_object(${heading},
          'lastSpokeAt', ${instant('e.last_spoke_at')},
          'lastMessage', case when e.turn = 'CHANGE_REQUESTED' then (select left(m.text, 300) from enquiry_message m
            where m.enquiry_id = e.enquiry_id and m.actor_kind = 'CUSTOMER' order by m.message_no desc limit 1) end,
          'latestTotalPaise', (select q.total_paise from enquiry_quote q where q.enquiry_id = e.enquiry_id
            order by q.sent_at desc, q.version desc limit 1),
          'machines', (select json_agg(json_build_object('productName', l.product_name, 'quantity', l.quantity,
            'period', l.period, 'duration', l.duration) order by l.line_no)
            from enquiry_line l where l.enquiry_id = e.enquiry_id)) order by e.place), '[]')
        from (select shown.*, row_number() over (order by ${order(filter.filter)}) as place from shown) e ${joined}) as rows`)
  if (!read) throw new Error('The inbox answers with one row.')
  return read
}
