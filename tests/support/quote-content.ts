// Contents of quotes for tests of rules.
import { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import { makerOf, sampleOf } from '#tests/components/sample-of.ts'
import { quotedTerms } from './quote-documents.ts'

/** ₹78,000 a month, without operator and transport. */
export const anOffer = makerOf(QuoteOffer, {
  productId: '019f0000-0000-7000-8000-000000000001',
  perMonthPaise: 7_800_000,
  operatorPerMonthPaise: 1_200_000,
  operatorPerDayPaise: 60_000,
})

/** One machine in June 2026. */
export const aLine = (offers: QuoteOffer[], changes: Partial<QuoteLine> = {}) =>
  sampleOf(QuoteLine, { quantity: 1, from: '2026-06-01', to: '2026-06-30', offers, ...changes })

export const content = (lines: QuoteLine[], changes: Partial<QuoteContent> = {}) =>
  sampleOf(QuoteContent, { ...quotedTerms, cycle: 'CALENDAR', lines, ...changes })
