import { expect, test } from 'vitest'
import { aLine, anOffer, content } from '#tests/support/quote-content.ts'
import { marginOf } from './margin.rules.ts'

const costs = { machinePerMonthPaise: 3_000_000, operatorPerMonthPaise: 900_000, tripPaise: 500_000 }
const planned = { taxablePaise: 20_000_000 }
const trip = { yardId: null, distanceKm: 40, basePaise: 1_000_000, includedKm: 0, perKmPaise: 0, leastPaise: 0 }
const of = (offer: object, line: object = {}, known: typeof costs | Record<string, number | null> | null = costs) =>
  marginOf(content([aLine([anOffer(offer)], line)]), planned, [known as typeof costs])

test('the cost of a hire is its share of 30 days, with the operator that comes with the machine', () => {
  const dates = { from: '2026-06-01', to: '2026-06-30' }
  expect(of({}, dates)).toEqual({ plannedPaise: 20_000_000, costPaise: 3_000_000, marginPaise: 17_000_000 })
  expect(of({ withOperator: true }, dates)?.costPaise).toBe(3_900_000)
  expect(of({}, { from: '2026-06-01', to: '2026-06-10', quantity: 3 })?.costPaise).toBe(3_000_000)
})

test('transport costs a trip to the site and one back for each machine', () => {
  expect(of({ trip }, { from: '2026-06-01', to: '2026-06-30', quantity: 2 })?.costPaise).toBe(8_000_000)
})

test.each([
  ['nobody entered costs', {}, null],
  ['the machine’s cost is unknown', {}, { ...costs, machinePerMonthPaise: null }],
  ['the operator’s cost is unknown', { withOperator: true }, { ...costs, operatorPerMonthPaise: null }],
  ['the cost of a trip is unknown', { trip }, { ...costs, tripPaise: null }],
])('there is no margin where %s', (_case, offer, known) => {
  expect(of(offer, {}, known)).toBeNull()
})

test('one unknown line leaves the whole margin unknown', () => {
  const two = content([aLine([anOffer({})]), aLine([anOffer({})])])
  expect(marginOf(two, planned, [costs, null])).toBeNull()
})
