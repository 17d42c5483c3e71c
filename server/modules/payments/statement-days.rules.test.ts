import { expect, test } from 'vitest'
import { dayIn, isEitherOrder, isMonthFirst, isSerial, isWrittenAsDay } from './statement-days.rules.ts'

test.each([
  ['20/11/2026', '2026-11-20'],
  ['5-1-2026', '2026-01-05'],
  ['24.11.2026', '2026-11-24'],
  ['05-Jan-2026', '2026-01-05'],
  ['05 JANUARY 26', '2026-01-05'],
  ['24-Sept-2026', '2026-09-24'],
  ['24Nov2026', '2026-11-24'],
  ['Nov 24, 2026', '2026-11-24'],
  ['November 4 2026', '2026-11-04'],
  ['20/11/26 14:05', '2026-11-20'],
  ['24/11/2026 11:02:11 AM', '2026-11-24'],
  ['24-11-2026 12:30:11', '2026-11-24'],
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['2026-11-20T10:00:00', '2026-11-20'],
  ['31/02/2026', undefined],
  ['20/13/2026', undefined],
  ['30-Foo-2026', undefined],
  ['46350', undefined],
  ['11', undefined],
  ['', undefined],
])('the day %j is %j', (cell, day) => {
  expect(dayIn(cell)).toBe(day)
})

test('a day that only an American calendar has, one that either has, and a number of a spreadsheet', () => {
  expect(['11/24/2026', '24/11/2026', '13/13/2026', 'Nov 24, 2026'].map(isMonthFirst)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(['11/05/2026', '05/05/2026', '24/11/2026'].map(isEitherOrder)).toEqual([true, false, false])
  expect(['46350', '46350.5', '100', '118000'].map(isSerial)).toEqual([true, true, false, false])
  const written = ['31/11/2026', '46350', '24th Nov 2026', 'Nov 24, 2026', '100', 'Total', '']
  expect(written.map(isWrittenAsDay)).toEqual([true, true, true, true, false, false, false])
})
