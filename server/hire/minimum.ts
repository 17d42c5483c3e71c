// MINIMUM: the closing bill tops up a hire of fewer calendar days than the agreed minimum, unless the supplier is why it
// ended. By the month to R × minimumDays ÷ 31, less the printed HIRE of earlier cycles and the exact HIRE of this one: a
// day costs at least R ÷ 31, so who stays longer never pays less. By the day to best(minimumDays). Source: `docs/hire.md`.
import { best } from './best-rate.ts'
import { daysBetween } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Line } from './line.ts'
import { lump } from './measure.ts'
import { Rational, ZERO } from './rational.ts'

const DAYS_OF_LONGEST_MONTH = Rational.whole(31)

/** What the minimum lacks in paise; `hire` is the exact amount of the HIRE line. */
function missing({ given, onHire, rates }: Facts, hire: Rational) {
  const { terms, billedDays, billedPaise = 0 } = given
  if (terms.basis === 'DAY') {
    const [least, had] = [terms.minimumDays, billedDays + onHire.length].map(
      (n) => best(n, terms.tiers ?? []).pricePaise,
    )
    return Rational.whole((least ?? 0n) - (had ?? 0n))
  }
  const least = rates.rate.times(Rational.whole(terms.minimumDays)).over(DAYS_OF_LONGEST_MONTH)
  return least.minus(Rational.whole(billedPaise)).minus(hire)
}

export function minimumLine(facts: Facts, hire: Rational): Line {
  const { closing, offHireCause, terms, period, onHire } = facts.given
  const had = daysBetween(onHire.from, onHire.to ?? period.to)
  const isDue = closing && offHireCause === 'CUSTOMER' && had < terms.minimumDays
  const amount = isDue ? missing(facts, hire).atLeast(ZERO) : ZERO
  return {
    code: 'MINIMUM',
    amount,
    measure: lump(amount),
    days: facts.onHire,
    whyKey: 'minimum',
    whyParams: { days: had, least: terms.minimumDays },
  }
}
