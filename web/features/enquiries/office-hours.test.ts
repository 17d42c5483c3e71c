import { expect, test } from 'vitest'
import { talkTexts } from '#contract/texts/enquiries.talk.en.ts'
import { officeHoursText, promisedAt } from './office-hours.ts'

const long = { opens: '09:00', closes: '18:30' }
const short = { opens: '09:00', closes: '14:00' }

test('days with the same hours are one stretch', () => {
  const week = { MON: long, TUE: long, WED: long, THU: long, FRI: long, SAT: short, SUN: null }
  expect(officeHoursText(week, talkTexts)).toBe('Mon to Fri 09:00 to 18:30, Sat 09:00 to 14:00')
})

test('a closed day parts two stretches, and a single day stands alone', () => {
  const week = { MON: long, TUE: null, WED: long, THU: long, FRI: null, SAT: null, SUN: null }
  expect(officeHoursText(week, talkTexts)).toBe('Mon 09:00 to 18:30, Wed to Thu 09:00 to 18:30')
  const never = { MON: null, TUE: null, WED: null, THU: null, FRI: null, SAT: null, SUN: null }
  expect(officeHoursText(never, talkTexts)).toBe('')
})

test('a promise names weekday, day and time in India', () => {
  expect(promisedAt('2026-11-26T06:48:00.000Z', talkTexts)).toBe('Thu 26 Nov, 12:18')
  expect(promisedAt('2026-11-28T19:00:00.000Z', talkTexts)).toBe('Sun 29 Nov, 00:30')
})
