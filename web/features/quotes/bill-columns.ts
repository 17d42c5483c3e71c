import type { PricedOffer, QuoteDocument } from '#contract/quotes.ts'
import { periodOf } from './billing-period.ts'

type Bill = PricedOffer['bills'][number]
type Priced = Pick<QuoteDocument, 'cycle' | 'cycleDay' | 'lines'>

/** One or more billing periods that every machine pays alike; the amounts are of one period. */
export type BillColumn = {
  /** The first and the last period, as `2026-12` or, for periods of 28 days, as a civil date. */
  first: string
  last: string
  periods: number
  /** The bill of each line in the first of the periods. */
  bills: readonly (Bill | undefined)[]
  amountPaise: number
}

/** More columns than these are joined where all machines pay the same. */
const COLUMNS_MAX = 4

/** The bills of all lines on one axis: read across it is a line, read down it is a bill. */
export function billColumns(quote: Priced): BillColumn[] {
  const byLine = quote.lines.map((line) => keyed(line.bills, quote))
  const keys = [...new Set(byLine.flatMap((bills) => [...bills.keys()]))].toSorted()
  const columns = keys.map((key) => {
    const bills = byLine.map((line) => line.get(key))
    const amountPaise = bills.reduce((sum, bill) => sum + (bill?.amountPaise ?? 0), 0)
    return { first: key, last: key, periods: 1, bills, amountPaise }
  })
  return columns.length > COLUMNS_MAX ? joined(columns) : columns
}

/** Each bill under its month; under its first day where a month has two, as with periods of 28 days. */
function keyed(bills: readonly Bill[], quote: Priced): ReadonlyMap<string, Bill> {
  const keyOf = (bill: Bill) => (quote.cycle === '28D' ? bill.from : periodOf(bill, quote).from.slice(0, 7))
  return new Map(bills.map((bill) => [keyOf(bill), bill]))
}

function joined(columns: readonly BillColumn[]) {
  const found: BillColumn[] = []
  for (const column of columns) {
    const before = found.at(-1)
    if (before && isAlike(before, column))
      found[found.length - 1] = { ...before, last: column.last, periods: before.periods + 1 }
    else found.push(column)
  }
  return found
}

const isAlike = (one: BillColumn, other: BillColumn) =>
  one.bills.every((bill, line) => bill?.amountPaise === other.bills[line]?.amountPaise)
