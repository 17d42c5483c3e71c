// HIRE at an hourly rate: every worked hour of both shifts costs the rate, and guaranteed hours are billed whether worked
// or not. max(W, max(0, minimumHours × s − B − unpaid idle)) × rate. The supplier's breakdown B and unpaid idle hours of
// first shifts lower the guarantee, which has the cycle's share s. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import { shareOfCycle } from './hire.ts'
import type { Line } from './line.ts'
import { Rational, sumOf, ZERO } from './rational.ts'
import { workedOf } from './shifts.ts'

/** `breakdown` is B in hours. */
export function hourlyLine(facts: Facts, breakdown: Rational): Line {
  const { given, days, rates, onHire } = facts
  const worked = sumOf(days.map(({ first, second }) => first.worked.plus(workedOf(second))))
  const lost = breakdown.plus(sumOf(days.map((day) => day.lost.idle)))
  const least = Rational.decimal(given.terms.minimumHours).times(shareOfCycle(facts)).minus(lost).atLeast(ZERO)
  const isGuaranteed = worked.isLessThan(least)
  const billed = worked.atLeast(least)
  return {
    code: 'HIRE',
    amount: billed.times(rates.rate),
    measure: { quantity: billed, unit: 'HRS', rate: rates.rate },
    days: onHire,
    whyKey: isGuaranteed ? 'guaranteedHours' : 'hoursWorked',
    whyParams: { worked: String(worked), ...(isGuaranteed && { least: String(least) }) },
  }
}
