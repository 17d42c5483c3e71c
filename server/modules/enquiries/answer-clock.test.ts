import { expect, test } from 'vitest'
import { startingSettings } from '#database/seed/starting-settings.ts'
import { answerClocks, firstAnswer, officeNow } from './answer-clock.ts'

const week = { opens: '09:00', closes: '18:00' }
const hours = { MON: week, TUE: week, WED: week, THU: week, FRI: week, SAT: week, SUN: null }
const settings = { ...startingSettings(), holidays: [], office: { firstAnswerHours: 4, hours } }
/** A time in India. */
const at = (civil: string) => new Date(`${civil}:00+05:30`)
const waiting = (submitted: string, due: string | null) => ({
  turn: 'FIRST_ANSWER' as const,
  submittedAt: at(submitted).toISOString(),
  answerDueAt: due === null ? null : at(due).toISOString(),
  answerMinutes: due === null ? null : 240,
})

test('an enquiry of the late afternoon is answered the next morning, one of Saturday evening on Monday', () => {
  // 24 November 2026 is a Tuesday.
  expect(firstAnswer(settings, at('2026-11-24T16:18')).answerDueAt).toEqual(at('2026-11-25T11:18'))
  expect(firstAnswer(settings, at('2026-11-28T19:00')).answerDueAt).toEqual(at('2026-11-30T13:00'))
})

test('the clock stands still outside working hours', () => {
  const clock = (now: string) =>
    answerClocks(settings, at(now))(waiting('2026-11-24T16:18', '2026-11-25T11:18'))?.minutesLeft
  expect(clock('2026-11-24T16:18')).toBe(240)
  expect([clock('2026-11-24T18:00'), clock('2026-11-24T23:00'), clock('2026-11-25T09:00')]).toEqual([138, 138, 138])
  expect(clock('2026-11-25T10:40')).toBe(38)
})

test('a late answer says by how much, in working minutes', () => {
  const clock = answerClocks(settings, at('2026-11-26T09:30'))(waiting('2026-11-24T16:18', '2026-11-25T17:30'))
  expect(clock).toEqual({ dueAt: at('2026-11-25T17:30').toISOString(), minutesLeft: -60, minutesInAll: 240 })
})

test('an enquiry from before the desk gets the clock it would have had', () => {
  const clock = answerClocks(settings, at('2026-11-25T10:00'))(waiting('2026-11-25T09:00', null))
  expect(clock).toEqual({ dueAt: at('2026-11-25T13:00').toISOString(), minutesLeft: 180, minutesInAll: 240 })
})

test('only an enquiry that waits for its first answer has a clock', () => {
  const answered = { ...waiting('2026-11-25T09:00', '2026-11-25T13:00'), turn: 'CUSTOMER_TURN' as const }
  expect(answerClocks(settings, at('2026-11-25T10:00'))(answered)).toBeNull()
})

test('an office that never opens promises nothing', () => {
  const never = { MON: null, TUE: null, WED: null, THU: null, FRI: null, SAT: null, SUN: null }
  const closed = { ...settings, office: { firstAnswerHours: 4, hours: never } }
  expect(firstAnswer(closed, at('2026-11-25T10:00')).answerDueAt).toBeNull()
  expect(officeNow(closed, at('2026-11-25T10:00'))).toEqual({ isOpen: false, changesAt: null })
})

test('the office says when it closes, and when it opens again', () => {
  expect(officeNow(settings, at('2026-11-25T10:00'))).toEqual({
    isOpen: true,
    changesAt: at('2026-11-25T18:00').toISOString(),
  })
  expect(officeNow(settings, at('2026-11-28T19:00'))).toEqual({
    isOpen: false,
    changesAt: at('2026-11-30T09:00').toISOString(),
  })
})
