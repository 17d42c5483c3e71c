import { sql } from 'kysely'
import type { MonthClosing } from '#contract/ledger.months.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'

const firstOf = (month: string) => `${month}-01`

/** The closings of months, the newest month first. */
export const closings = (tx: Queryable) =>
  tx.rows(sql<MonthClosing>`
    select to_char(month, 'YYYY-MM') as month, filed_on, closed_by, ${instant('closed_at')} as closed_at,
      case when reopened_at is not null then json_build_object('reason', reopen_reason, 'by', reopened_by,
        'at', ${instant('reopened_at')}) end as reopened
    from month_closing order by month desc, closed_at desc`)

/** Until the end of the transaction nobody dates anything: who is closing a month has waited for those who did. */
export const lockMonths = (tx: Queryable) => tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('months', 0))`)

/** Closes a month; undefined where it is closed. */
export const insertClosing = ({ tx, now, by }: Action<Staff>, { month, filedOn }: { month: string; filedOn: string }) =>
  tx.first(sql`
    insert into month_closing (closing_id, month, filed_on, closed_by, closed_at)
    values (${newId(now.getTime())}, ${firstOf(month)}, ${filedOn}, ${by.name}, ${now})
    on conflict (month) where reopened_at is null do nothing returning 1`)

/** Opens a closed month; undefined where it is open. */
export const endClosing = ({ tx, now, by }: Action<Staff>, { month, reason }: { month: string; reason: string }) =>
  tx.first(sql`
    update month_closing set reopen_reason = ${reason}, reopened_by = ${by.name}, reopened_at = ${now}
    where month = ${firstOf(month)} and reopened_at is null returning 1`)

/** Whether a month is closed: `2026-10`. */
export const isClosed = async (tx: Queryable, month: string) =>
  (await tx.first(sql`select from month_closing where month = ${firstOf(month)} and reopened_at is null`)) !== undefined
