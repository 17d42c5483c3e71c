import type { FocusEvent, MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import type { Facet } from '#contract/catalogue.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip, RemovableChip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { FacetFields } from './facet-fields.tsx'
import { isFiltered, type ListState, listSearch, PLAIN } from './list-address.ts'
import { useListText } from './list-text.ts'
import type { Place } from './place.ts'

// The controls of a list: its parts, its filters, and the active ones.

type PartsProps = Place & { city: string; state: ListState }

/** The parts of this place that have matches; the words go along. */
export function Parts({ trail, parts, city, state }: PartsProps) {
  const text = useListText()
  const filled = parts.filter(({ count }) => count > 0)
  if (filled.length < 2) return null
  const words = listSearch({ ...PLAIN, filter: state.filter })
  return (
    <nav aria-label={text.within} className="min-w-0 grow max-md:overflow-x-auto">
      <ul className="flex gap-2 py-1 md:flex-wrap">
        {filled.map(({ slug, name, count }) => (
          <li key={slug}>
            <Chip to={pagePaths.equipments(city, ...trail.map((part) => part.slug), slug) + words}>
              {name} <span className="text-ink-3 tabular-nums">{count}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SHEET = 'filters'

/** Opens the filters on phones, without scripts too. */
export function FilterButton({ state }: { state: ListState }) {
  const text = useListText()
  const count = Object.keys(state.specs).length
  const label = count === 0 ? text.filters : fill(text.filtersCount, { n: count })
  return (
    <button type="button" popoverTarget={SHEET} aria-label={label} className="filter-button">
      <Icon name="sliders" />
      {count > 0 && <span className="figure">{count}</span>}
    </button>
  )
}

type FilterProps = { facets: readonly Facet[]; state: ListState; total: number }

/** Every filter of the place: beside the list, and on phones a sheet as high as the screen. Part of the list's form. */
export function Filters({ facets, state, total }: FilterProps) {
  const text = useListText()
  const { pathname } = useLocation()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus, takes no input
    <fieldset id={SHEET} popover="auto" aria-label={text.filters} className="filters" onBlur={leave}>
      <p className="heading text-xl">{text.filters}</p>
      <button
        type="button"
        popoverTarget={SHEET}
        popoverTargetAction="hide"
        aria-label={text.closeFilters}
        className="absolute top-0 right-0 size-14"
      >
        <Icon name="close" className="m-auto" />
      </button>
      <div>
        <FacetFields facets={facets} specs={state.specs} />
      </div>
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
    </fieldset>
  )
}

/** Filters apply as they are chosen, so on a phone this button only closes them. */
const fold = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('.filters')?.hidePopover()

/** The focus never goes behind the sheet. */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ active }: { active: readonly ActiveFilter[] }) {
  const text = useListText()
  const { pathname } = useLocation()
  if (active.length === 0) return null
  return (
    // On phones the search field above says the words itself.
    <ul className="flex flex-wrap gap-2 md:mt-2">
      {active.map(({ label, without, isSearch }) => (
        <li key={label} className={isSearch ? 'max-md:hidden' : 'max-md:mt-2'}>
          <RemovableChip to={pathname + without} label={fill(text.removeFilter, { what: label })}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
