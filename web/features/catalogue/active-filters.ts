import type { Facet } from '#contract/catalogue.ts'
import { grouped } from '#contract/numerals.ts'
import { flagLabel } from './flag-label.ts'
import { choicesOf, type ListState, listSearch, rangeOf, withSpec } from './list-address.ts'
import type { CatalogueText } from './text.ts'

/** `without` is the query of the list without this filter; `isSearch` marks the words of the search field. */
export type ActiveFilter = { label: string; without: string; isSearch?: true }

/** Every active filter, in words. */
export function activeFilters(state: ListState, facets: readonly Facet[], text: CatalogueText): ActiveFilter[] {
  const words =
    state.filter === ''
      ? []
      : [
          {
            label: `“${state.filter.replaceAll('"', '')}”`,
            isSearch: true,
            without: listSearch({ ...state, filter: '', page: 1 }),
          },
        ]
  return [
    ...words,
    ...Object.entries(state.specs).flatMap(([key, value]) => {
      const facet = facets.find((one) => one.key === key)
      if (facet?.kind === 'range' || value.includes('..')) return [rangeFilter(state, key, value, facet)]
      return choiceFilters(state, [key, value], facet, text)
    }),
  ]
}

function rangeFilter(state: ListState, key: string, value: string, facet: Facet | undefined) {
  const { min, max } = rangeOf(value)
  const span = min === '' ? `≤ ${number(max)}` : max === '' ? `≥ ${number(min)}` : `${number(min)}–${number(max)}`
  const label = [facet?.label ?? key, span, facet?.unit ?? ''].join(' ').trim()
  return { label, without: listSearch(withSpec(state, key, '')) }
}

const number = (value: string) => (Number.isFinite(Number(value)) ? grouped(Number(value)) : value)

function choiceFilters(
  state: ListState,
  [key, value]: [string, string],
  facet: Facet | undefined,
  text: CatalogueText,
) {
  const chosen = choicesOf(value)
  return chosen.map((choice) => ({
    label: choiceLabel(choice, facet, text),
    without: listSearch(withSpec(state, key, chosen.filter((other) => other !== choice).join(','))),
  }))
}

/** `Rock breaker ready: Yes`, but just `Diesel` if the choice is clear without its label. */
function choiceLabel(choice: string, facet: Facet | undefined, text: CatalogueText) {
  const label = facet?.options?.find(({ value }) => value === choice)?.label ?? choice
  const flag = flagLabel(choice, text)
  return flag ? `${facet?.label ?? ''}: ${flag}` : label
}
