import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#contract/money.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { fill } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { CardFacts } from './card-facts.ts'
import { CompareLink, CompareToggle } from './compare-toggle.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import { Figures } from './figures.tsx'
import { ProductName } from './product-name.tsx'
import { ScaleBar } from './scale-bar.tsx'
import { useCatalogueText } from './text.ts'

type City = { slug: string; name: string }
/** The action that a page offers for a machine. */
type Action = (product: CardFacts) => ReactNode
type Props = { product: CardFacts; city: City; compareWith: string | undefined; action: Action | undefined }

/** The whole card links to the machine; on phones the drawing is on the left and the figures on the right. */
function ProductCard({ product, city, compareWith, action }: Props) {
  const text = useCatalogueText()
  return (
    <article className="card relative flex h-full gap-3 p-3 hover:border-ink md:flex-col md:p-4">
      <div className="w-31 shrink-0 self-end md:w-full md:self-auto">
        <DrawingFrame drawing={product.drawing} frame={product.frame} />
        <ScaleBar frame={product.frame} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2">
        <div>
          <p className="text-xs text-ink-3">{product.kind}</p>
          <h3 className="heading">
            <Link to={pagePaths.equipment(city.slug, product.slug)} className="after:absolute after:inset-0">
              <ProductName name={product.name} />
            </Link>
          </h3>
        </div>
        <Figures figures={product.figures} />
        <p className="mt-auto border-t border-line pt-2 text-sm text-ink-3">
          <span className="figure text-xl text-ink">{formatRupees(product.perMonthPaise)}</span> {text.monthGst}
          {product.shorter && <span className="block text-xs">{product.shorter}</span>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-3">
          <Availability available={product.available} city={city.name} />
          {text.operator[product.rentedWithOperator]}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          {compareWith === undefined ? (
            <CompareToggle slug={product.slug} name={product.name} />
          ) : (
            <CompareLink slugs={[compareWith, product.slug]} name={product.name} city={city.slug} />
          )}
          {action?.(product)}
        </div>
      </div>
    </article>
  )
}

function Availability({ available, city }: { available: boolean; city: string }) {
  const text = useCatalogueText()
  return available ? (
    <Badge tone="good">{fill(text.available, { city })}</Badge>
  ) : (
    <Badge tone="idle">{fill(text.notAvailable, { city })}</Badge>
  )
}

type GridProps = {
  products: readonly CardFacts[]
  city: City
  columns?: 'three' | 'four'
  /** The machine of this page; each card then links to a comparison of both. */
  compareWith?: string
  action?: Action
}

/** A list of machines, each with its scale bar. */
export function ProductGrid({ products, city, columns = 'three', compareWith, action }: GridProps) {
  return (
    <ul
      className={`grid gap-3 sm:max-md:grid-cols-2 md:grid-cols-2 md:gap-4 ${columns === 'four' ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {products.map((product) => (
        <li key={product.slug}>
          <ProductCard product={product} city={city} compareWith={compareWith} action={action} />
        </li>
      ))}
    </ul>
  )
}
