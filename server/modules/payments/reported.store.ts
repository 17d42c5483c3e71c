import { sql } from 'kysely'
import type { OpenReport } from '#contract/invoices.reports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { holds } from './bank.store.ts'

/** The reference of a payment; null for cash. */
export const referenceOf = async (tx: Queryable, paymentId: string) =>
  (await tx.first(sql<{ reference: string | null }>`select reference from payment where payment_id = ${paymentId}`))
    ?.reference ?? null

const MATCHES_MAX = 20

/**
 * The open reports, the oldest first, each with the rows to match that it may be: those with its reference, else all of its
 * amount from about its day.
 */
export const openReports = (tx: Queryable, limit: number) =>
  tx.rows(sql<OpenReport & { total: number }>`
    select r.payment_report_id as report_id, r.paid_on, r.mode, r.reference, r.amount_paise::float8 as amount_paise,
      r.tds_paise::float8 as tds_paise, r.note, r.reported_by as "by", ${instant('r.reported_at')} as "at",
      i.invoice_id, i.invoice_number, i.customer_name,
      coalesce(i.company_id, i.account_id) as customer_id, i.balance_paise::float8 as balance_paise,
      coalesce(m.matches, '[]') as matches,
      count(*) over ()::int as total
    from payment_report r join invoice i using (invoice_id)
    left join lateral (
      select json_agg(json_build_object('lineId', line_id, 'bookedOn', booked_on, 'isSameReference', is_same)
        order by booked_on, line_id) as matches
      from (
        select l.line_id, l.booked_on, s.is_same, bool_or(s.is_same) over () as is_any_same
        from bank_line l, lateral (
          select coalesce(l.reference = r.reference or ${holds(sql`l.narration`, sql`r.reference`)}, false) as is_same) s
        where l.status = 'TO_MATCH' and l.direction = 'CREDIT'
          and (s.is_same or l.amount_paise = r.amount_paise and abs(l.booked_on - r.paid_on) <= 7)
        order by s.is_same desc, l.booked_on, l.line_id limit ${MATCHES_MAX}) l
      where is_same = is_any_same) m on true
    where r.status = 'REPORTED' order by r.reported_at, r.payment_report_id limit ${limit}`)
