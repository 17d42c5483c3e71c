// The suggestions of a search, their order and their targets.
import { type Drawing, SUGGESTIONS_MAX, type Suggestion } from '#contract/catalogue.ts'
import { keyFigureOf } from '#contract/key-figures.ts'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { type Term, textOf } from './search.rules.ts'
import type { Structure } from './structure.rules.ts'

/**
 * A category, sub-category or make: the terms that its name matches, and whether one of its machines matches every
 * term.
 */
export type FoundPlace = {
  kind: 'category' | 'subCategory' | 'make'
  slug: string
  name: string
  named: number[]
  hasAll: boolean
}
export type FoundProduct = {
  slug: string
  name: string
  specs: Readonly<Record<string, unknown>>
  typical: readonly string[]
  perMonthPaise: number
  drawing: Drawing
}

type Typed = { terms: readonly Term[]; known: readonly number[]; city: string }

/** The most places in a list of suggestions, to leave room for machines. */
const PLACES_MAX = 4

/** Places whose names match all the words first, then machines, then places that match some of them. */
export function suggestionsOf(
  structure: Structure,
  typed: Typed,
  places: readonly FoundPlace[],
  products: readonly FoundProduct[],
): Suggestion[] {
  const words = typed.terms.filter((term) => 'word' in term && typed.known.includes(term.at)).map(({ at }) => at)
  const saysAll = ({ named }: FoundPlace) => words.every((at) => named.includes(at))
  const worth = places.filter((place) => place.named.length > 0 || (words.length === 0 && place.kind !== 'make'))
  const shown = worth.slice(0, PLACES_MAX).flatMap((place) => {
    const suggestion = placeSuggestion(structure, typed, place)
    return suggestion ? [{ suggestion, first: saysAll(place) }] : []
  })
  const machines = products.slice(0, SUGGESTIONS_MAX - shown.length).map((product) => productSuggestion(typed, product))
  const part = (first: boolean) => shown.filter((place) => place.first === first).map(({ suggestion }) => suggestion)
  return [...part(true), ...machines, ...part(false)]
}

const rental = (city: string) => (city === '' ? '/rental' : `/rental/${city}`)

/** The machines of a city as suggestions. */
export const productSuggestions = (city: string, products: readonly FoundProduct[]) =>
  products.map((product) => productSuggestion({ city }, product))

/** The list of a task: '14 machines: Dig depth ≥ 3 m'. */
export const taskSuggestion = (city: string, text: string, task: NonNullable<Suggestion['task']>): Suggestion => ({
  kind: 'task',
  label: `${task.machines} ${task.machines === 1 ? 'machine' : 'machines'}: ${task.conditions.map(({ label }) => label).join(', ')}`,
  url: `${rental(city)}/equipments?${new URLSearchParams({ filter: text.trim() }).toString()}`,
  task,
})

const productSuggestion = (
  { city }: Pick<Typed, 'city'>,
  { slug, name, specs, typical, ...card }: FoundProduct,
): Suggestion => ({
  kind: 'product',
  label: name,
  url: `${rental(city)}/equipment/${slug}`,
  machine: { ...card, figure: keyFigureOf({ specs, typical }, figureTexts) },
})

/** Terms that the place's name does not match become the search in its list, if a machine there matches them all. */
function placeSuggestion(structure: Structure, typed: Typed, place: FoundPlace): Suggestion | undefined {
  const { kind, slug, name, named, hasAll } = place
  const left = typed.terms.filter(({ at }) => typed.known.includes(at) && !named.includes(at)).map(textOf)
  const rest = hasAll ? left : []
  const path = kind === 'make' ? '' : pathOf(structure, slug)
  if (path === undefined) return undefined
  const query = new URLSearchParams([
    ...(rest.length > 0 ? [['filter', rest.join(' ')]] : []),
    ...(kind === 'make' ? [['make', slug]] : []),
  ]).toString()
  const label = [name, ...(rest.length > 0 ? [rest.join(' ')] : [])].join(', ')
  return { kind, label, url: `${rental(typed.city)}/equipments${path}${query && `?${query}`}` }
}

/** `/line/category/sub-category`, as far as the place goes. */
function pathOf({ lines }: Structure, place: string) {
  for (const line of lines)
    for (const { slug, subCategories } of line.categories) {
      if (slug === place) return `/${line.slug}/${slug}`
      if (subCategories.some((sub) => sub.slug === place)) return `/${line.slug}/${slug}/${place}`
    }
  return undefined
}
