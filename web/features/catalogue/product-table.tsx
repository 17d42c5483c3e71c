import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#contract/money.ts'
import { tableTexts } from '#contract/texts/catalogue.table.en.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { CardFacts } from './card-facts.ts'
import { DrawingFrame } from './drawing-frame.tsx'
import type { ListState } from './list-address.ts'
import { ProductName } from './product-name.tsx'
import type { TableFacts } from './table-facts.ts'
import { useCatalogueText } from './text.ts'

const useTableText = texts({ en: tableTexts })

type City = { slug: string; name: string }
type Order = { state: ListState; address: (state: ListState) => string }
type Props = Order & { products: readonly CardFacts[]; table: TableFacts; city: City }

/**
 * Machines and their specs; the column names are links that sort. On phones the box scrolls horizontally and the names
 * stay; on wide screens the headers stay under the site's own.
 */
export function ProductTable({ products, table, city, ...order }: Props) {
  const text = useTableText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <section aria-label={text.table} tabIndex={0} className="table-box -mx-4 mt-2 overflow-x-auto md:mx-0">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{text.caption}</caption>
        <Heads table={table} {...order} />
        <tbody>
          {products.map((product, index) => (
            <Row key={product.slug} product={product} cells={table.cells[index] ?? []} city={city} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Heads({ table, ...order }: Order & { table: TableFacts }) {
  const text = useTableText()
  const isByName = order.state.sort === 'name'
  return (
    <thead>
      <tr>
        <Head className="left" sorted={isByName ? 'ascending' : undefined}>
          <Sort {...order} to="name" sorted={isByName ? 'ascending' : undefined}>
            {text.machine}
          </Sort>
        </Head>
        {table.columns.map(({ key, label, unit }) => (
          <Figure key={key} by={key} first={`-${key}`} {...order}>
            {label}
            {unit && <span className="font-normal text-ink-3"> {unit}</span>}
          </Figure>
        ))}
        <Figure by="rate" first="rate" {...order}>
          {text.rate}
        </Figure>
        <Head>{text.availability}</Head>
      </tr>
    </thead>
  )
}

type Sorted = 'ascending' | 'descending' | undefined

const Head = ({ sorted, className = '', children }: { sorted?: Sorted; className?: string; children: ReactNode }) => (
  <th scope="col" className={className} {...(sorted ? { 'aria-sort': sorted } : {})}>
    {children}
  </th>
)

/** A sortable column of numbers: the first click sorts one way, the next one the other. */
function Figure({ by, first, children, ...order }: Order & { by: string; first: string; children: ReactNode }) {
  const { sort } = order.state
  const sorted: Sorted = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined
  const to = sorted === undefined ? first : sorted === 'ascending' ? `-${by}` : by
  return (
    <Head sorted={sorted} className="number">
      <Sort {...order} to={to} sorted={sorted}>
        {children}
      </Sort>
    </Head>
  )
}

const ARROWS = { ascending: '↑', descending: '↓' }

const Sort = ({
  state,
  address,
  to,
  sorted,
  children,
}: Order & { to: string; sorted: Sorted; children: ReactNode }) => (
  <Link to={address({ ...state, sort: to, page: 1 })} preventScrollReset className="inline-flex min-h-11 items-center">
    <span>{children}</span>
    <span aria-hidden="true" className="w-4 shrink-0 text-center text-blueprint">
      {sorted && ARROWS[sorted]}
    </span>
  </Link>
)

function Row({ product, cells, city }: { product: CardFacts; cells: readonly string[]; city: City }) {
  const text = useTableText()
  const common = useCatalogueText()
  return (
    <tr>
      <th scope="row" aria-label={product.name} className="left">
        <span className="flex items-center gap-3">
          <span className="w-12 shrink-0 max-sm:hidden">
            <DrawingFrame drawing={product.drawing} frame={product.frame} />
          </span>
          <span className="min-w-0">
            <Link to={pagePaths.equipment(city.slug, product.slug)} className="font-semibold hover:underline">
              <ProductName name={product.name} />
            </Link>
          </span>
        </span>
      </th>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no key but its position
        <td key={index} className="number figure text-base">
          {cell || <span className="text-ink-3">–</span>}
        </td>
      ))}
      <td className="number figure text-base">{formatRupees(product.perMonthPaise)}</td>
      <td className="whitespace-nowrap">
        <Badge tone={product.available ? 'good' : 'idle'}>
          {fill(product.available ? text.here : common.notAvailable, { city: city.name })}
        </Badge>
      </td>
    </tr>
  )
}
