// MINIMUM: the closing bill tops up a hire that was shorter than the agreed minimum.
// max(0, minimumDays − calendar days of the whole hire) × day. Source: `docs/hire.md`.
import { daysBetween } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Line } from './line.ts'
import { Rational } from './rational.ts'

export function minimumLine({ given, onHire, rates }: Facts): Line {
  const { closing, terms, period, onHire: hire } = given
  const had = daysBetween(hire.from, hire.to ?? period.to)
  const short = closing ? Math.max(0, terms.minimumDays - had) : 0
  return {
    code: 'MINIMUM',
    amount: rates.day.times(Rational.whole(short)),
    days: onHire,
    whyKey: 'minimum',
    whyParams: { days: had, least: terms.minimumDays, short },
  }
}
