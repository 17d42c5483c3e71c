import { describe, expect, test } from 'vitest'
import { aHire, type Example, june, linesOf, R } from '#tests/hire/a-hire-case.ts'
import { bill } from './bill.ts'

describe('MINIMUM', () => {
  const LEAST = { minimumDays: 30 }
  const tiers = [
    { days: 1, pricePaise: 600_000 },
    { days: 7, pricePaise: 3_000_000 },
  ]
  const ten = { onHire: { from: '2026-06-01', to: '2026-06-10' } }
  test.each<Example>([
    [
      'to R × 30 ÷ 31, as if the hire had lasted so long',
      aHire({ terms: LEAST, ...ten, closing: true }),
      { HIRE: 2_600_000, MINIMUM: 4_948_387 },
    ],
    ['only on the closing bill', aHire({ terms: LEAST, ...ten }), { HIRE: 2_600_000 }],
    [
      'less what earlier cycles printed',
      aHire({
        terms: LEAST,
        onHire: { from: '2026-05-20', to: '2026-06-10' },
        closing: true,
        billedPaise: 3_019_355,
      }),
      { HIRE: 2_600_000, MINIMUM: 1_929_032 },
    ],
    [
      'none if the supplier is why the hire ended',
      aHire({ terms: LEAST, ...ten, closing: true, offHireCause: 'SUPPLIER' }),
      { HIRE: 2_600_000 },
    ],
    [
      'none for a hire of the least days, though a share by working days costs less than they do',
      aHire({
        terms: { minimumDays: 15, partMonth: 'WORKING_DAYS' },
        onHire: { from: '2026-06-07', to: '2026-06-21' },
        closing: true,
      }),
      { HIRE: 3_600_000 },
    ],
    [
      'by the day to the price of the least days',
      aHire({
        terms: { basis: 'DAY', tiers, minimumDays: 7 },
        onHire: { from: '2026-06-01', to: '2026-06-03' },
        closing: true,
      }),
      { HIRE: 1_800_000, MINIMUM: 1_200_000 },
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
    ['OT', '1 h over 10 h a shift'],
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
