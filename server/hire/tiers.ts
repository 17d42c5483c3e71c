// HIRE by the day: all on-hire days count, weekly offs and holidays too. A later cycle costs best(billed + n) −
// best(billed), so several short bills never cost more than one long bill. Source: `docs/hire.md`.
import { best } from './best-rate.ts'
import type { Facts } from './facts.ts'
import type { Line } from './line.ts'
import { Rational } from './rational.ts'

export function tiersLine({ given, onHire }: Facts): Line {
  const tiers = given.terms.tiers ?? []
  const days = given.billedDays + onHire.length
  const whole = best(days, tiers)
  const amount = Rational.whole(whole.pricePaise - best(given.billedDays, tiers).pricePaise)
  const quantity = Rational.whole(onHire.length)
  return {
    code: 'HIRE',
    amount,
    // Packages and days stand at their mean rate.
    measure: { quantity, unit: 'DAY', rate: amount.over(quantity) },
    days: onHire,
    whyKey: given.billedDays > 0 ? 'tiersAfter' : 'tiers',
    whyParams: { days, billed: given.billedDays, pieces: whole.pieces },
  }
}
