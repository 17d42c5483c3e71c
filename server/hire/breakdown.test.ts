import { describe, expect, test } from 'vitest'
import { aHire, DAY, type Example, HOUR, june, linesOf, R } from '#tests/hire/a-hire-case.ts'
import { bill } from './bill.ts'

describe('STANDBY, BREAKDOWN and SECOND_SHIFT', () => {
  const idle = (percent: string) => ({ standbyPct: { WEATHER: percent } })
  const day = { onHire: { from: '2026-06-10', to: '2026-06-10' } }
  test.each<Example>([
    ['idle at 100 % changes nothing', aHire({ days: june(5, { idle: { CLIENT_IDLE: '10' } }) }), { HIRE: R }],
    [
      'rain at 60 %',
      aHire({ terms: idle('60'), days: june(1, { idle: { WEATHER: '5' } }) }),
      { HIRE: R, STANDBY: -2 * HOUR },
    ],
    [
      'the supplier’s own idle hours are free',
      aHire({ days: june(1, { idle: { SUPPLIER: '2' } }) }),
      { HIRE: R, STANDBY: -2 * HOUR },
    ],
    [
      'standby never takes more than the hire',
      aHire({ ...day, days: [{ date: '2026-06-10', idle: { SUPPLIER: '24' } }] }),
      { HIRE: 260_000, STANDBY: -260_000 },
    ],
    [
      'breakdown beyond the grace',
      aHire({ terms: { breakdown: { graceHours: '8' } }, days: june(2, { breakdown: '7' }) }),
      { HIRE: R, BREAKDOWN: -6 * HOUR },
    ],
    [
      'breakdown within the grace',
      aHire({ terms: { breakdown: { graceHours: '8' } }, days: june(2, { breakdown: '4' }) }),
      { HIRE: R },
    ],
    [
      'breakdown has no effect',
      aHire({ terms: { breakdown: { effect: 'NONE' } }, days: june(2, { breakdown: '4' }) }),
      { HIRE: R },
    ],
    [
      'half a day and a full one',
      aHire({
        terms: { breakdown: { effect: 'HALF_FULL' } },
        days: [
          ...june(1, { breakdown: '5' }),
          ...june(3, { breakdown: '9' }).slice(1, 2),
          ...june(3, { breakdown: '4.75' }).slice(2),
        ],
      }),
      { HIRE: R, BREAKDOWN: -1.5 * DAY },
    ],
    [
      'breakdown larger than the hire',
      aHire({ ...day, days: [{ date: '2026-06-10', breakdown: '24' }] }),
      { HIRE: 260_000, BREAKDOWN: -260_000 },
    ],
    [
      'breakdown and idle hours larger than the hire leave nothing',
      aHire({ ...day, days: [{ date: '2026-06-10', breakdown: '14', idle: { SUPPLIER: '3' } }] }),
      { HIRE: 260_000, STANDBY: -90_000, BREAKDOWN: -170_000 },
    ],
    [
      'breakdown on a Sunday counts',
      aHire({ days: [{ date: '2026-06-07', breakdown: '2' }] }),
      { HIRE: R, BREAKDOWN: -2 * HOUR },
    ],
    [
      'a pool gets back the hours deducted',
      aHire({
        terms: { ratePaise: 6_000_000, hoursMode: 'POOLED', includedHours: 240 },
        ...day,
        days: [{ date: '2026-06-10', worked: '8', breakdown: '9', idle: { SUPPLIER: '3' } }],
      }),
      { HIRE: 200_000, OT: 125_000, STANDBY: -75_000, BREAKDOWN: -125_000 },
    ],
    [
      'a rate of zero stays zero',
      aHire({ terms: { ratePaise: 0 }, days: june(2, { breakdown: '9', worked: '12' }) }),
      {},
    ],
    [
      'three second shifts at 1.6',
      aHire({ terms: { secondShiftFactor: '1.6' }, days: june(3, { secondShift: true }) }),
      { HIRE: R, SECOND_SHIFT: 1.8 * DAY },
    ],
    [
      'a second shift on a Sunday',
      aHire({ days: [{ date: '2026-06-07', secondShift: true }] }),
      { HIRE: R, SECOND_SHIFT: DAY },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })

  test('a used-up hire bills exactly zero, however its parts round', () => {
    for (let ratePaise = 101; ratePaise < 700; ratePaise += 1) {
      const days = [{ date: '2026-06-10', breakdown: '20', idle: { SUPPLIER: '1.25' } }]
      expect(bill(aHire({ terms: { ratePaise }, ...day, days })).taxablePaise).toBe(0)
    }
  })
})
