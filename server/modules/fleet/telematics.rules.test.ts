import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hoursByDay, isAhead, ranBetween } from './telematics.rules.ts'

const at = (time: string, hours: string) => ({ at: `2026-11-${time}:00Z`, hours })

test.each([
  ['ran', at('20T02:00', '1204.50'), at('20T12:00', '1213.25'), '8.8'],
  ['stood still', at('20T02:00', '1204.50'), at('20T12:00', '1204.50'), '0.0'],
  ['ran without a pause, and rounded', at('20T02:00', '1204.5'), at('20T12:00', '1214.7'), '10.2'],
  ['ran back', at('20T02:00', '1204.50'), at('20T12:00', '1204.40'), null],
  ['ran longer than the time between', at('20T02:00', '1204.50'), at('20T12:00', '1214.8'), null],
  ['was exchanged for a new one', at('20T02:00', '1204.50'), at('20T12:00', '3.10'), null],
])('a counter that %s', (_what, before, after, expected) => {
  expect(ranBetween(before, after)).toBe(expected)
})

test('hours between two readings are never negative, and never exceed the time between by more than a quarter', () => {
  const reading = fc.record({
    at: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString()),
    hours: fc.integer({ min: 0, max: 9999 }).map((tenths) => (tenths / 10).toFixed(2)),
  })
  fc.assert(
    fc.property(reading, reading, (before, after) => {
      const ran = ranBetween(before, after)
      if (ran === null) return
      expect(Number(ran)).toBeGreaterThanOrEqual(0)
      expect(Number(ran)).toBeLessThanOrEqual((Date.parse(after.at) - Date.parse(before.at)) / 3_600_000 + 0.25)
    }),
  )
})

test('each day has the hours between the last readings of two days; a day without one is unknown, and so is the next', () => {
  const end = (day: string, hours: string) => ({ date: `2026-11-${day}`, ...at(`${day}T14:00`, hours) })
  const ends = [end('17', '100'), end('18', '108.5'), end('20', '120'), end('21', '121.2')]
  expect(hoursByDay(ends, '2026-11-22', 5)).toEqual([
    { date: '2026-11-22', hours: null },
    { date: '2026-11-21', hours: '1.2' },
    { date: '2026-11-20', hours: null },
    { date: '2026-11-19', hours: null },
    { date: '2026-11-18', hours: '8.5' },
  ])
})

test('a reading may be ten minutes ahead, as clocks differ', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(isAhead(new Date('2026-11-23T10:10:00Z'), now)).toBe(false)
  expect(isAhead(new Date('2026-11-23T10:10:01Z'), now)).toBe(true)
})
