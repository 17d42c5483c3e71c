import type { Facet } from '#contract/catalogue.ts'
import { fill } from '#web/platform/text.ts'
import type { ListState } from './list-address.ts'
import { useListText } from './list-text.ts'

type Props = { facets: readonly Facet[]; state: ListState }

/** Part of the list's form; '' is the default order: best match with words, otherwise by name. */
export function SortSelect({ facets, state }: Props) {
  const text = useListText()
  const { relevance, name, ...rates } = text.sorts
  const ranges = facets.filter(({ kind }) => kind === 'range')
  const by = ranges.find(({ key }) => key === state.sort || `-${key}` === state.sort)
  // The active order is always included, because a table's columns offer more.
  const figures = [...new Set([...ranges.slice(0, 2), ...(by ? [by] : [])])]
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="whitespace-nowrap text-ink-2">{text.sortBy}</span>
      <select
        name="sort"
        className="field w-auto max-w-52"
        value={state.sort}
        onChange={(event) => event.target.form?.requestSubmit()}
      >
        <option value="">{state.filter === '' ? name : relevance}</option>
        {state.filter !== '' && <option value="name">{name}</option>}
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
