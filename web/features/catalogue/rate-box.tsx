import type { ReactNode } from 'react'
import type { ProductDetail } from '#contract/catalogue.ts'
import { formatRupees } from '#contract/money.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AVAILABILITY_ID } from './availability.tsx'
import { useProductText } from './product-text.ts'
import { SpecTable } from './spec-table.tsx'

type Product = Pick<
  ProductDetail,
  'cities' | 'rate' | 'rateIncludes' | 'rentedWithOperator' | 'fuel' | 'mobilisation' | 'available'
>
type Props = { product: Product; city: string; action: ReactNode; second: ReactNode }

/** The rate and its terms; the page inserts the actions, and the first one is in the rate bar on phones. */
export function RateBox({ product, city, action, second }: Props) {
  const text = useProductText()
  const { rate, available } = product
  return (
    <section aria-label={text.rate} className="rounded border border-ink bg-card p-4 md:p-5">
      <p className="text-sm text-ink-3">{text.rate}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="figure text-4xl">{formatRupees(rate.perMonthPaise)}</span>
        <span>{text.monthGst}</span>
      </p>
      <p className="mt-1 text-sm text-ink-2">
        {fill(text.rateBasis, { basis: rate.basis.replace(' x ', ' × ') })}{' '}
        {rate.perDayPaise !== null && fill(text.perDay, { rate: formatRupees(rate.perDayPaise) })}
      </p>
      <p className="mt-3">
        <Badge tone={available ? 'good' : 'idle'}>
          {fill(available ? text.available : text.notAvailable, { city })}
        </Badge>
      </p>
      {!available && <NotHere city={city} elsewhere={product.cities.length} />}
      <div className="mt-4 max-md:hidden">{action}</div>
      <div className="mt-3 empty:hidden">{second}</div>
      <div className="mt-4 border-t border-line text-sm">
        <SpecTable rows={useTerms(product)} />
      </div>
      <p className="mt-3 text-sm text-ink-3">{text.rateNote}</p>
    </section>
  )
}

function NotHere({ city, elsewhere }: { city: string; elsewhere: number }) {
  const text = useProductText()
  return (
    <p className="mt-1 text-sm text-ink-2">
      {fill(text.notHereOffer, { city })}{' '}
      {elsewhere > 0 && (
        <a href={`#${AVAILABILITY_ID}`} className="link">
          {plural(elsewhere, text.elsewhere)}
        </a>
      )}
    </p>
  )
}

function useTerms({ rateIncludes, rentedWithOperator, fuel, mobilisation }: Product) {
  const text = useProductText()
  const power = text.fuels[fuel.type as keyof typeof text.fuels] ?? fuel.type
  return [
    { label: text.includes, value: sentence(rateIncludes) },
    { label: text.operatorLabel, value: text.operator[rentedWithOperator] },
    {
      label: text.fuelLabel,
      value: fuel.consumption ? `${power}, ${fill(text.fuelUse, { consumption: fuel.consumption })}` : power,
    },
    { label: text.transport, value: mobilisation.note },
  ]
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
