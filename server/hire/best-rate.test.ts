import { describe, expect, test } from 'vitest'
import { aHire, type Example, june, linesOf } from '#tests/hire/a-hire-case.ts'
import { best } from './best-rate.ts'

describe('HIRE by packages of days', () => {
  const tiers = [
    { days: 1, pricePaise: 600_000 },
    { days: 7, pricePaise: 3_000_000 },
    { days: 30, pricePaise: 7_800_000 },
  ]
  test.each([
    [4, 2_400_000],
    [6, 3_000_000],
    [8, 3_600_000],
    [16, 7_200_000],
    [19, 7_800_000],
    [33, 9_600_000],
  ])('%i days cost %i paise', (days, pricePaise) => {
    expect(best(days, tiers).pricePaise).toBe(BigInt(pricePaise))
  })

  test('the reason lists the packages', () => {
    expect(best(33, tiers).pieces).toEqual([
      { days: 30, count: 1 },
      { days: 1, count: 3 },
    ])
    expect(best(0, tiers)).toEqual({ pricePaise: 0n, pieces: [] })
  })

  const DAYS = { basis: 'DAY' as const, tiers }
  const eight = { onHire: { from: '2026-06-01', to: '2026-06-08' } }
  test.each<Example>([
    ['eight days, a Sunday among them', aHire({ terms: DAYS, ...eight }), { HIRE: 3_600_000 }],
    [
      'days billed earlier are deducted',
      aHire({ terms: DAYS, ...eight, billedDays: 25 }),
      { HIRE: 9_600_000 - 7_800_000 },
    ],
    [
      'a day of breakdown is deducted at the price of a day in these packages',
      aHire({ terms: DAYS, ...eight, days: june(1, { breakdown: '24' }) }),
      { HIRE: 3_600_000, BREAKDOWN: -450_000 },
    ],
    [
      'breakdown that was made good costs nothing',
      aHire({ terms: DAYS, ...eight, days: june(1, { worked: '10', breakdown: '3' }) }),
      { HIRE: 3_600_000 },
    ],
    [
      'overtime, idle hours and second shifts count by the same clock',
      aHire({
        terms: { ...DAYS, standbyPct: { WEATHER: '50' } },
        ...eight,
        days: [
          { date: '2026-06-01', worked: '12', secondShift: { worked: '10' } },
          { date: '2026-06-02', idle: { WEATHER: '10' } },
        ],
      }),
      { HIRE: 3_600_000, SECOND_SHIFT: 450_000, OT: 90_000, STANDBY: -225_000 },
    ],
    [
      'a worked Sunday is a day like others',
      aHire({ terms: DAYS, ...eight, days: [{ date: '2026-06-07', worked: '8' }] }),
      { HIRE: 3_600_000 },
    ],
    [
      'days that an earlier cycle paid have nothing to deduct from',
      aHire({ terms: DAYS, ...eight, billedDays: 20, days: june(2, { breakdown: '10', idle: { SUPPLIER: '4' } }) }),
      {},
    ],
    [
      'a day of breakdown costs the supplier nothing if breakdown has no effect',
      aHire({ terms: { ...DAYS, breakdown: { effect: 'NONE' } }, ...eight, days: june(1, { breakdown: '24' }) }),
      { HIRE: 3_600_000 },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })
})
