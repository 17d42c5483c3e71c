import type { Facet } from '#contract/catalogue.ts'
import type { Filter } from './catalogue.rules.ts'
import type { Attribute, Scope } from './structure.rules.ts'

/** The number of machines with a choice or a figure: `[key, value, count]`; value '' counts those with any figure. */
export type Count = readonly [key: string, value: string, count: number]

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
  return [undefined, ...breaks].map((from, index) => {
    const to = breaks[index]
    return {
      value: `${from ?? ''}..${to ?? ''}`,
      label: rangeLabel(from, to, unit),
      count: countWithin(counts, from, to),
    }
  })
}

function rangeLabel(from: number | undefined, to: number | undefined, unit: string | null) {
  const span = from === undefined ? `≤ ${to}` : to === undefined ? `≥ ${from}` : `${from}–${to}`
  return unit === null ? span : `${span} ${unit}`
}

const countWithin = (counts: Counts, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY) =>
  [...counts]
    .filter(([value]) => value !== '' && Number(value) >= from && Number(value) <= to)
    .reduce((sum, [, count]) => sum + count, 0)

/** The attribute's own options or, for makes, those that occur, sorted by name. */
function optionsOf({ options }: Attribute, counts: Counts, filter: Filter | undefined) {
  const chosen = filter?.kind === 'choice' ? filter.values : []
  const listed =
    options ?? [...new Set([...counts.keys(), ...chosen])].sort(inAlphabet).map((value) => ({ value, label: value }))
  return listed.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
}

const inAlphabet = (a: string, b: string) => a.localeCompare(b, 'en')
