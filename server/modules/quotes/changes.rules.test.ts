import { expect, test } from 'vitest'
import type { QuoteOffer } from '#contract/quotes.content.ts'
import { aLine, anOffer, content } from '#tests/support/quote-content.ts'
import { aQuoteDocument } from '#tests/support/quote-documents.ts'
import { changesBetween } from './changes.rules.ts'
import { priceOf } from './pricing.rules.ts'

const [first, second] = [1, 2].map((n) => `019f0000-0000-7000-8000-00000000000${n}`) as [string, string]
const tax = { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'DOMESTIC' as const }
const names = new Map([
  [first, 'Genie GS-3246'],
  [second, 'Sinoboom 3246E'],
])

/** A version with these machines on its only line. */
const version = (...offers: Partial<QuoteOffer>[]) =>
  aQuoteDocument(0, priceOf(content([aLine(offers.map(anOffer))]), { names, holidays: [], tax }))
const day = (perMonthPaise: number) => version({ basis: 'DAY', perDayPaise: 950_000, perMonthPaise })
const fieldsOf = (was: ReturnType<typeof version>, is: ReturnType<typeof version>) =>
  changesBetween(was, is).map(({ lineNo, field }) => [lineNo, field].join(' '))

test('two equal versions differ in nothing', () => {
  expect(changesBetween(version({}, { productId: second }), version({}, { productId: second }))).toEqual([])
})

test('a hire by the day names its changed price for 30 days', () => {
  expect(changesBetween(day(10_500_000), day(9_500_000))).toContainEqual({
    lineNo: 1,
    field: 'per30DaysPaise',
    was: 10_500_000,
    is: 9_500_000,
  })
})

test('a machine to choose instead is named, added or left out', () => {
  const [one, both] = [version({}), version({}, { productId: second })]
  const field = { lineNo: 1, field: 'alternatives' }
  expect(changesBetween(one, both)).toEqual([{ ...field, was: '', is: 'Sinoboom 3246E' }])
  expect(changesBetween(both, one)).toEqual([{ ...field, was: 'Sinoboom 3246E', is: '' }])
})

test('operator, terms of the hire and transport are named', () => {
  const terms = { ...anOffer().terms, otMultiplier: '1.5' }
  expect(fieldsOf(version({}), version({ terms }))).toEqual(['1 hireTerms'])
  expect(fieldsOf(version({}), version({ boarding: 'SUPPLIER' }))).toEqual(['1 supply'])
  expect(fieldsOf(version({}), version({ withOperator: true }))).toContain('1 operator')
})

test('a new line has nothing before it', () => {
  const changes = changesBetween(aQuoteDocument(1), aQuoteDocument(2)).filter(({ lineNo }) => lineNo === 2)
  expect(changes.every(({ was }) => was === null)).toBe(true)
  expect(changes).toContainEqual({ lineNo: 2, field: 'productName', was: null, is: 'JLG 450AJ' })
})
