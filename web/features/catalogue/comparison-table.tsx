import { Link } from 'react-router'
import { pagePaths } from '#web/platform/paths.ts'
import { useCompareText } from './compare-text.ts'
import type { ComparisonRow } from './comparison-rows.ts'
import { ProductName } from './product-name.tsx'

type Named = { slug: string; name: string }
type Props = { machines: readonly Named[]; rows: readonly ComparisonRow[]; city: string }

/** The cells that stay visible during horizontal scrolling. */
const STAYS = 'sticky left-0 bg-paper text-left'

/**
 * Figures and terms of all machines; a differing row is marked by a word and by weight. The box contains its words for
 * screen readers, which would otherwise overflow the page.
 */
export function ComparisonTable({ machines, rows, city }: Props) {
  const text = useCompareText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <section aria-label={text.tableLabel} tabIndex={0} className="relative -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{text.figures}</caption>
        <colgroup>
          <col className="w-26 md:w-48" />
          {machines.map(({ slug }) => (
            <col key={slug} className="w-32 md:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={`${STAYS} z-1 border-b border-ink py-2.5`}>
              <span className="sr-only">{text.what}</span>
            </th>
            {machines.map(({ slug, name }) => (
              <th
                key={slug}
                scope="col"
                className="border-b border-ink px-2 py-2.5 text-left align-bottom text-balance md:px-3"
              >
                <Link to={pagePaths.equipment(city, slug)} className="hover:text-blueprint hover:underline">
                  <ProductName name={name} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} machines={machines} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ row: { label, values, differs }, machines }: { row: ComparisonRow; machines: readonly Named[] }) {
  const text = useCompareText()
  return (
    <tr>
      <th
        scope="row"
        className={`${STAYS} border-b border-line py-2.5 pr-2 align-top text-sm font-normal text-ink-2 md:text-base`}
      >
        {label}
        {differs && <Differs />}
      </th>
      {machines.map(({ slug }, index) => (
        <td
          key={slug}
          className={`border-b border-line px-2 py-2.5 align-top tabular-nums md:px-3 ${differs ? 'font-bold' : 'text-ink-2'}`}
        >
          {values[index] ?? <NotStated text={text.notStated} />}
        </td>
      ))}
    </tr>
  )
}

const Differs = () => (
  <span className="block text-xs font-medium text-blueprint">
    <span aria-hidden="true">≠ </span>
    {useCompareText().differs}
  </span>
)

const NotStated = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{text}</span>
  </>
)
