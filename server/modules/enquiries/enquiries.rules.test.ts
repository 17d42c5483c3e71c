import { expect, test } from 'vitest'
import { enquiryNumber, mayStartOn } from './enquiries.rules.ts'

// 20:00 UTC on 31 March is 01:30 on 1 April in India.
const newYearInIndia = new Date('2027-03-31T20:00:00Z')

test.each([
  ['2027-03-31', false],
  ['2027-04-01', true],
  ['2028-03-31', true],
  ['2028-04-01', false],
])('F16 at 01:30 on 1 April in India a hire from %s is %s', (startDate, expected) => {
  expect(mayStartOn(startDate, newYearInIndia)).toBe(expected)
})

test.each([
  ['2026-11-21', 123, 'ENQ-2627-000123'],
  ['2027-03-31', 1, 'ENQ-2627-000001'],
  ['2027-04-01', 1, 'ENQ-2728-000001'],
  ['2099-12-31', 1_000_000, 'ENQ-9900-1000000'],
])('an enquiry of %s with number %i is %s', (date, drawn, expected) => {
  expect(enquiryNumber(date, drawn)).toBe(expected)
})
