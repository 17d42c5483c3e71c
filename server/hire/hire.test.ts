import { describe, expect, test } from 'vitest'
import { aHire, DAY, type Example, linesOf, R } from '#tests/hire/a-hire-case.ts'

const february = { period: { from: '2026-02-01', to: '2026-02-28' }, onHire: { from: '2026-02-01' } }
const july = { period: { from: '2026-07-01', to: '2026-07-31' }, onHire: { from: '2026-07-01' } }
const anniversary = { period: { from: '2026-01-10', to: '2026-02-09' }, onHire: { from: '2026-01-10' } }
const lateJune = { onHire: { from: '2026-06-18', to: null } }
const WORKING = { partMonth: 'WORKING_DAYS' as const }

describe('HIRE', () => {
  test.each<Example>([
    ['a month of 28 days costs the rate', aHire(february), { HIRE: R }],
    ['a month of 31 days costs the rate', aHire(july), { HIRE: R }],
    ['a month from the tenth to the ninth costs the rate', aHire(anniversary), { HIRE: R }],
    [
      'a whole month with 27 working days costs the rate, by working days too',
      aHire({ ...july, terms: WORKING }),
      { HIRE: R },
    ],
    ['13 of 30 calendar days', aHire(lateJune), { HIRE: 3_380_000 }],
    ['11 working days, without two Sundays', aHire({ ...lateJune, terms: WORKING }), { HIRE: 11 * DAY }],
    [
      'a holiday is not a working day',
      aHire({ ...lateJune, terms: WORKING, holidays: ['2026-06-26'] }),
      { HIRE: 10 * DAY },
    ],
    ['one day', aHire({ onHire: { from: '2026-06-10', to: '2026-06-10' } }), { HIRE: 260_000 }],
    ['a Sunday alone by working days', aHire({ terms: WORKING, onHire: { from: '2026-06-07', to: '2026-06-07' } }), {}],
    [
      'by working days a part never costs more than the rate',
      aHire({ ...july, terms: { ...WORKING, weeklyOff: [] }, onHire: { from: '2026-07-02' } }),
      { HIRE: R },
    ],
    [
      'a hire that began earlier and ends later has a full cycle',
      aHire({ onHire: { from: '2026-05-02', to: '2026-07-09' } }),
      { HIRE: R },
    ],
  ])('%s', (_, given, lines) => {
    expect(linesOf(given)).toEqual(lines)
  })
})
