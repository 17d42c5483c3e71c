import { describe, expect, test } from 'vitest'
import { aHire, type Example, june, linesOf } from '#tests/hire/a-hire-case.ts'
import { best } from './tiers.ts'

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
      'a broken day does not count',
      aHire({ terms: DAYS, ...eight, days: june(1, { breakdown: '9' }) }),
      { HIRE: 3_000_000 },
    ],
    [
      'a half-broken day counts',
      aHire({ terms: DAYS, ...eight, days: june(1, { breakdown: '8.75' }) }),
      { HIRE: 3_600_000 },
    ],
    [
      'a broken day counts if breakdown has no effect',
      aHire({ terms: { ...DAYS, breakdown: { effect: 'NONE' } }, ...eight, days: june(1, { breakdown: '24' }) }),
      { HIRE: 3_600_000 },
    ],
    [
      'overtime, Sundays and idle hours change nothing',
      aHire({ terms: DAYS, ...eight, days: june(7, { worked: '14' }) }),
      { HIRE: 3_600_000 },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })
})
