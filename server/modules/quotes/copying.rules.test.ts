import { expect, test } from 'vitest'
import { aLine, anOffer, content } from '#tests/support/quote-content.ts'
import { copiedContent } from './copying.rules.ts'

const other = anOffer({ productId: '019f0000-0000-7000-8000-000000000002' })
const trip = { yardId: null, distanceKm: 40, basePaise: 1, includedKm: 0, perKmPaise: 1, leastPaise: 0 }

test('prices, discounts and terms are copied for each machine that both quotes have', () => {
  const earlier = content([aLine([anOffer({ perMonthPaise: 7_000_000 })], { discountPaise: 5_000 })], {
    validUntil: '2025-01-01',
    paymentDays: 60,
    termsText: 'Other rules.',
    discountReason: 'An old customer',
  })
  const draft = content([
    aLine([anOffer({ trip, withOperator: true })], { from: '2026-07-01', to: '2026-07-31', quantity: 4 }),
    aLine([other]),
  ])
  const copied = copiedContent(draft, earlier)
  expect(copied).toMatchObject({
    validUntil: draft.validUntil,
    paymentDays: 60,
    termsText: 'Other rules.',
    discountReason: 'An old customer',
  })
  expect(copied.lines).toEqual([
    {
      ...draft.lines[0],
      discountPaise: 5_000,
      offers: [anOffer({ trip, withOperator: true, perMonthPaise: 7_000_000 })],
    },
    draft.lines[1],
  ])
})
