import type { Facet } from '#contract/catalogue.ts'
import type { Filter } from './catalogue.rules.ts'
import type { Attribute, Scope } from './structure.rules.ts'

/** The number of machines with a choice or a figure: `[key, value, count]`; value '' counts those with any figure. */
type Count = readonly [key: string, value: string, count: number]

/** A count as the database returns it: `['workingHeightM=12.5', 3]`. */
export type ChoiceCount = readonly [choice: string, count: number]

/** The counts of a list: `own` for what is filtered by, as if that filter were not set, and those of what was found. */
export function countsOf(
  { counts, own }: { counts: readonly ChoiceCount[]; own: readonly ChoiceCount[] },
  filters: readonly Pick<Filter, 'key'>[],
): Count[] {
  const filtered = new Set(filters.map(({ key }) => key))
  return [...counts.map(countOf).filter(([key]) => !filtered.has(key)), ...own.map(countOf)]
}

function countOf([choice, count]: ChoiceCount): Count {
  const end = choice.indexOf('=')
  return [choice.slice(0, end), choice.slice(end + 1), count]
}

type Counts = ReadonlyMap<string, number>
type Filterable = Pick<Scope, 'attributes' | 'breaks'>

/** The filters of a scope with their counts; one without machines is left out unless it is selected. */
export function facetsOf(
  { attributes, breaks }: Filterable,
  counts: readonly Count[],
  filters: readonly Filter[] = [],
) {
  const byKey = Map.groupBy(counts, ([key]) => key)
  return attributes.flatMap((attribute): Facet[] => {
    const own = new Map(byKey.get(attribute.key)?.map(([, value, count]) => [value, count]))
    const filter = filters.find(({ key }) => key === attribute.key)
    if (own.size === 0 && !filter) return []
    const { key, label, unit, min, max } = attribute
    if (attribute.kind === 'range') {
      return [{ key, label, unit, kind: 'range', min, max, options: rangesOf(breaks.get(key) ?? [], unit, own) }]
    }
    const options = optionsOf(attribute, own, filter)
    return [{ key, label, unit, kind: 'choice', min: null, max: null, options }]
  })
}

/** Each range goes from one break to the next, both included, with the value that selects it. */
function rangesOf(breaks: readonly number[], unit: string | null, counts: Counts) {
  if (breaks.length === 0) return []
  const figures = figuresOf(counts)
  return [undefined, ...breaks].map((from, index) => {
    const to = breaks[index]
    return {
      value: `${from ?? ''}..${to ?? ''}`,
      label: rangeLabel(from, to, unit),
      count: countWithin(figures, from, to),
    }
  })
}

/** The counted figures as numbers, each read once for all ranges. */
const figuresOf = (counts: Counts) =>
  [...counts].filter(([value]) => value !== '').map(([value, count]) => ({ figure: Number(value), count }))

function rangeLabel(from: number | undefined, to: number | undefined, unit: string | null) {
  const span = from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from}–${to}`
  return unit === null ? span : `${span} ${unit}`
}

function countWithin(
  figures: ReturnType<typeof figuresOf>,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
) {
  let sum = 0
  for (const { figure, count } of figures) if (figure >= from && figure <= to) sum += count
  return sum
}

/** The attribute's own options or, for makes, those that occur, sorted by name. */
function optionsOf({ options }: Attribute, counts: Counts, filter: Filter | undefined) {
  const chosen = filter?.kind === 'choice' ? filter.values : []
  const listed =
    options ?? [...new Set([...counts.keys(), ...chosen])].sort(inAlphabet).map((value) => ({ value, label: value }))
  return listed.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
}

const inAlphabet = new Intl.Collator('en').compare
