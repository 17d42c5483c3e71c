// Contents of quotes for tests of rules.
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import { AgreedTerms } from '#contract/rate-terms.ts'

/** ₹78,000 a month, without operator and transport. */
export const anOffer = (changes: Partial<QuoteOffer> = {}): QuoteOffer => ({
  productId: '019f0000-0000-7000-8000-000000000001',
  basis: 'MONTH',
  perMonthPaise: 7_800_000,
  perWeekPaise: null,
  perDayPaise: null,
  withOperator: false,
  operatorPerMonthPaise: 1_200_000,
  operatorPerDayPaise: 60_000,
  terms: AgreedTerms.parse({}),
  trip: null,
  diesel: null,
  boarding: 'CUSTOMER',
  ...changes,
})

/** One machine in June 2026. */
export const aLine = (offers: QuoteOffer[], changes: Partial<QuoteLine> = {}): QuoteLine => ({
  enquiryLineNo: null,
  quantity: 1,
  from: '2026-06-01',
  to: '2026-06-30',
  discountPaise: 0,
  extras: [],
  offers,
  ...changes,
})

export const content = (lines: QuoteLine[], changes: Partial<QuoteContent> = {}): QuoteContent => ({
  validUntil: '2026-06-15',
  advancePaise: 0,
  depositPaise: 0,
  paymentDays: 30,
  noticeDays: 7,
  deemedDays: 3,
  certifyDays: 7,
  cycle: 'CALENDAR',
  cycleDay: 1,
  discountReason: null,
  termsText: 'The house rules.',
  lines,
  ...changes,
})
