import { describe, expect, test } from 'vitest'
import { aHire, DAY, type Example, HOUR, june, linesOf, R } from '#tests/hire/a-hire-case.ts'

const lateJune = { onHire: { from: '2026-06-18', to: null } }

describe('OT and OFF_DAY', () => {
  const sundays = ['07', '14', '21', '28'].map((day) => ({ date: `2026-06-${day}`, worked: '0.25' }))
  const POOLED = { ratePaise: 6_000_000, hoursMode: 'POOLED' as const, includedHours: 240 }
  /** 12 hours of breakdown in two days. */
  const broken = [
    { date: '2026-06-29', breakdown: '4' },
    { date: '2026-06-30', breakdown: '8' },
  ] as const
  const noGrace = { ...POOLED, breakdown: { graceHours: '0' } }
  test.each<Example>([
    ['a day of the shift’s hours has none', aHire({ days: june(26, { worked: '10' }) }), { HIRE: R }],
    ['half an hour a day', aHire({ days: june(3, { worked: '10.5' }) }), { HIRE: R, OT: 1.5 * HOUR }],
    [
      'short days do not offset long ones',
      aHire({ days: [...june(1, { worked: '12' }), ...june(3, { worked: '2' }).slice(1)] }),
      { HIRE: R, OT: 2 * HOUR },
    ],
    [
      'the multiplier',
      aHire({ terms: { otMultiplier: '1.5' }, days: june(1, { worked: '11' }) }),
      { HIRE: R, OT: 1.5 * HOUR },
    ],
    ['all Sundays worked, however short', aHire({ days: sundays }), { HIRE: R, OFF_DAY: 4 * DAY }],
    [
      'a Sunday pays for the hours of a shift; those beyond it are overtime',
      aHire({ days: [{ date: '2026-06-07', worked: '14' }] }),
      { HIRE: R, OFF_DAY: DAY, OT: 4 * HOUR },
    ],
    [
      'a holiday at double',
      aHire({
        terms: { offDayMultiplier: '2' },
        holidays: ['2026-06-26'],
        days: [{ date: '2026-06-26', worked: '4' }],
      }),
      { HIRE: R, OFF_DAY: 2 * DAY },
    ],
    [
      'a holiday on a Sunday is one day',
      aHire({ holidays: ['2026-06-07'], days: [{ date: '2026-06-07', worked: '4' }] }),
      { HIRE: R, OFF_DAY: DAY },
    ],
    ['the pool is not passed', aHire({ terms: POOLED, days: june(24, { worked: '10' }) }), { HIRE: 6_000_000 }],
    [
      '22.5 h over the pool',
      aHire({ terms: POOLED, days: june(25, { worked: '10.5' }) }),
      { HIRE: 6_000_000, OT: 562_500 },
    ],
    [
      'the pool of a partial month is scaled',
      aHire({ terms: POOLED, ...lateJune, days: june(26, { worked: '10' }).slice(15) }),
      { HIRE: 2_600_000, OT: 150_000 },
    ],
    [
      'a pooled month with breakdown and idle time costs the pool less the breakdown',
      aHire({ terms: noGrace, days: [...june(18, { worked: '10' }), ...broken] }),
      { HIRE: 6_000_000, BREAKDOWN: -300_000 },
    ],
    [
      'a pooled month with breakdown partly made up',
      aHire({ terms: noGrace, days: [...june(22, { worked: '10.5' }), ...broken] }),
      { HIRE: 6_000_000, OT: 75_000, BREAKDOWN: -300_000 },
    ],
    [
      'a pooled month with breakdown more than made up',
      aHire({ terms: noGrace, days: [...june(24, { worked: '10.5' }), { ...broken[0], worked: '10.5' }, broken[1]] }),
      { HIRE: 6_000_000, OT: 862_500, BREAKDOWN: -300_000 },
    ],
    [
      'the multiplier applies to hours beyond the pool, not to hours made up',
      aHire({
        terms: { ...noGrace, otMultiplier: '2' },
        days: [...june(24, { worked: '10.5' }), { ...broken[0], worked: '10.5' }, broken[1]],
      }),
      { HIRE: 6_000_000, OT: 2 * 562_500 + 300_000, BREAKDOWN: -300_000 },
    ],
    [
      'Sunday hours stay out of the pool, but for those beyond a shift',
      aHire({ terms: POOLED, days: [...june(24, { worked: '10' }), { date: '2026-06-28', worked: '11' }] }),
      { HIRE: 6_000_000, OFF_DAY: 230_769, OT: 25_000 },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })
})
