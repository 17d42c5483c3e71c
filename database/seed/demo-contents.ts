// Kavita's changes to the demo's quotes, beginning from the rate card.
import { addDays } from '#contract/dates.ts'
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import { seededId } from './seeded-id.ts'

type OnLine = (line: QuoteLine) => QuoteLine
const everyLine = (content: QuoteContent, change: OnLine): QuoteContent => ({
  ...content,
  lines: content.lines.map(change),
})

/** A lower monthly rate, in rupees, with the reason that it needs. */
export const atRate = (rupees: number, discountReason: string) => (content: QuoteContent) => ({
  ...everyLine(content, (line) => ({
    ...line,
    offers: line.offers.map((offer) => ({ ...offer, perMonthPaise: rupees * 100 })),
  })),
  discountReason,
})

/** The last machine offered beside another one at its own rate. */
export const orSinoboom = (content: QuoteContent) =>
  everyLine(content, (line) => ({
    ...line,
    offers: line.offers.flatMap((offer) => [
      offer,
      { ...offer, productId: seededId('sinoboom-3246e'), perMonthPaise: 3_900_000, perDayPaise: 380_000 },
    ]),
  }))

/** Some days longer or shorter. */
export const longer = (days: number) => (content: QuoteContent) =>
  everyLine(content, (line) => ({ ...line, to: addDays(line.to, days) }))

/** Valid for so many days from the start of the hire, which is five days after the enquiry. */
export const validFor = (days: number) => (content: QuoteContent) => ({
  ...content,
  validUntil: addDays(content.lines[0]?.from ?? content.validUntil, days - 5),
})

/** Other terms of hire than those of the rate card. */
export const onTerms = (terms: Partial<QuoteOffer['terms']>) => (content: QuoteContent) =>
  everyLine(content, (line) => ({
    ...line,
    offers: line.offers.map((offer) => ({ ...offer, terms: { ...offer.terms, ...terms } })),
  }))

/** Diesel in the price, in litres an hour and rupees a litre. */
export const withDiesel = (litresPerHour: string, rupees: number) => (content: QuoteContent) =>
  everyLine(content, (line) => ({
    ...line,
    offers: line.offers.map((offer) => ({ ...offer, diesel: { litresPerHour, paisePerLitre: rupees * 100 } })),
  }))
