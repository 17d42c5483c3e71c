// STANDBY: an idle machine costs the percentage agreed for the cause; the rest is deducted from the hire.
// −(unpaid idle hours of first shifts) × hour, and never more than the hire. Source: `docs/hire.md`.
import { idleCauses } from '#contract/rate-terms.ts'
import type { Facts } from './facts.ts'
import { datesOf, type Line } from './line.ts'
import { deducted } from './measure.ts'
import { Rational, sumOf } from './rational.ts'
import { unpaidIdle, unpaidShare } from './shifts.ts'

/** `hire` is the exact amount of the HIRE line. */
export function standbyLine({ given, days, rates }: Facts, hire: Rational): Line {
  const idle = days.filter(({ lost }) => !lost.idle.isZero())
  const lost = sumOf(idle.map((day) => day.lost.idle))
  const reported = sumOf(idle.map(({ first }) => unpaidIdle(given.terms, first)))
  const amount = lost.times(rates.hour)
  const paid = amount.atMost(hire)
  const causes = idleCauses
    .filter((cause) => !unpaidShare(given.terms, cause).isZero())
    .map((cause) => ({
      cause,
      hours: sumOf(idle.flatMap(({ first }) => first.idle.filter(([of]) => of === cause)).map(([, hours]) => hours)),
    }))
    .filter(({ hours }) => !hours.isZero())
  return {
    code: 'STANDBY',
    amount: paid.negated(),
    measure: deducted(paid, rates.hour),
    days: datesOf(idle),
    whyKey: hire.isLessThan(amount) ? 'standbyCapped' : 'standby',
    whyParams: {
      causes: causes.map(({ cause, hours }) => ({ cause, hours: String(hours), percent: percentOf(given, cause) })),
      lost: reported.minus(lost).isZero() ? [] : [{ hours: String(lost) }],
    },
  }
}

const percentOf = (given: Facts['given'], cause: (typeof idleCauses)[number]) =>
  String(Rational.decimal(given.terms.standbyPct[cause]))
