// Round figures that divide the machines of a place into a handful of ranges.

/** The number of machines with a figure; repeated figures add up. */
export type FigureCount = readonly [figure: number, count: number]
/** The breaks between the ranges of each attribute. */
export type Breaks = ReadonlyMap<string, readonly number[]>
/** The figures of all machines in all cities, so that ranges are the same in each city. */
export type CountedFigure = readonly [subCategory: string, key: string, figure: number, count: number]

/** Returns the breaks of some sub-categories, computed on first use. */
export function breaksAmong(figures: readonly CountedFigure[]) {
  const known = new Map<string, Breaks>()
  return (subCategories: readonly string[]): Breaks => {
    const place = subCategories.join()
    const breaks = known.get(place) ?? breaksByKey(figures.filter(([slug]) => subCategories.includes(slug)))
    known.set(place, breaks)
    return breaks
  }
}

function breaksByKey(figures: readonly CountedFigure[]): Breaks {
  const byKey = Map.groupBy(figures, ([, key]) => key)
  return new Map([...byKey].map(([key, own]) => [key, breaksOf(own.map(([, , figure, count]) => [figure, count]))]))
}

const FEWEST_MACHINES = 4
const FEWEST_RANGES = 3
const MOST_RANGES = 5

/**
 * The breaks: none, or enough for three to five ranges, each with a machine. They are as even as round figures allow;
 * few and round breaks are worth some unevenness.
 */
export function breaksOf(figures: readonly FigureCount[]): number[] {
  const total = figures.reduce((sum, [, count]) => sum + count, 0)
  const counts = countsInOrder(figures)
  if (total < FEWEST_MACHINES || counts.size < FEWEST_RANGES) return []
  const most = Math.min(MOST_RANGES, Math.max(FEWEST_RANGES, Math.floor(total / 2)))
  const cuts = cutsOf(counts, total)
  const ways = waysThrough(cuts, most - 1).slice(FEWEST_RANGES - 2)
  return cheapestTo(END, ways.flat())?.at.slice(0, -1) ?? []
}

/** The machines with each figure, from the lowest figure on. */
function countsInOrder(figures: readonly FigureCount[]) {
  const counts = new Map<number, number>()
  const inOrder = figures.toSorted(([one], [other]) => one - other)
  for (const [figure, count] of inOrder) counts.set(figure, count + (counts.get(figure) ?? 0))
  return counts
}

/** A break, the share of machines at or below it, and its price. */
type Cut = { at: number; below: number; price: number }

/** The end of the last range. */
const END: Cut = { at: Number.POSITIVE_INFINITY, below: 1, price: 0 }

// In units of unevenness: five even ranges instead of four save 0.05.
const PRICE = 0.02
const PRICE_OF_ROUGHNESS = 0.012
/** Both ends belong to a range, so a machine exactly on a break is counted twice. */
const PRICE_OF_OVERLAP = 0.012

/** The best break between each two adjacent figures. */
function cutsOf(counts: ReadonlyMap<number, number>, total: number): Cut[] {
  const best = new Map<number, Cut>()
  const [first = 0, ...others] = counts.keys()
  const passed = machinesUpTo(counts)
  for (const { at, roughness } of roundFigures(first, others.at(-1) ?? first)) {
    const below = passed(at) / total
    const price = PRICE + roughness * PRICE_OF_ROUGHNESS + (counts.has(at) ? PRICE_OF_OVERLAP : 0)
    if (price < (best.get(below)?.price ?? Number.POSITIVE_INFINITY)) best.set(below, { at, below, price })
  }
  return [...best.values()].sort((one, other) => one.at - other.at)
}

/** Counts the machines at or below a figure that is never lower than the one before. */
function machinesUpTo(counts: ReadonlyMap<number, number>) {
  const left = [...counts].reverse()
  let passed = 0
  return (at: number) => {
    for (let next = left.at(-1); next && next[0] <= at; next = left.at(-1)) {
      passed += next[1]
      left.pop()
    }
    return passed
  }
}

/** 10 is rounder than 15, and 15 is rounder than 12; 13 is not round. */
const ROUND = [10, 5, 2]
const TWO_DIGITS = Array.from({ length: 90 }, (_, index) => index + 10)
  .map((digits) => ({ digits, roughness: ROUND.findIndex((step) => digits % step === 0) }))
  .filter(({ roughness }) => roughness >= 0)

/** Round figures of one or two digits in ascending order, from the first up to below the last. */
function roundFigures(first: number, last: number) {
  const high = exponentOf(last)
  const low = first > 0 ? exponentOf(first) : high
  return Array.from({ length: high - low + 1 }, (_, index) => low + index)
    .flatMap((exponent) =>
      TWO_DIGITS.map(({ digits, roughness }) => ({ at: Number(`${digits}e${exponent}`), roughness })),
    )
    .filter(({ at }) => at >= first && at < last)
}

/** The exponent of its second digit. */
const exponentOf = (figure: number) => Math.floor(Math.log10(figure)) - 1

/** Some breaks, the share of machines below the last, and the total cost of the breaks and of uneven ranges. */
type Way = { at: number[]; below: number; cost: number }

const START: Way = { at: [], below: 0, cost: 0 }

/** For each number of breaks, from one to `most`: the cheapest way to each cut. */
function waysThrough(cuts: readonly Cut[], most: number): Way[][] {
  const ways: Way[][] = []
  while (ways.length < most) ways.push(oneFurther(cuts, ways.at(-1) ?? [START]))
  return ways
}

const oneFurther = (cuts: readonly Cut[], shorter: readonly Way[]): Way[] =>
  cuts.flatMap((cut) => cheapestTo(cut, shorter) ?? [])

/** The cheapest way on to a cut: undefined if none ends below it. */
function cheapestTo(cut: Cut, shorter: readonly Way[]): Way | undefined {
  let best: Way | undefined
  let least = Number.POSITIVE_INFINITY
  for (const way of shorter) {
    const cost = way.cost + cut.price + (cut.below - way.below) ** 2
    if (way.below < cut.below && cost < least) [best, least] = [way, cost]
  }
  return best && { at: [...best.at, cut.at], below: cut.below, cost: least }
}
