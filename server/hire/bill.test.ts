import { describe, expect, test } from 'vitest'
import { aHire, DAY, type Example, june, linesOf, R } from '#tests/hire/a-hire-case.ts'
import { bill } from './bill.ts'

describe('MINIMUM', () => {
  const LEAST = { minimumDays: 30 }
  const ten = { onHire: { from: '2026-06-01', to: '2026-06-10' } }
  test.each<Example>([
    ['20 days short', aHire({ terms: LEAST, ...ten, closing: true }), { HIRE: 2_600_000, MINIMUM: 20 * DAY }],
    ['only on the closing bill', aHire({ terms: LEAST, ...ten }), { HIRE: 2_600_000 }],
    [
      'days of earlier cycles count',
      aHire({ terms: LEAST, onHire: { from: '2026-05-20', to: '2026-06-10' }, closing: true }),
      { HIRE: 2_600_000, MINIMUM: 8 * DAY },
    ],
    ['a long enough hire has none', aHire({ terms: LEAST, closing: true }), { HIRE: R }],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })
})

test('extras come last, in the order given, without those of zero', () => {
  const extras = [
    { code: 'DEMOB', amountPaise: 1_200_000 },
    { code: 'FUEL', amountPaise: 0 },
    { code: 'DISCOUNT', amountPaise: -500_000 },
    { code: 'RIGGER', amountPaise: 100 },
  ]
  const { lines } = bill(aHire({ extras, days: june(1, { worked: '11' }) }))
  expect(lines.map(({ code, why }) => [code, why])).toEqual([
    ['HIRE', 'June 2026, full month'],
    ['OT', '1 h over 10 h a day'],
    ['DEMOB', 'Demobilisation'],
    ['DISCOUNT', 'Discount'],
    ['RIGGER', 'RIGGER'],
  ])
})

test.each([
  ['half a paisa rounds up', 1, 15, 1],
  ['less than half rounds down', 1, 14, 0],
])('%s', (_, ratePaise, days, paise) => {
  const given = aHire({ terms: { ratePaise }, onHire: { from: '2026-06-01', to: `2026-06-${days}` } })
  expect(bill(given).taxablePaise).toBe(paise)
})

test('minus half a paisa rounds away from zero', () => {
  const given = aHire({ terms: { ratePaise: 13, daysPerMonth: 26, hoursPerDay: 1 }, days: june(1, { breakdown: '1' }) })
  expect(linesOf(given)).toEqual({ HIRE: 13, BREAKDOWN: -1 })
})
