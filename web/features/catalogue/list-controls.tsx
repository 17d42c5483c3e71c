import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import type { Facet } from '#contract/catalogue.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip, RemovableChip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { FacetFields } from './facet-fields.tsx'
import { isFiltered, type ListState } from './list-address.ts'
import { useListText } from './list-text.ts'
import type { Place } from './place.ts'

// The controls of a list: its parts, its filters, and the active ones.

type PartsProps = Place & { city: string }

/** The parts of this place, without those that have no machine here. */
export function Parts({ trail, parts, city }: PartsProps) {
  const text = useListText()
  const filled = parts.filter(({ count }) => count > 0)
  if (filled.length < 2) return null
  return (
    <nav aria-label={text.within} className="-mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 py-1 md:flex-wrap">
        {filled.map(({ slug, name, count }) => (
          <li key={slug}>
            <Chip to={pagePaths.equipments(city, ...trail.map((part) => part.slug), slug)}>
              {name} <span className="text-ink-3 tabular-nums">{count}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FilterProps = { facets: readonly Facet[]; state: ListState; total: number }

/** Every filter of the place; folded on phones. Part of the list's form. */
export function Filters({ facets, state, total }: FilterProps) {
  const text = useListText()
  const { pathname } = useLocation()
  const count = Object.keys(state.specs).length
  if (facets.length === 0 && count === 0) return null
  return (
    <details className="filters">
      <summary className="flex min-h-11 items-center justify-center gap-2 rounded border border-ink bg-card font-semibold">
        <Icon name="sliders" />
        {count === 0 ? text.filters : fill(text.filtersCount, { n: count })}
      </summary>
      <div className="max-md:pt-2">
        <FacetFields facets={facets} specs={state.specs} />
        <div className="flex flex-wrap gap-2 border-t border-line py-3">
          <Button type="submit" tone="secondary" className="grow" onClick={fold}>
            {plural(total, text.showMachines)}
          </Button>
          {isFiltered(state) && (
            <Link to={pathname} className="button button-quiet" preventScrollReset>
              {text.clearFilters}
            </Link>
          )}
        </div>
      </div>
    </details>
  )
}

/** Filters apply as they are chosen, so on a phone this button only closes them. */
function fold({ currentTarget }: MouseEvent<HTMLElement>) {
  const filters = currentTarget.closest<HTMLDetailsElement>('.filters')
  if (filters) filters.open = false
  filters?.querySelector('summary')?.focus()
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ active }: { active: readonly ActiveFilter[] }) {
  const text = useListText()
  const { pathname } = useLocation()
  if (active.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <RemovableChip to={pathname + without} label={fill(text.removeFilter, { what: label })}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
