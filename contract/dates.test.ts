import { expect, test } from 'vitest'
import { daysUntil, endOfDate, isCivilDate, timeInIndia, weekdayOf } from './dates.ts'

test('a civil date is a day of the calendar', () => {
  expect(['2028-02-29', '2026-12-31'].every(isCivilDate)).toBe(true)
  expect(['2026-02-29', '2026-09-31', '2026-13-01', '2026-1-1', ''].some(isCivilDate)).toBe(false)
})

test('weeks begin on Monday', () => {
  expect(['1969-12-29', '1970-01-01', '2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 3, 0, 6])
})

test('a day in India begins five and a half hours before UTC', () => {
  expect(timeInIndia('2026-11-24').toISOString()).toBe('2026-11-23T18:30:00.000Z')
  expect(timeInIndia('2026-11-24', '09:15').toISOString()).toBe('2026-11-24T03:45:00.000Z')
  expect(endOfDate('2026-11-24')).toEqual(timeInIndia('2026-11-25'))
})

test('there are no days until a text that is no date', () => {
  expect(daysUntil('2026-11-24', '')).toBeNaN()
})
