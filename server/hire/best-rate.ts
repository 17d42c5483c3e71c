// D9, the best rate: n days cost the cheapest combination of packages that covers them, possibly with days to spare.
// best(n) = min over tiers t of best(max(0, n − days of t)) + price of t. Source: `docs/hire.md`.
import type { Tier } from '#contract/rate-terms.ts'

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
