import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofs } from '#tests/support/proofs.ts'
import { daysBetween, plusDays, plusMonths } from './calendar.ts'

const plain = (civilDate: string) => Temporal.PlainDate.from(civilDate)
const dates = fc.integer({ min: 0, max: 366 * 80 }).map((days) => plain('2000-01-01').add({ days }).toString())

test('days and months are counted as by the calendar', () => {
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: -40, max: 130 }), (from, to, count) => {
      expect(daysBetween(from, to)).toBe(plain(from).until(plain(to)).days + 1)
      expect(plusMonths(from, count)).toBe(plain(from).add({ months: count }).toString())
      expect(plusDays(from, count)).toBe(plain(from).add({ days: count }).toString())
    }),
    { numRuns: proofs(2000, 50_000) },
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-08-15', 12, '2027-08-15'],
])('%s and %i months is %s', (from, months, to) => expect(plusMonths(from, months)).toBe(to))
