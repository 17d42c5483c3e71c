// Months close once their return is filed. The database refuses what is dated in a closed one; here the refusal is named.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './months.store.ts'

const monthOf = (day: string) => day.slice(0, 7)
const subjectOf = (month: string) => ({ kind: 'month', id: month, label: month })

/** The first day of the month after a month. */
function nextMonth(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
}

const seen = async ({ tx }: Action<Staff>) => ({ closings: await store.closings(tx) })

/** The closings of months, the newest month first. */
export const listMonthClosings = (tools: Tools, caller: Staff) => act(tools, caller, seen)

/** Closes a month. Throws `status-conflict` for a closed one, and `validation` for a return filed before its end or later than today. */
export const closeMonth = (tools: Tools, caller: Staff, closing: { month: string; filedOn: string }) =>
  act(tools, caller, async (action) => {
    const { month, filedOn } = closing
    if (filedOn < nextMonth(month) || filedOn > dateInIndia(action.now))
      throw new Problem('validation', { violations: [violation('filedOn', 'invalid')] })
    await store.lockMonths(action.tx)
    if (!(await store.insertClosing(action, closing))) throw new Problem('status-conflict')
    await audit(action, 'closeMonth', subjectOf(month), { filedOn: { was: null, is: filedOn } })
    return seen(action)
  })

/** Opens a month again. Throws `status-conflict` for an open one. */
export const reopenMonth = (tools: Tools, caller: Staff, { month, reason }: { month: string; reason: string }) =>
  act(tools, caller, async (action) => {
    if (!(await store.endClosing(action, { month, reason }))) throw new Problem('status-conflict')
    await audit(action, 'reopenMonth', subjectOf(month), { reason: { was: null, is: reason } })
    return seen(action)
  })

/** A day itself, or where its month is closed the first day of the next open one. */
export async function firstOpenDay(tx: Queryable, day: string) {
  let open = day
  while (await store.isClosed(tx, monthOf(open))) open = nextMonth(monthOf(open))
  return open
}

/** Throws `month-closed` for a day of a closed month; the refusal offers the first open day. */
export async function requireOpenMonth(tx: Queryable, day: string) {
  const open = await firstOpenDay(tx, day)
  if (open !== day)
    throw refusedFor('month-closed', { key: 'monthClosed', params: { day: formatDate(day), open: formatDate(open) } })
}
