// From what sales write to what a quote costs, by the arithmetic of hire and nothing else.
import type { BillLine } from '#contract/bill.ts'
import { lumpOf } from '#contract/measures.ts'
import { Problem } from '#contract/problems.ts'
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import type { PricedLine, PricedOffer, PricedQuote } from '#contract/quotes.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import type { TaxFacts } from '#server/hire/case.ts'
import { dieselPaise, estimate } from '#server/hire/estimate.ts'
import type { DieselNorm } from '#server/hire/planned.ts'
import { tax } from '#server/hire/tax.ts'
import { inWords } from '#server/hire/words.ts'
import { termsBy } from '#server/modules/rate-card/hire-terms.ts'

/** The input of an estimate beside the quote: machine names, holidays as civil dates, and the facts of taxation. */
export type Facts = {
  readonly names: ReadonlyMap<string, string>
  readonly holidays: readonly string[]
  readonly tax: TaxFacts
}

const WEEK = 7
/** Codes of lines that are costs beside the hire. */
const HIRE_CODES = new Set(['HIRE', 'SECOND_SHIFT', 'OFF_DAY', 'OT', 'STANDBY', 'BREAKDOWN', 'MINIMUM', 'DISCOUNT'])

const plus = (rate: number | null, operator: number) => (rate === null ? null : rate + operator)

/** The terms of a hire from an offer; the operator is part of each rate. */
export function termsOf(offer: QuoteOffer): RateTerms {
  const { withOperator, operatorPerMonthPaise: month, operatorPerDayPaise: day } = offer
  const [perMonth, perDay] = withOperator ? [month, day] : [0, 0]
  const rates = {
    perMonthPaise: plus(offer.perMonthPaise, perMonth),
    perWeekPaise: plus(offer.perWeekPaise, WEEK * perDay),
    perDayPaise: plus(offer.perDayPaise, perDay),
  }
  const terms = termsBy(offer.basis, rates, offer.terms)
  if (terms === null) throw new Error('An offer by the month has no monthly rate, which its schema refuses.')
  return terms
}

/** The trip without its yard, which is ours to know. */
function tripOf({ trip }: QuoteOffer) {
  if (!trip) return null
  const { yardId: _yard, ...told } = trip
  return told
}

/** One machine of a line as the arithmetic of hire plans it. */
function plannedHire({ from, to, quantity, extras, discountPaise }: QuoteLine, offer: QuoteOffer) {
  const { diesel } = offer
  const trip = tripOf(offer)
  const discount = discountPaise === 0 ? [] : [{ code: 'DISCOUNT', amountPaise: -discountPaise }]
  return {
    terms: termsOf(offer),
    from,
    to,
    quantity,
    extras: [...extras, ...discount],
    ...(trip ? { mobilisation: trip } : {}),
    ...(diesel ? { diesel } : {}),
  }
}

const assumed = ({ cycle, cycleDay }: QuoteContent, { holidays, tax }: Facts) => ({
  cycle,
  cycleDay,
  holidays: [...holidays],
  ...tax,
})

const nameOf = ({ names }: Facts, productId: string) => {
  const name = names.get(productId)
  if (name === undefined) throw new Problem('not-found')
  return name
}

/** An offer's price for a line, from its estimate alone. */
function priced(content: QuoteContent, facts: Facts, line: QuoteLine, offer: QuoteOffer): PricedOffer {
  const hire = plannedHire(line, offer)
  const [found] = estimate({ lines: [hire], ...assumed(content, facts) }).lines
  if (!found) throw new Error('An estimate of one line has none.')
  return {
    productId: offer.productId,
    productName: nameOf(facts, offer.productId),
    withOperator: offer.withOperator,
    terms: hire.terms,
    diesel: offer.diesel,
    boarding: offer.boarding,
    trip: tripOf(offer),
    bills: found.cycles.map(({ from, to, bill }) => ({ from, to, amountPaise: bill.taxablePaise * line.quantity })),
    plannedLines: [...found.plannedLines],
    plannedPaise: found.plannedPaise,
    perMonthPaise: found.perMonthPaise,
  }
}

/** Lines of one code as one line, in the order of their first appearance. */
function summed(lines: readonly BillLine[]): BillLine[] {
  return [...Map.groupBy(lines, ({ code }) => code).values()].flatMap((same) => {
    const [first] = same
    const amountPaise = same.reduce((sum, line) => sum + line.amountPaise, 0)
    if (!first) return []
    const reason = { whyKey: 'extra', whyParams: { code: first.code }, why: first.description }
    return [{ ...first, amountPaise, ...lumpOf(amountPaise), days: [], ...reason }]
  })
}

/** The sums over the lines of a quote, and its taxes, once for the whole: as `estimate` sums. */
export function summedUp(lines: readonly PricedLine[], facts: TaxFacts): PricedQuote {
  const bills = lines.flatMap(({ plannedLines }) => plannedLines)
  const totals = tax(
    lines.map(({ plannedPaise }) => ({ amountPaise: plannedPaise })),
    facts,
  )
  return {
    ...totals,
    lines: [...lines],
    perMonthPaise: lines.reduce((sum, { perMonthPaise }) => sum + perMonthPaise, 0),
    oneOff: summed(bills.filter(({ code }) => !HIRE_CODES.has(code))),
    discountPaise: -bills
      .filter(({ code }) => code === 'DISCOUNT')
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    amountInWords: inWords(totals.totalPaise),
  }
}

function pricedLine(content: QuoteContent, facts: Facts, line: QuoteLine, index: number): PricedLine {
  const { quantity, from, to, offers } = line
  const [quoted, ...alternatives] = offers.map((offer) => priced(content, facts, line, offer))
  if (!quoted) throw new Error('A line has no offer, which its schema refuses.')
  return { lineNo: index + 1, quantity, from, to, ...quoted, alternatives }
}

/** The diesel of each line's first machine in paise, by each of its norms; nothing for a line without norms. */
export const dieselOf = (content: QuoteContent, facts: Facts, normsOf: (index: number) => readonly DieselNorm[]) =>
  content.lines.map((line, index) => {
    const [offer] = line.offers
    return offer ? dieselPaise(plannedHire(line, offer), assumed(content, facts), normsOf(index)) : []
  })

/**
 * Prices a quote: each line with its first machine and its alternatives, one-off costs apart, and the totals.
 * Throws `not-found` for a machine without a name.
 */
export function priceOf(content: QuoteContent, facts: Facts): PricedQuote {
  const lines = content.lines.map((line, index) => pricedLine(content, facts, line, index))
  return summedUp(lines, facts.tax)
}
