import { expect, test } from 'vitest'
import { isPeriod, yearUpTo } from './period.ts'

test('a financial year begins in April', () => {
  expect(yearUpTo('2026-11-23')).toEqual({ from: '2026-04-01', to: '2026-11-23' })
  expect(yearUpTo('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' })
  expect(yearUpTo('2027-04-01')).toEqual({ from: '2027-04-01', to: '2027-04-01' })
})

test.each([
  ['2026-04-01', '2027-04-01', true],
  ['2026-04-01', '2027-04-02', false],
  ['2026-04-02', '2026-04-01', false],
  ['', '2026-04-01', false],
])('from %s to %s can be a statement: %s', (from, to, is) => {
  expect(isPeriod({ from, to })).toBe(is)
})
