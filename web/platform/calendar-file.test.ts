import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-25T10:00:00Z')
const answer = { uid: 'a@x', title: 'Answer', text: '', place: '', at: new Date('2026-11-25T12:30:00Z'), minutes: 30 }
const hire = { uid: 'h@x', title: 'Hire', text: 'Two', place: 'Pune', from: '2026-12-30', to: '2026-12-31' }
/** Lines as a reader joins them again. */
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

test('a file has the required lines in their order, each with CRLF', () => {
  expect(calendarFile([answer], now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Yantra//Yantra//EN',
      'BEGIN:VEVENT',
      'UID:a@x',
      'DTSTAMP:20261125T100000Z',
      'DTSTART:20261125T123000Z',
      'DTEND:20261125T130000Z',
      'SUMMARY:Answer',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('whole days end with the day after the last, also over the new year', () => {
  const lines = unfolded(calendarFile([hire], now))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('LOCATION:Pune')
})

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const lines = unfolded(calendarFile([{ ...hire, text: 'a,b;c\\d\ne' }], now))
  expect(lines).toContain('DESCRIPTION:a\\,b\\;c\\\\d\\ne')
})

test.each(['x'.repeat(200), 'मशीन '.repeat(40), '🏗'.repeat(60)])('no line is longer than 75 octets: %s', (title) => {
  const file = calendarFile([{ ...hire, title }], now)
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(unfolded(file)).toContain(`SUMMARY:${title}`)
  expect(file.isWellFormed()).toBe(true)
})
