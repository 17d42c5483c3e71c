import { expect, test } from 'vitest'
import { startingSettings } from '#database/seed/starting-settings.ts'
import { workingClock } from './working-hours.ts'

const start = startingSettings()
const address = { addressLine1: 'Gate 2', addressLine2: null, city: 'Mumbai', state: 'Maharashtra', pincode: '400001' }
const settings = {
  ...start,
  registeredAddress: address,
  // 1 December 2026 is a Tuesday.
  holidays: [
    { date: '2026-12-03', name: 'Foundation day', states: [] },
    { date: '2026-12-04', name: 'State day', states: ['Maharashtra'] },
    { date: '2026-12-05', name: 'Day of another state', states: ['Goa'] },
  ],
}
const clock = workingClock(settings)
/** A time in December 2026 in India. */
const ist = (time: string) => new Date(`2026-12-${time}:00+05:30`)

test.each([
  ['01T08:59', false],
  ['01T09:00', true],
  ['01T17:59', true],
  ['01T18:00', false],
  ['01T23:59', false],
  ['03T12:00', false],
  ['04T12:00', false],
  ['05T12:00', true],
  ['06T12:00', false],
])('open at %s: %s', (time, isOpen) => expect(clock.isOpen(ist(time))).toBe(isOpen))

test.each([
  ['01T08:00', '01T09:00', '01T18:00'],
  ['01T09:00', '02T09:00', '01T18:00'],
  ['01T18:00', '02T09:00', '02T18:00'],
  ['02T18:00', '05T09:00', '05T18:00'],
  ['05T18:00', '07T09:00', '07T18:00'],
])('after %s it opens at %s and closes at %s', (time, opens, closes) => {
  expect(clock.nextOpening(ist(time))).toEqual(ist(opens))
  expect(clock.nextClosing(ist(time))).toEqual(ist(closes))
})

test.each([
  ['01T09:00', '01T18:00', 540],
  ['01T00:00', '01T23:59', 540],
  ['01T17:00', '02T10:00', 120],
  ['02T17:00', '05T10:00', 120],
  ['05T18:00', '07T09:00', 0],
  ['01T10:00', '01T10:00', 0],
  ['02T10:00', '01T10:00', 0],
  ['01T00:00', '08T00:00', 4 * 540],
])('from %s to %s are %i working minutes', (from, to, minutes) =>
  expect(clock.minutesBetween(ist(from), ist(to))).toBe(minutes),
)

test('minutes are whole', () =>
  expect(clock.minutesBetween(new Date('2026-12-01T10:00:31+05:30'), ist('01T10:02'))).toBe(1))

test.each([
  ['01T09:00', 0, '01T09:00'],
  ['01T08:00', 0, '01T09:00'],
  ['01T09:00', 540, '01T18:00'],
  ['01T09:00', 541, '02T09:01'],
  ['01T16:00', 240, '02T11:00'],
  ['02T16:00', 240, '05T11:00'],
  ['05T20:00', 240, '07T13:00'],
])('after %s, %i working minutes end at %s', (from, minutes, end) => {
  expect(clock.after(ist(from), minutes)).toEqual(ist(end))
  expect(clock.minutesBetween(ist(from), ist(end))).toBe(minutes)
})

test('the first answer is due after the target of the settings', () =>
  expect(clock.firstAnswerDue(ist('01T16:00'))).toEqual(ist('02T11:00')))

test('an office without hours never opens', () => {
  const hours = { MON: null, TUE: null, WED: null, THU: null, FRI: null, SAT: null, SUN: null }
  const shut = workingClock({ ...settings, office: { ...settings.office, hours } })
  expect(shut.isOpen(ist('01T12:00'))).toBe(false)
  expect([
    shut.nextOpening(ist('01T12:00')),
    shut.nextClosing(ist('01T12:00')),
    shut.after(ist('01T12:00'), 1),
  ]).toEqual([undefined, undefined, undefined])
})

test('an office may work around the clock', () => {
  const day = { opens: '00:00', closes: '24:00' }
  const hours = { MON: day, TUE: day, WED: day, THU: day, FRI: day, SAT: day, SUN: day }
  const open = workingClock({ ...settings, holidays: [], office: { ...settings.office, hours } })
  expect(open.isOpen(ist('01T23:59'))).toBe(true)
  expect(open.isOpen(ist('02T00:00'))).toBe(true)
  expect(open.minutesBetween(ist('01T00:00'), ist('03T00:00'))).toBe(2880)
  expect(open.after(ist('01T23:00'), 120)).toEqual(ist('02T01:00'))
})

test('the holidays of a state need an office in that state', () => {
  const nowhere = workingClock({ ...settings, registeredAddress: null })
  expect(nowhere.isOpen(ist('04T12:00'))).toBe(true)
  expect(nowhere.isOpen(ist('03T12:00'))).toBe(false)
})
