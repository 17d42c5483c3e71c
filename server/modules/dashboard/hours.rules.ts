// Hours worked against hours paid, from the logs of a job.
import { datesFrom, dayOffs, earlier, later, plusDays, plusMonths } from '#server/hire/calendar.ts'
import type { Hire } from '#server/modules/jobs/hires.ts'
import type { Logged } from './dashboard.store.ts'

/** The days that the suggestion to end a hire looks back, without today: its log comes in the evening. */
export const RECENT_DAYS = 7

/** The months up to that of today, oldest first, as `YYYY-MM`. */
export const monthsTo = (today: string, count: number) =>
  Array.from({ length: count }, (_, at) => plusMonths(`${today.slice(0, 7)}-01`, at + 1 - count).slice(0, 7))

export const firstOf = (month: string) => `${month}-01`
export const lastOf = (month: string) => plusDays(plusMonths(firstOf(month), 1), -1)

type Days = { readonly from: string; readonly to: string }

/** Hours are quarters and litres tenths, which sums of binary fractions keep to two decimals. */
const total = (values: readonly string[]) =>
  String(Number(values.reduce((sum, each) => sum + Number(each), 0).toFixed(2)))

/** Hours and fuel of a span of days, by its logs. */
function hoursIn(hire: Hire, logs: readonly Logged[], { from, to }: Days) {
  const isOff = dayOffs(hire.agreed.terms, hire.holidays)
  const dates = new Set(logs.flatMap((log) => log.dates))
  const working = onHireIn(hire, { from, to }).filter((date) => !isOff(date))
  const seconds = logs.flatMap(({ secondDates }) => secondDates).length
  const paidShifts = working.filter((date) => dates.has(date)).length + seconds
  return {
    workedHours: total(logs.map(({ worked }) => worked)),
    idleHours: total(logs.map(({ idle }) => idle)),
    breakdownHours: total(logs.map(({ breakdown }) => breakdown)),
    paidHours: total([String(paidShifts * hire.agreed.terms.hoursPerDay)]),
    litres: total(logs.map((log) => log.litres)),
    unloggedDays: working.filter((date) => !dates.has(date)).length,
  }
}

/** The days of a span on which the machine was on hire. */
function onHireIn({ onHireFrom, billingStopsAt }: Hire, { from, to }: Days) {
  if (onHireFrom === null) return []
  return datesFrom(later(from, onHireFrom), earlier(to, billingStopsAt ?? to))
}

/** The hours of a month. A day counts as one without a log once it has passed. */
export function hoursOfMonth(hire: Hire, logs: readonly Logged[], { month, today }: { month: string; today: string }) {
  const ofMonth = logs.filter((log) => log.month === month)
  const isLoggedToday = ofMonth.some(({ dates }) => dates.includes(today))
  const until = isLoggedToday ? today : plusDays(today, -1)
  return { month, ...hoursIn(hire, ofMonth, { from: firstOf(month), to: earlier(lastOf(month), until) }) }
}

/** The last seven days; undefined if the machine was not on hire on all of them. */
export function recentHours(hire: Hire, logs: readonly Logged[], today: string) {
  const from = plusDays(today, -RECENT_DAYS)
  if (hire.onHireFrom === null || hire.onHireFrom > from) return undefined
  const recent = hoursIn(
    hire,
    logs.filter(({ isRecent }) => isRecent),
    { from, to: plusDays(today, -1) },
  )
  const unlogged = recent.unloggedDays * hire.agreed.terms.hoursPerDay
  return { ...recent, unlogged, paidHours: String(Number(recent.paidHours) + unlogged) }
}

/** Whether less than a share of the paid hours was worked. A day without a log counts as worked, as it is billed so. */
export function isIdle(recent: NonNullable<ReturnType<typeof recentHours>>, percent: number) {
  const paid = Number(recent.paidHours)
  return paid > 0 && (Number(recent.workedHours) + recent.unlogged) * 100 < paid * percent
}
