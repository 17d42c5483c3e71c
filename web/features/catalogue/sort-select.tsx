import type { Facet } from '#contract/catalogue.ts'
import { fill } from '#web/platform/text.ts'
import { LineIcon } from '#web/ui/icon.tsx'
import type { ListState } from './list-address.ts'
import { useListText } from './list-text.ts'

type Props = { facets: readonly Facet[]; state: ListState }

/** Part of the list's form; '' is the default order: best match with words, otherwise the smallest first. A symbol on phones. */
export function SortSelect({ facets, state }: Props) {
  const text = useListText()
  const { relevance, place, name, ...rates } = text.sorts
  const ranges = facets.filter(({ kind }) => kind === 'range')
  const by = ranges.find(({ key }) => key === state.sort || `-${key}` === state.sort)
  // The active order is always included, because a table's columns offer more.
  const figures = [...new Set([...ranges.slice(0, 2), ...(by ? [by] : [])])]
  return (
    <label className="sort">
      <LineIcon shape="M7 4v16l-3-3m3 3 3-3M13 6h8M13 11h6M13 16h4" className="md:hidden" />
      <span className="max-md:sr-only">{text.sortBy}</span>
      <select name="sort" className="field" value={state.sort} onChange={(event) => event.target.form?.requestSubmit()}>
        <option value="">{state.filter === '' ? place : relevance}</option>
        <option value="name">{name}</option>
        {Object.entries(rates).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
        {by && by.key === state.sort && <option value={by.key}>{fill(text.lowestFirst, { label: by.label })}</option>}
        {figures.map(({ key, label }) => (
          <option key={key} value={`-${key}`}>
            {fill(text.highestFirst, { label })}
          </option>
        ))}
      </select>
    </label>
  )
}
