// The dashboard's figures for one hire; they hold for the day, as long as the hire and its logs stay as they are.
import type { MonthOfJob, Suggestion } from '#contract/dashboard.ts'
import { plusDays } from '#server/hire/calendar.ts'
import { costsOf, type Hire, savedBy } from '#server/modules/jobs/hires.ts'
import type { Logged } from './dashboard.store.ts'
import { firstOf, hoursOfMonth, isIdle, lastOf, recentHours } from './hours.rules.ts'

export type Times = { readonly today: string; readonly months: readonly string[] }

/** Returns the cost of one hire in each month, to date and in all. A machine that has not arrived has cost nothing. */
export function costsByMonth(hire: Hire, { today, months }: Times) {
  const ends = months.map((month) => lastOf(month))
  const [first = today] = months.map(firstOf)
  const { atPaise, projectedPaise } = costsOf(hire, [plusDays(first, -1), today, ...ends])
  const [before = 0, known = 0, ...atEnds] = atPaise
  const toDatePaise = hire.onHireFrom === null ? 0 : known
  const upTo = (at: number) => (at < 0 ? before : (atEnds[at] ?? 0))
  return {
    toDatePaise,
    projectedPaise,
    months: months.map((month, at) => {
      const isNow = at === months.length - 1
      const start = hire.onHireFrom === null ? 0 : upTo(at - 1)
      const end = isNow ? toDatePaise : hire.onHireFrom === null ? 0 : upTo(at)
      return { month, accruedPaise: end - start, plannedPaise: isNow ? upTo(at) - toDatePaise : 0 }
    }),
  }
}

export type Costs = ReturnType<typeof costsByMonth>

type Idle = Pick<Suggestion, 'workedHours' | 'paidHours' | 'unloggedDays' | 'billingStopsAt' | 'savedPaise'>

export type Reckoned = {
  readonly costs: Costs
  readonly months: readonly MonthOfJob[]
  /** Why an off-hire is suggested, and what it saves. */
  readonly idle: Idle | null
}

/** `stop` is the last billed day of an off-hire that is requested now. */
export type AsOf = Times & { readonly percent: number; readonly stop: string | undefined }

/** The suggestion to end a hire, if the machine stands idle and an off-hire would save something. */
function idleOf(hire: Hire, logs: readonly Logged[], { today, percent, stop }: AsOf): Idle | null {
  if (hire.status !== 'ON_HIRE' || stop === undefined) return null
  const recent = recentHours(hire, logs, today)
  if (recent === undefined || !isIdle(recent, percent)) return null
  const { workedHours, paidHours, unloggedDays } = recent
  const savedPaise = savedBy(hire, stop)
  return savedPaise > 0 ? { workedHours, paidHours, unloggedDays, billingStopsAt: stop, savedPaise } : null
}

/** Hours, costs and suggestion of one hire. */
export function reckoned(hire: Hire, logs: readonly Logged[], asOf: AsOf): Reckoned {
  const costs = costsByMonth(hire, asOf)
  const hours = ({ month, accruedPaise }: Costs['months'][number]) => ({
    ...hoursOfMonth(hire, logs, { month, today: asOf.today }),
    accruedPaise,
  })
  return { costs, months: costs.months.map(hours), idle: idleOf(hire, logs, asOf) }
}
