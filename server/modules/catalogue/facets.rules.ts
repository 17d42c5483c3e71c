import type { Facet } from '#contract/catalogue.ts'
import type { Filter } from './catalogue.rules.ts'
import type { Attribute } from './structure.rules.ts'

/** How many machines have a choice: `[key, value, count]`; a range counts under the value ''. */
export type Count = readonly [key: string, value: string, count: number]

/** The filters of a scope with their counts; one that no machine has and nobody chose is left out. */
export function facetsOf(attributes: readonly Attribute[], counts: readonly Count[], filters: readonly Filter[] = []) {
  return attributes.flatMap((attribute): Facet[] => {
    const own = new Map(counts.filter(([key]) => key === attribute.key).map(([, value, count]) => [value, count]))
    const filter = filters.find(({ key }) => key === attribute.key)
    if (own.size === 0 && !filter) return []
    const { key, label, unit } = attribute
    if (attribute.kind === 'range') {
      return [{ key, label, unit, kind: 'range', min: attribute.min, max: attribute.max, options: null }]
    }
    const options = optionsOf(attribute, own, filter)
    return [{ key, label, unit, kind: 'choice', min: null, max: null, options }]
  })
}

/** The attribute's own options, or (for makes) those that exist, in the order of the alphabet. */
function optionsOf({ options }: Attribute, counts: ReadonlyMap<string, number>, filter: Filter | undefined) {
  const chosen = filter?.kind === 'choice' ? filter.values : []
  const listed =
    options ?? [...new Set([...counts.keys(), ...chosen])].sort(inAlphabet).map((value) => ({ value, label: value }))
  return listed.map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
}

const inAlphabet = (a: string, b: string) => a.localeCompare(b, 'en')
