// The earnings of all hires in a period, beside the invoiced amounts, by month, product and city.
import type { EarnedGroup, Earnings } from '#contract/dashboard.earnings.ts'
import { broughtBetween, type Earned } from './earned.rules.ts'
import type { Hired } from './earnings.store.ts'
import { dayBefore, monthsOf, type Period } from './periods.rules.ts'
import type { Invoiced } from './spend.store.ts'

/** One month of one hire. */
type Cell = {
  readonly hired: Hired
  readonly month: string
  readonly accruedPaise: number
  readonly invoicedPaise: number
}

/** The months of each hire; a hire that only has invoices in the period has brought nothing in it. */
export function cellsOf(
  period: Period,
  hires: readonly Hired[],
  earned: ReadonlyMap<string, Earned | undefined>,
  invoiced: readonly Invoiced[],
): Cell[] {
  const billed = new Map(invoiced.map(({ jobId, month, paise }) => [`${jobId} ${month}`, paise]))
  return hires.flatMap((hired) =>
    monthsOf(period).map(({ month, from, to }) => {
      const own = earned.get(hired.jobId)
      return {
        hired,
        month,
        accruedPaise: own ? broughtBetween(own, dayBefore(from), to).accrued : 0,
        invoicedPaise: billed.get(`${hired.jobId} ${month}`) ?? 0,
      }
    }),
  )
}

type Kind = { readonly key: string; readonly name: string }

const sumOf = ({ key, name }: Kind, cells: readonly Cell[]): EarnedGroup => ({
  key,
  name,
  accruedPaise: cells.reduce((sum, { accruedPaise }) => sum + accruedPaise, 0),
  invoicedPaise: cells.reduce((sum, { invoicedPaise }) => sum + invoicedPaise, 0),
})

const grouped = (cells: readonly Cell[], kindOf: (cell: Cell) => Kind) =>
  [...Map.groupBy(cells, (cell) => kindOf(cell).key).values()].flatMap((some) =>
    some[0] ? [sumOf(kindOf(some[0]), some)] : [],
  )

const isSome = ({ accruedPaise, invoicedPaise }: EarnedGroup) => accruedPaise !== 0 || invoicedPaise !== 0
const largest = (one: EarnedGroup, other: EarnedGroup) =>
  other.accruedPaise - one.accruedPaise || other.invoicedPaise - one.invoicedPaise

/** Sums of the same cells in three ways, so each comes to the total. */
export function revenueOf(period: Period, cells: readonly Cell[]): Earnings['revenue'] {
  const ranked = (kindOf: (cell: Cell) => Kind) => grouped(cells, kindOf).filter(isSome).toSorted(largest)
  const months = Map.groupBy(cells, ({ month }) => month)
  return {
    total: sumOf({ key: '', name: '' }, cells),
    byMonth: monthsOf(period).map(({ month }) => sumOf({ key: month, name: month }, months.get(month) ?? [])),
    byProduct: ranked(({ hired: { productId, productName } }) => ({ key: productId, name: productName })),
    byCity: ranked(({ hired: { citySlug, cityName } }) => ({ key: citySlug, name: cityName })),
  }
}
