// HIRE at an hourly rate: every worked hour costs the rate, and guaranteed hours are billed whether worked or not.
// max(W, minimumHours − B) × rate, never below zero. W counts all days. The guarantee is not scaled to a partial cycle;
// the supplier's breakdown B lowers it. Source: `docs/hire.md`.
import type { Facts } from './facts.ts'
import type { Line } from './line.ts'
import { Rational, sumOf } from './rational.ts'

export function hourlyLine({ given, days, rates, onHire }: Facts, breakdown: Rational): Line {
  const worked = sumOf(days.map((day) => day.worked))
  const least = Rational.decimal(given.terms.minimumHours).minus(breakdown)
  const isGuaranteed = worked.isLessThan(least)
  return {
    code: 'HIRE',
    amount: worked.atLeast(least).times(rates.rate),
    days: onHire,
    whyKey: isGuaranteed ? 'guaranteedHours' : 'hoursWorked',
    whyParams: { worked: String(worked), ...(isGuaranteed && { least: String(least) }) },
  }
}
