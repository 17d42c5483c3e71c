import { describe, expect, test } from 'vitest'
import { aHire, DAY, type Example, HOUR, june, linesOf, R } from '#tests/hire/a-hire-case.ts'
import { bill } from './bill.ts'

describe('STANDBY and BREAKDOWN', () => {
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
      'breakdown and idle hours of a Sunday do not count: the rate does not pay the day',
      aHire({
        days: [
          { date: '2026-06-07', breakdown: '2' },
          { date: '2026-06-14', worked: '4', breakdown: '2', idle: { SUPPLIER: '3' } },
        ],
      }),
      { HIRE: R, OFF_DAY: DAY },
    ],
    [
      'a machine that is down for 24 hours loses one day',
      aHire({ days: june(1, { breakdown: '24' }) }),
      { HIRE: R, BREAKDOWN: -DAY },
    ],
    [
      'breakdown that was made good the same day costs nothing',
      aHire({ days: june(1, { worked: '10', breakdown: '3' }) }),
      { HIRE: R },
    ],
    [
      'a shift loses what it fell short of its hours, idle hours first',
      aHire({ days: june(1, { worked: '6', breakdown: '3', idle: { SUPPLIER: '2' } }) }),
      { HIRE: R, STANDBY: -2 * HOUR, BREAKDOWN: -2 * HOUR },
    ],
    [
      'idle hours alone lose no more than that either',
      aHire({ days: june(1, { worked: '9', idle: { SUPPLIER: '4' } }) }),
      { HIRE: R, STANDBY: -HOUR },
    ],
    [
      'the grace of part of a cycle is its share',
      aHire({
        terms: { breakdown: { graceHours: '6' } },
        onHire: { from: '2026-06-01', to: '2026-06-10' },
        days: june(1, { breakdown: '5' }),
      }),
      { HIRE: 2_600_000, BREAKDOWN: -3 * HOUR },
    ],
    [
      'hours made good count for no half day either',
      aHire({ terms: { breakdown: { effect: 'HALF_FULL' } }, days: june(1, { worked: '6', breakdown: '9' }) }),
      { HIRE: R },
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
      'a pool gets back no more hours than were deducted, however many broke down',
      aHire({
        terms: { ratePaise: 2_600_000, hoursMode: 'POOLED', includedHours: 208 },
        onHire: { from: '2026-06-01', to: '2026-06-01' },
        days: [{ date: '2026-06-01', worked: '8', breakdown: '8', idle: { SUPPLIER: '2' } }],
      }),
      { HIRE: 86_667, OT: 75_000, STANDBY: -25_000, BREAKDOWN: -61_667 },
    ],
    [
      'the printed deduction is the printed rest where the exact ones are equal',
      aHire({
        terms: { ratePaise: 48, daysPerMonth: 30 },
        onHire: { from: '2026-06-01', to: '2026-06-01' },
        days: [{ date: '2026-06-01', breakdown: '7.5', idle: { SUPPLIER: '2.5' } }],
      }),
      { HIRE: 2, BREAKDOWN: -2 },
    ],
    [
      'and nothing where idle time has printed all of it',
      aHire({
        terms: { ratePaise: 42, daysPerMonth: 30 },
        onHire: { from: '2026-06-01', to: '2026-06-01' },
        days: [{ date: '2026-06-01', breakdown: '5.5', idle: { SUPPLIER: '4.5' } }],
      }),
      { HIRE: 1, STANDBY: -1 },
    ],
    [
      'a rate of zero stays zero',
      aHire({ terms: { ratePaise: 0 }, days: june(2, { breakdown: '9', worked: '12' }) }),
      {},
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
