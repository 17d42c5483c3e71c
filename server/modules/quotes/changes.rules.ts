// The differences of a version from the one before.
import type { PricedLine, QuoteChange, QuoteDocument } from '#contract/quotes.ts'

const QUOTE_FIELDS = [
  'validUntil',
  'advancePaise',
  'depositPaise',
  'paymentDays',
  'noticeDays',
  'deemedDays',
  'certifyDays',
  'cycle',
  'discountPaise',
  'totalPaise',
] as const

type Facts = Readonly<Record<string, unknown>>

/** The compared facts of a line: first its machine and rate, last its total. */
function factsOf({ terms, ...line }: PricedLine): Facts {
  const { basis, ratePaise: _rate, tiers = [], ...agreed } = terms
  const packages = Object.fromEntries(tiers.map(({ days, pricePaise }) => [days, pricePaise]))
  return {
    productName: line.productName,
    alternatives: line.alternatives.map(({ productName }) => productName).join(', '),
    quantity: line.quantity,
    from: line.from,
    to: line.to,
    operator: line.withOperator ? 'WITH' : 'WITHOUT',
    perMonthPaise: basis === 'MONTH' ? line.perMonthPaise : null,
    perDayPaise: packages[1],
    perWeekPaise: packages[7],
    per30DaysPaise: packages[30],
    hireTerms: JSON.stringify(agreed),
    supply: JSON.stringify([line.trip, line.diesel, line.boarding]),
    plannedPaise: line.plannedPaise,
  }
}

/** Long values, of which only the difference is reported. */
const UNTOLD: ReadonlySet<string> = new Set(['hireTerms', 'supply', 'termsText'])
const told = (field: string, value: unknown) => (UNTOLD.has(field) ? null : ((value ?? null) as QuoteChange['was']))

const differences = (lineNo: number | null, was: Facts, is: Facts): QuoteChange[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => was[field] !== is[field])
    .map((field) => ({ lineNo, field, was: told(field, was[field]), is: told(field, is[field]) }))

const wholeOf = (document: QuoteDocument): Facts => ({
  termsText: document.termsText,
  ...Object.fromEntries(QUOTE_FIELDS.map((field) => [field, document[field]])),
})

/**
 * Differences of the lines by number, then of the whole; a line that is new or gone has no value on one side. Of long
 * values (terms) neither side is reported.
 */
export function changesBetween(was: QuoteDocument, is: QuoteDocument): QuoteChange[] {
  const factsAt = ({ lines }: QuoteDocument, index: number) => (lines[index] ? factsOf(lines[index]) : {})
  const count = Math.max(was.lines.length, is.lines.length)
  return [
    ...Array.from({ length: count }, (_, n) => differences(n + 1, factsAt(was, n), factsAt(is, n))).flat(),
    ...differences(null, wholeOf(was), wholeOf(is)),
  ]
}
