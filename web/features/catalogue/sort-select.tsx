import type { Facet } from '#contract/catalogue.ts'
import { fill } from '#web/platform/text.ts'
import type { ListState } from './list-address.ts'
import { useListText } from './list-text.ts'

type Props = { facets: readonly Facet[]; state: ListState }

/** Part of the list's form; '' is the order it has by itself: best match with words, else by name. */
export function SortSelect({ facets, state }: Props) {
  const text = useListText()
  const { relevance, name, ...rates } = text.sorts
  const figures = facets.filter(({ kind }) => kind === 'range').slice(0, 2)
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
        {figures.map(({ key, label }) => (
          <option key={key} value={`-${key}`}>
            {fill(text.highestFirst, { label })}
          </option>
        ))}
      </select>
    </label>
  )
}
