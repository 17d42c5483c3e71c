import { expect, test } from 'vitest'
import { aSummarySheet } from '#tests/components/summary-sheets.ts'
import { hoursIn, hoursOf, longestDay, markOf, meterIn, workedIn } from './summary-sheets.hours.ts'

const sheet = aSummarySheet()
const dayAt = (at: number) => {
  const day = sheet.days[at]
  if (day === undefined) throw new Error('The sample has no such day.')
  return day
}

test('a day’s hours part by kind; overtime is apart from work, and stops of all causes add up', () => {
  expect(hoursOf(dayAt(5))).toMatchObject({ work: 10, overtime: 1.5 })
  expect(hoursOf(dayAt(3))).toMatchObject({ work: 8, waiting: 1.5, stop: 0.5, rain: 0 })
})

test('the hours of all days are exact sums', () => {
  const none = { waiting: 0, rain: 0, stop: 0, breakdown: 0 }
  expect(hoursIn(sheet.days)).toEqual({ work: 48, overtime: 3.5, waiting: 1.5, rain: 3.5, stop: 0.5, breakdown: 6.5 })
  expect(hoursIn([])).toEqual({ work: 0, overtime: 0, ...none })
  expect(workedIn(sheet.days)).toBe(51.5)
  const tenths = ['0.1', '0.2'].map((meterHours) => ({ ...dayAt(0), meterHours }))
  expect(meterIn(tenths)).toBe(0.3)
})

test('the scale ends with the longest day, and never below the agreed hours', () => {
  expect(longestDay(sheet)).toBe(12)
  expect(longestDay({ days: [dayAt(1)], hoursPerDay: 10 })).toBe(10)
})

test('one unsigned log marks its day as open, one that nobody answered as deemed', () => {
  expect([0, 1, 6].map((at) => markOf(dayAt(at)))).toEqual(['signed', undefined, 'deemed'])
  const day = dayAt(6)
  const [first] = day.logs
  if (first === undefined) throw new Error('The sample has no log.')
  expect(markOf({ ...day, logs: [...day.logs, { ...first, signedBy: null }] })).toBe('open')
})
