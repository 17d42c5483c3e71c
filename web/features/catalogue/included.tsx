import type { HireTerms } from './hire-terms.ts'
import type { FactRow } from './product-facts.ts'

/** Two lists side by side: what the rate includes, and what the hirer provides. */
export const Included = ({ terms: { included, provided } }: { terms: HireTerms }) => (
  <div className="grid gap-8 print:grid-cols-2 md:grid-cols-2 md:gap-12">
    <List {...included} mark="✓" />
    <List {...provided} mark="–" />
  </div>
)

const List = ({ title, items, mark }: { title: string; items: readonly string[]; mark: string }) => (
  <div>
    <h3 className="heading text-lg">{title}</h3>
    <ul className="mt-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-b border-line py-2.5">
          <span aria-hidden="true" className="w-4 shrink-0 text-center font-semibold text-blueprint">
            {mark}
          </span>
          {item}
        </li>
      ))}
    </ul>
  </div>
)

/** The delivered size and weight; nothing if the catalogue does not have them. */
export function BringingIn({ rows, words }: { rows: readonly FactRow[]; words: HireTerms['bring'] }) {
  if (rows.length === 0) return null
  return (
    <div className="mt-4 border-l-3 border-blueprint pl-4">
      <h2 className="heading">{words.title}</h2>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm text-ink-3">{words.note}</p>
    </div>
  )
}
