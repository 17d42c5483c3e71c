// STANDBY: an idle machine costs the percentage agreed for the cause; the rest is deducted from the hire.
// −(1 − pct ÷ 100) × hours × hour per cause, summed, and never more than the hire. Source: `docs/hire.md`.
import { idleCauses } from '#contract/rate-terms.ts'
import type { Facts } from './facts.ts'
import { datesOf, type Line } from './line.ts'
import { ONE, Rational, sumOf } from './rational.ts'

const HUNDRED = Rational.whole(100)

/** `hire` is the exact amount of the HIRE line. */
export function standbyLine({ given, days, rates }: Facts, hire: Rational): Line {
  const idleHours = days.flatMap(({ idle }) => idle)
  const causes = idleCauses.map((cause) => {
    const off = ONE.minus(Rational.decimal(given.terms.standbyPct[cause]).over(HUNDRED))
    const hours = sumOf(idleHours.filter(([of]) => of === cause).map(([, taken]) => taken))
    return { cause, hours, off, amount: off.times(hours).times(rates.hour) }
  })
  const deducted = causes.filter(({ amount }) => !amount.isZero())
  const amount = sumOf(deducted.map((part) => part.amount))
  const counts = new Set<string>(deducted.map(({ cause }) => cause))
  const idleDays = days.filter(({ idle }) => idle.some(([cause, hours]) => counts.has(cause) && !hours.isZero()))
  return {
    code: 'STANDBY',
    amount: amount.atMost(hire).negated(),
    days: datesOf(idleDays),
    whyKey: hire.isLessThan(amount) ? 'standbyCapped' : 'standby',
    whyParams: {
      causes: deducted.map(({ cause, hours }) => ({ cause, hours: String(hours), percent: percentOf(given, cause) })),
    },
  }
}

const percentOf = (given: Facts['given'], cause: (typeof idleCauses)[number]) =>
  String(Rational.decimal(given.terms.standbyPct[cause]))
