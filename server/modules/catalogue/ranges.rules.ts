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
  const known = new Set(figures.map(([figure]) => figure).toSorted((one, other) => one - other))
  if (total < FEWEST_MACHINES || known.size < FEWEST_RANGES) return []
  const most = Math.min(MOST_RANGES, Math.max(FEWEST_RANGES, Math.floor(total / 2)))
  const cuts = cutsOf(figures, known, total)
  const ways = waysThrough(cuts, most - 1).slice(FEWEST_RANGES - 2)
  return cheapest(ways.flat().map((way) => onTo(way, END)))?.at.slice(0, -1) ?? []
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
function cutsOf(figures: readonly FigureCount[], known: ReadonlySet<number>, total: number): Cut[] {
  const best = new Map<number, Cut>()
  const [first = 0, ...others] = known
  for (const { at, roughness } of roundFigures(first, others.at(-1) ?? first)) {
    const below = figures.reduce((sum, [figure, count]) => sum + (figure <= at ? count : 0), 0) / total
    const price = PRICE + roughness * PRICE_OF_ROUGHNESS + (known.has(at) ? PRICE_OF_OVERLAP : 0)
    if (price < (best.get(below)?.price ?? Number.POSITIVE_INFINITY)) best.set(below, { at, below, price })
  }
  return [...best.values()].sort((one, other) => one.at - other.at)
}

/** 10 is rounder than 15, and 15 is rounder than 12; 13 is not round. */
const ROUND = [10, 5, 2]
const TWO_DIGITS = Array.from({ length: 90 }, (_, index) => index + 10)
  .map((digits) => ({ digits, roughness: ROUND.findIndex((step) => digits % step === 0) }))
  .filter(({ roughness }) => roughness >= 0)

/** Round figures of one or two digits, from the first up to below the last. */
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
  cuts.flatMap((cut) => cheapest(shorter.filter(({ below }) => below < cut.below).map((way) => onTo(way, cut))) ?? [])

const onTo = (way: Way, { at, below, price }: Cut): Way => ({
  at: [...way.at, at],
  below,
  cost: way.cost + price + (below - way.below) ** 2,
})

const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined)
