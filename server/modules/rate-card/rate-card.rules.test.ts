import { expect, test } from 'vitest'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { bill } from '#server/hire/bill.ts'
import { HireCase } from '#server/hire/case.ts'
import { cardThatCounts, publishedBasis, termsBy } from './rate-card.rules.ts'

const occasion = { productId: 'lift', subCategory: 'lifts', city: 'pune', on: '2026-11-22' }
const card = (name: string, fields: object = {}) => ({
  name,
  productId: 'lift' as string | null,
  subCategory: null as string | null,
  city: null as string | null,
  from: '2026-01-01',
  isWithdrawn: false,
  ...fields,
})
const ofKind = { productId: null, subCategory: 'lifts' }
const counting = (...cards: ReturnType<typeof card>[]) => cardThatCounts(cards, occasion)?.name

test('the closest card counts: product and city, product, sub-category and city, sub-category', () => {
  const order = [
    card('product and city', { city: 'pune' }),
    card('product', { from: '2026-11-01' }),
    card('sub-category and city', { ...ofKind, city: 'pune', from: '2026-11-02' }),
    card('sub-category', { ...ofKind, from: '2026-11-03' }),
  ]
  for (const [index, { name }] of order.entries()) expect(counting(...order.slice(index).toReversed())).toBe(name)
  expect(counting()).toBeUndefined()
})

test('of several cards in one place the newest that has begun counts', () => {
  const cards = [
    card('old'),
    card('today', { from: occasion.on }),
    card('tomorrow', { from: '2026-11-23' }),
    card('withdrawn', { from: '2026-11-21', isWithdrawn: true }),
  ]
  expect(counting(...cards)).toBe('today')
})

test('cards of other machines and cities do not count', () => {
  expect(
    counting(
      card('mumbai', { city: 'mumbai' }),
      card('crane', { productId: 'crane' }),
      card('cranes', { productId: null, subCategory: 'cranes' }),
    ),
  ).toBeUndefined()
})

const terms = AgreedTerms.parse({ hoursPerDay: 12 })
const rates = { perMonthPaise: 7_800_000, perWeekPaise: null, perDayPaise: 600_000 }

test('terms are those of a hire by the month and by the day; a package without a rate is no tier', () => {
  const [MONTH, DAY] = [termsBy('MONTH', rates, terms), termsBy('DAY', rates, terms)]
  expect(MONTH).toMatchObject({ basis: 'MONTH', ratePaise: 7_800_000, hoursPerDay: 12 })
  expect(DAY).toMatchObject({
    basis: 'DAY',
    tiers: [
      { days: 1, pricePaise: 600_000 },
      { days: 30, pricePaise: 7_800_000 },
    ],
  })
  expect(termsBy('MONTH', { ...rates, perMonthPaise: null }, terms)).toBeNull()
})

test('the arithmetic of hire bills them', () => {
  const period = { from: '2026-06-01', to: '2026-06-30' }
  const [MONTH, DAY] = [termsBy('MONTH', rates, terms), termsBy('DAY', rates, terms)]
  for (const one of [MONTH ?? DAY, DAY]) {
    const hire = HireCase.parse({ terms: one, period, onHire: period, supplierState: '27', placeOfSupply: '27' })
    expect(bill(hire).taxablePaise).toBe(7_800_000)
  }
})

test('the catalogue publishes the days and hours of a month', () => {
  expect(publishedBasis(terms)).toBe('26 days x 12 h shift per month')
})
