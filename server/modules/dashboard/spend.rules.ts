// The cost of one hire in each month, and the part for idle hours and breakdown. Only the arithmetic of hire decides:
// an hour costs the amount that the bills would be less without it.
import type { IdleCost } from '#contract/dashboard.spend.ts'
import { idleCauses, type RateTerms } from '#contract/rate-terms.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'
import type { Hire } from '#server/modules/jobs/hires.ts'
import type { Logged } from './dashboard.store.ts'
import { hoursOfMonth } from './hours.rules.ts'
import { costsByMonth, type Times } from './reckoned.rules.ts'

export type SpendMonth = {
  readonly month: string
  readonly accruedPaise: number
  readonly workedHours: string
  /** Every working day on hire before today has a log, so that cost and hours are of the same days. */
  readonly isLogged: boolean
  readonly idle: readonly IdleCost[]
  readonly breakdown: { readonly hours: string; readonly paidPaise: number; readonly deductedPaise: number }
}

/** The same hire with other terms. */
const withTerms = (hire: Hire, terms: Partial<RateTerms>): Hire => ({
  ...hire,
  agreed: { ...hire.agreed, terms: { ...hire.agreed.terms, ...terms } },
})

const accruedOf = (hire: Hire, times: Times) => costsByMonth(hire, times).months.map(({ accruedPaise }) => accruedPaise)

const minus = (one: readonly number[], other: readonly number[]) =>
  one.map((paise, month) => paise - (other[month] ?? 0))

/** The hours of the days of a month, as they count in a bill. */
const hoursIn = ({ days }: Hire, month: string, of: (day: Hire['days'][number]) => string | undefined) =>
  String(sumOf(days.filter(({ date }) => date.startsWith(month)).map((day) => Rational.decimal(of(day) ?? '0'))))

/**
 * Returns the cost of the idle hours of each cause by month. The causes are taken out one after the other, so that
 * their sum is the cost of all of them, also where the hire is used up.
 */
function idleByCause(hire: Hire, times: Times, accrued: readonly number[]) {
  let rest = { hire, accrued }
  return idleCauses
    .filter((cause) => hire.days.some(({ idle }) => idle[cause] !== undefined))
    .map((cause) => {
      const without = withTerms(rest.hire, { standbyPct: { ...rest.hire.agreed.terms.standbyPct, [cause]: '0' } })
      const left = accruedOf(without, times)
      const paise = minus(rest.accrued, left)
      rest = { hire: without, accrued: left }
      return { cause, paise }
    })
}

/** The amounts paid and deducted for breakdown hours, by month. */
function breakdownOf(hire: Hire, times: Times, accrued: readonly number[]) {
  if (!hire.days.some(({ breakdown }) => Number(breakdown) > 0)) return undefined
  const as = (breakdown: RateTerms['breakdown']) => accruedOf(withTerms(hire, { breakdown }), times)
  return {
    // If a breakdown day counts whole, the deduction exceeds its hours.
    paid: minus(accrued, as({ effect: 'DEDUCT', graceHours: '0' })).map((paise) => Math.max(0, paise)),
    deducted: minus(as({ effect: 'NONE', graceHours: '0' }), accrued),
  }
}

/** Costs and hours of a hire in each month, oldest first. */
export function spendOfHire(hire: Hire, logs: readonly Logged[], times: Times): SpendMonth[] {
  const accrued = accruedOf(hire, times)
  const idle = hire.onHireFrom === null ? [] : idleByCause(hire, times, accrued)
  const broken = hire.onHireFrom === null ? undefined : breakdownOf(hire, times, accrued)
  return times.months.map((month, at) => {
    const { workedHours, unloggedDays } = hoursOfMonth(hire, logs, { month, today: times.today })
    return {
      month,
      accruedPaise: accrued[at] ?? 0,
      workedHours,
      isLogged: unloggedDays === 0,
      idle: idle.map(({ cause, paise }) => ({
        cause,
        hours: hoursIn(hire, month, (day) => day.idle[cause]),
        paise: paise[at] ?? 0,
      })),
      breakdown: {
        hours: hoursIn(hire, month, ({ breakdown }) => breakdown),
        paidPaise: broken?.paid[at] ?? 0,
        deductedPaise: broken?.deducted[at] ?? 0,
      },
    }
  })
}
