import { expect, test } from 'vitest'
import { offHireStop } from './off-hire-clock.ts'

const at = (india: string) => Temporal.ZonedDateTime.from(`${india}[Asia/Kolkata]`).toInstant()

test.each([
  ['by 18:00 the notice runs from that day', '2026-06-10T18:00', 7, '2026-06-10', '2026-06-17'],
  ['a second later it runs from the next', '2026-06-10T18:00:01', 7, '2026-06-10', '2026-06-18'],
  ['a later date wanted is kept', '2026-06-10T09:00', 7, '2026-06-30', '2026-06-30'],
  ['an earlier one wanted does not shorten the notice', '2026-06-10T09:00', 15, '2026-06-12', '2026-06-25'],
  ['without notice it stops on the day', '2026-06-10T09:00', 0, '2026-06-10', '2026-06-10'],
  ['the day is India’s, whatever the server’s zone', '2026-06-10T00:15', 0, '2026-06-09', '2026-06-10'],
])('%s', (_, requested, notice, wanted, stop) => {
  expect(offHireStop(at(requested), notice, wanted)).toBe(stop)
})
