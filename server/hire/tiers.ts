// HIRE by the day: n days cost the cheapest combination of packages that covers them, possibly with days to spare.
// best(n) = min over tiers t of best(max(0, n − days of t)) + price of t. A later cycle costs best(billed + n) −
// best(billed), so that several short bills never cost more than one long bill. Source: `docs/hire.md`.
import type { Tier } from '#contract/rate-terms.ts'
import { fullyBroken } from './breakdown.ts'
import type { Facts } from './facts.ts'
import type { Line } from './line.ts'
import { Rational } from './rational.ts'

/** The cheapest price in paise, and the count of each package, longest first. */
type Best = { readonly pricePaise: bigint; readonly pieces: readonly { days: number; count: number }[] }

/** The cheapest way to cover the days; at equal prices the one with longer packages. */
export function best(days: number, tiers: readonly Tier[]): Best {
  const longestFirst = tiers.toSorted((one, other) => other.days - one.days)
  const cheapest: { price: bigint; last: Tier | undefined }[] = [{ price: 0n, last: undefined }]
  for (let n = 1; n <= days; n += 1) {
    const ways = longestFirst.map((last) => ({
      price: (cheapest[Math.max(0, n - last.days)]?.price ?? 0n) + BigInt(last.pricePaise),
      last,
    }))
    cheapest.push(ways.reduce((least, way) => (way.price < least.price ? way : least)))
  }
  return { pricePaise: cheapest[days]?.price ?? 0n, pieces: piecesOf(days, cheapest) }
}

function piecesOf(days: number, cheapest: readonly { last: Tier | undefined }[]) {
  const counts = new Map<number, number>()
  for (let n = days; n > 0; ) {
    const length = cheapest[n]?.last?.days ?? n
    counts.set(length, (counts.get(length) ?? 0) + 1)
    n = Math.max(0, n - length)
  }
  return [...counts].map(([length, count]) => ({ days: length, count })).toSorted((one, other) => other.days - one.days)
}

/** All on-hire days count, including weekly offs and holidays, except those on which the machine was broken down. */
export function tiersLine(facts: Facts): Line {
  const { given, onHire } = facts
  const broken = new Set(given.terms.breakdown.effect === 'NONE' ? [] : fullyBroken(facts))
  const days = onHire.filter((date) => !broken.has(date))
  const tiers = given.terms.tiers ?? []
  const whole = best(given.billedDays + days.length, tiers)
  const before = best(given.billedDays, tiers)
  return {
    code: 'HIRE',
    amount: Rational.whole(whole.pricePaise - before.pricePaise),
    days,
    whyKey: given.billedDays > 0 ? 'tiersAfter' : 'tiers',
    whyParams: { days: given.billedDays + days.length, billed: given.billedDays, pieces: whole.pieces },
  }
}
