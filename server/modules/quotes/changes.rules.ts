// What is different in a version from the one before it.
import type { PricedLine, QuoteChange, QuoteDocument } from '#contract/quotes.ts'

const LINE_FIELDS = ['productName', 'quantity', 'from', 'to', 'perMonthPaise', 'plannedPaise'] as const
const QUOTE_FIELDS = [
  'validUntil',
  'advancePaise',
  'depositPaise',
  'paymentDays',
  'noticeDays',
  'deemedDays',
  'certifyDays',
  'discountPaise',
  'totalPaise',
] as const

function differences<Field extends string>(
  lineNo: number | null,
  fields: readonly Field[],
  [was, is]: readonly [Record<Field, string | number> | undefined, Record<Field, string | number> | undefined],
): QuoteChange[] {
  return fields
    .filter((field) => was?.[field] !== is?.[field])
    .map((field) => ({ lineNo, field, was: was?.[field] ?? null, is: is?.[field] ?? null }))
}

/** Differences of the lines by number, then of the whole; a line that is new or gone has no value on one side. */
export function changesBetween(was: QuoteDocument, is: QuoteDocument): QuoteChange[] {
  const lineOf = (document: QuoteDocument, lineNo: number): PricedLine | undefined => document.lines[lineNo - 1]
  const count = Math.max(was.lines.length, is.lines.length)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return [
    ...numbers.flatMap((lineNo) => differences(lineNo, LINE_FIELDS, [lineOf(was, lineNo), lineOf(is, lineNo)])),
    ...differences(null, QUOTE_FIELDS, [was, is]),
  ]
}
