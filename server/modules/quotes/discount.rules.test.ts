import { expect, test } from 'vitest'
import type { QuoteOffer } from '#contract/quotes.content.ts'
import { aLine, anOffer, content } from '#tests/support/quote-content.ts'
import { discountOf } from './discount.rules.ts'

const trip = { yardId: null, distanceKm: 100, basePaise: 1_000_000, includedKm: 0, perKmPaise: 10_000, leastPaise: 0 }
/** ₹78,000 for the machine and ₹20,000 each way: ₹1,18,000. */
const card = anOffer({ trip })
const facts = {
  names: new Map([[card.productId, 'Scissor lift']]),
  holidays: [],
  tax: { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'DOMESTIC' as const },
}
const quoted = (offer: Partial<QuoteOffer>, line: { discountPaise?: number } = {}) =>
  discountOf(content([aLine([{ ...card, ...offer }], line)]), [[card]], facts, '10')

test('a quote at the card’s prices has no discount', () => {
  expect(quoted({})).toMatchObject({ cardPaise: 11_800_000, discountPaise: 0, percent: '0.00', isWithin: true })
})

test.each([
  ['as a discount', {}, { discountPaise: 1_180_001 }],
  ['in a lower rate', { perMonthPaise: 6_619_999 }, {}],
  ['in cheaper transport', { trip: { ...trip, basePaise: 409_999 } }, {}],
  ['in transport that is left to the customer', { trip: null }, {}],
])('a discount above the limit counts when it is given %s', (_how, offer, line) => {
  expect(quoted(offer, line)).toMatchObject({ isWithin: false })
})

test('transport that the card has no price for does not hide a discount', () => {
  const given = content([aLine([{ ...card, perMonthPaise: 6_000_000 }])])
  const found = discountOf(given, [[{ ...card, trip: null }]], facts, '10')
  expect(found).toMatchObject({ discountPaise: 1_800_000, isWithin: false })
})

test('a discount of exactly the limit is within it, and a paisa more is rounded up beyond it', () => {
  expect(quoted({}, { discountPaise: 1_180_000 })).toMatchObject({ percent: '10.00', isWithin: true })
  expect(quoted({}, { discountPaise: 1_180_001 })).toMatchObject({ percent: '10.01', isWithin: false })
})

test('a price above the card does not make up for a discount on another line', () => {
  const dear = aLine([{ ...card, perMonthPaise: 20_000_000 }])
  const cheap = aLine([card], { discountPaise: 3_000_000 })
  const found = discountOf(content([dear, cheap]), [[card], [card]], facts, '10')
  expect(found).toMatchObject({ discountPaise: 3_000_000, percent: '12.72', isWithin: false })
})

test('a discount on a machine that the customer may choose instead counts as well', () => {
  const other = { ...card, productId: '019f0000-0000-7000-8000-000000000002' }
  const given = content([aLine([card, { ...other, perMonthPaise: 3_900_000 }])])
  const named = { ...facts, names: new Map([...facts.names, [other.productId, 'Another lift']]) }
  const found = discountOf(given, [[card, other]], named, '10')
  expect(found).toMatchObject({ cardPaise: 11_800_000, quotedPaise: 7_900_000, percent: '33.06', isWithin: false })
})

test('a person without a limit is always within it', () => {
  const given = content([aLine([card], { discountPaise: 7_000_000 })])
  expect(discountOf(given, [[card]], facts, null)).toMatchObject({ limitPercent: null, isWithin: true })
})
