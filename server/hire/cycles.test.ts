import { expect, test } from 'vitest'
import { type Cycle, cycles } from './cycles.ts'

const spans = (cycle: Cycle, from: string, to: string) =>
  cycles(cycle, from, to).map(({ period, onHire }) => [period.from, period.to, onHire.from, onHire.to].join(' '))

test('calendar months, partial at both ends', () => {
  expect(spans({ kind: 'CALENDAR' }, '2026-01-10', '2026-03-05')).toEqual([
    '2026-01-01 2026-01-31 2026-01-10 2026-01-31',
    '2026-02-01 2026-02-28 2026-02-01 2026-02-28',
    '2026-03-01 2026-03-31 2026-03-01 2026-03-05',
  ])
})

test('months from the first day of the hire', () => {
  expect(spans({ kind: 'ANNIVERSARY' }, '2026-01-10', '2026-02-15')).toEqual([
    '2026-01-10 2026-02-09 2026-01-10 2026-02-09',
    '2026-02-10 2026-03-09 2026-02-10 2026-02-15',
  ])
})

test('cycles from the 31st start on the last day of a short month, and on the 31st again afterwards', () => {
  expect(spans({ kind: 'ANNIVERSARY' }, '2026-01-31', '2026-04-01').map((span) => span.slice(0, 21))).toEqual([
    '2026-01-31 2026-02-27',
    '2026-02-28 2026-03-30',
    '2026-03-31 2026-04-29',
  ])
})

test('months from a given day, partial if the hire begins before or after it', () => {
  expect(spans({ kind: 'DAY_N', day: 21 }, '2026-01-10', '2026-02-21')).toEqual([
    '2025-12-21 2026-01-20 2026-01-10 2026-01-20',
    '2026-01-21 2026-02-20 2026-01-21 2026-02-20',
    '2026-02-21 2026-03-20 2026-02-21 2026-02-21',
  ])
  expect(spans({ kind: 'DAY_N', day: 30 }, '2028-02-29', '2028-02-29')).toEqual([
    '2028-02-29 2028-03-29 2028-02-29 2028-02-29',
  ])
})

test('28 days', () => {
  expect(spans({ kind: '28D' }, '2026-02-01', '2026-03-01')).toEqual([
    '2026-02-01 2026-02-28 2026-02-01 2026-02-28',
    '2026-03-01 2026-03-28 2026-03-01 2026-03-01',
  ])
})

test('a hire that ends before it begins has no cycles', () => {
  expect(spans({ kind: 'CALENDAR' }, '2026-02-02', '2026-02-01')).toEqual([])
})
