import { expect, test } from 'vitest'
import { creditableUntil } from './notes.rules.ts'

test.each([
  ['2026-04-01', '2027-11-30'],
  ['2026-12-31', '2027-11-30'],
  ['2027-03-31', '2027-11-30'],
  ['2027-04-01', '2028-11-30'],
])('the tax of an invoice of %s is credited until %s', (date, until) => {
  expect(creditableUntil(date)).toBe(until)
})
