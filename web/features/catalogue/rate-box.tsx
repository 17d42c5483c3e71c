import type { ReactNode } from 'react'
import { fill } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AVAILABILITY_ID } from './availability.tsx'
import type { ProductFacts } from './product-facts.ts'
import { useProductText } from './product-text.ts'
import { SpecTable } from './spec-table.tsx'

type Props = {
  facts: Pick<ProductFacts, 'rate' | 'place'>
  available: boolean
  city: string
  /** The whole price of a hire, with its form. */
  price: ReactNode
  action: ReactNode
  second: ReactNode
}

/** The rate and its terms; the page inserts the actions, and the first one is in the rate bar on phones. */
export function RateBox({ facts: { rate, place }, available, city, price, action, second }: Props) {
  const text = useProductText()
  return (
    <section aria-label={text.rate} className="rounded border border-ink bg-card p-4 md:p-5">
      <p className="text-sm text-ink-3">{text.rate}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figure text-4xl">{rate.perMonth}</span>
        <span>{text.monthGst}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">{rate.basis}</p>
      <p className="mt-3">
        <Badge tone={available ? 'good' : 'idle'}>
          {fill(available ? text.available : text.notAvailable, { city })}
        </Badge>
      </p>
      {place.offer && (
        <p className="mt-1 text-sm text-ink-2">
          {place.offer}{' '}
          {place.elsewhere && (
            <a href={`#${AVAILABILITY_ID}`} className="link">
              {place.elsewhere}
            </a>
          )}
        </p>
      )}
      {price}
      <div className="mt-4 max-md:hidden">{action}</div>
      <div className="mt-3 empty:hidden">{second}</div>
      <div className="mt-4 border-t border-line text-sm">
        <SpecTable rows={rate.terms} />
      </div>
      <p className="mt-3 text-sm text-ink-3">{text.rateNote}</p>
    </section>
  )
}
