import { describe, expect, test } from 'vitest'
import { aHire, DAY, type Example, HOUR, june, linesOf, R } from '#tests/hire/a-hire-case.ts'
import { bill } from './bill.ts'
import type { WrittenCase } from './case.ts'

type Second = NonNullable<WrittenCase['days']>[number]['secondShift']
const RAIN = { standbyPct: { WEATHER: '60' } }
/** One working day with a full first shift and this second one. */
const beside = (secondShift: Second, terms: Partial<WrittenCase['terms']> = {}) =>
  aHire({ terms, days: june(1, { worked: '10', secondShift }) })

describe('SECOND_SHIFT', () => {
  test.each<Example>([
    [
      'planned, three at 1.6',
      aHire({ terms: { secondShiftFactor: '1.6' }, days: june(3, { secondShift: true }) }),
      { HIRE: R, SECOND_SHIFT: 1.8 * DAY },
    ],
    ['a signed one that worked its hours counts whole', beside({ worked: '10' }), { HIRE: R, SECOND_SHIFT: DAY }],
    ['a short one that lost nothing counts whole', beside({ worked: '4' }), { HIRE: R, SECOND_SHIFT: DAY }],
    [
      'one that only broke down and lacked its operator is not billed',
      beside({ breakdown: '5', idle: { SUPPLIER: '3' } }),
      { HIRE: R },
    ],
    [
      'one that only waited is paid by the percentage',
      beside({ idle: { WEATHER: '5' } }, RAIN),
      { HIRE: R, SECOND_SHIFT: 0.3 * DAY },
    ],
    ['waiting pays no more than the shift', beside({ idle: { CLIENT_IDLE: '14' } }), { HIRE: R, SECOND_SHIFT: DAY }],
    [
      'lost hours lower it, and no other line',
      beside({ worked: '5', breakdown: '4' }),
      { HIRE: R, SECOND_SHIFT: 0.6 * DAY },
    ],
    [
      'its worked hours are paid at the least',
      beside({ worked: '8', breakdown: '5' }),
      { HIRE: R, SECOND_SHIFT: 0.8 * DAY },
    ],
    [
      'breakdown without effect loses nothing',
      beside({ worked: '5', breakdown: '4' }, { breakdown: { effect: 'NONE' } }),
      { HIRE: R, SECOND_SHIFT: DAY },
    ],
    [
      'its hours beyond the shift are overtime',
      beside({ worked: '12' }, { otMultiplier: '1.5' }),
      { HIRE: R, SECOND_SHIFT: DAY, OT: 3 * HOUR },
    ],
    [
      'in a pool too, where its other hours do not count',
      aHire({
        terms: { ratePaise: 6_000_000, hoursMode: 'POOLED', includedHours: 240 },
        days: june(24, { worked: '10', secondShift: { worked: '12' } }).map((day, index) =>
          index === 0 ? day : { ...day, secondShift: false },
        ),
      }),
      { HIRE: 6_000_000, SECOND_SHIFT: 230_769, OT: 50_000 },
    ],
    [
      'beside a worked Sunday it is paid as on other days',
      aHire({ days: [{ date: '2026-06-07', worked: '6', secondShift: { worked: '6' } }] }),
      { HIRE: R, SECOND_SHIFT: DAY, OFF_DAY: DAY },
    ],
    [
      'alone on a Sunday it is the first one',
      aHire({ days: [{ date: '2026-06-07', idle: { SUPPLIER: '2' }, secondShift: { worked: '12', breakdown: '3' } }] }),
      { HIRE: R, OFF_DAY: DAY, OT: 2 * HOUR },
    ],
    [
      'planned alone on a Sunday it is one off day',
      aHire({ days: [{ date: '2026-06-07', secondShift: true }] }),
      { HIRE: R, OFF_DAY: DAY },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })

  test('the reason says how much of the shifts counts', () => {
    const line = bill(beside({ worked: '5', breakdown: '4' })).lines.find(({ code }) => code === 'SECOND_SHIFT')
    expect(line?.why).toBe('1 second shift, of which 0.6 counts, both shifts at 2 times the day')
  })
})
