import { describe, expect, test } from 'vitest'
import { aHire, type Example, june, linesOf } from '#tests/hire/a-hire-case.ts'

describe('HIRE by the hour', () => {
  const HOURLY = { basis: 'HOUR' as const, ratePaise: 100_000, minimumHours: '200' }
  test.each<Example>([
    ['the guarantee is paid when nothing was worked', aHire({ terms: HOURLY }), { HIRE: 20_000_000 }],
    [
      'hours beyond the guarantee are billed',
      aHire({ terms: HOURLY, days: june(25, { worked: '10' }) }),
      { HIRE: 25_000_000 },
    ],
    [
      'the guarantee of part of a month is its share by calendar days',
      aHire({ terms: { ...HOURLY, partMonth: 'WORKING_DAYS' }, onHire: { from: '2026-06-16', to: null } }),
      { HIRE: 10_000_000 },
    ],
    [
      'unpaid idle hours lower it, paid ones do not',
      aHire({ terms: HOURLY, days: june(2, { idle: { SUPPLIER: '4', CLIENT_IDLE: '3' } }) }),
      { HIRE: 19_200_000 },
    ],
    [
      'a second shift’s hours are worked hours',
      aHire({
        terms: { ...HOURLY, minimumHours: '0' },
        days: june(2, { worked: '8', secondShift: { worked: '7.5' } }),
      }),
      { HIRE: 3_100_000 },
    ],
    [
      'breakdown on a Sunday does not lower the guarantee',
      aHire({ terms: HOURLY, days: [{ date: '2026-06-07', breakdown: '9' }] }),
      { HIRE: 20_000_000 },
    ],
    [
      'breakdown beyond the grace lowers the guarantee',
      aHire({ terms: { ...HOURLY, breakdown: { graceHours: '4' } }, days: june(2, { breakdown: '10' }) }),
      { HIRE: 18_400_000 },
    ],
    [
      'a day broken down for nine tenths of a shift lowers the guarantee by a shift',
      aHire({ terms: { ...HOURLY, breakdown: { effect: 'HALF_FULL' } }, days: june(1, { breakdown: '9' }) }),
      { HIRE: 19_000_000 },
    ],
    ['it never falls below nothing', aHire({ terms: HOURLY, days: june(26, { breakdown: '24' }) }), {}],
    [
      'Sundays count like any day',
      aHire({ terms: { ...HOURLY, minimumHours: '0' }, days: [{ date: '2026-06-07', worked: '3' }] }),
      { HIRE: 300_000 },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })
})
