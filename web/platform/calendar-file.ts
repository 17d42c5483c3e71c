// A calendar file by RFC 5545: lines of at most 75 octets that end with CRLF, text escaped.
import { addDays } from '#contract/dates.ts'

type Moment = { at: Date; minutes: number }
/** Whole days, the last one included, as civil dates. */
type Days = { from: string; to: string }
type CalendarEvent = { uid: string; title: string; text: string; place: string } & (Moment | Days)

const OCTETS_MAX = 75
const octets = (text: string) => new TextEncoder().encode(text).length

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A long line goes on after a line break and a space; characters stay whole. */
function folded(line: string) {
  const parts = ['']
  for (const character of line) {
    const part = parts.at(-1) ?? ''
    if (octets(part + character) > OCTETS_MAX) parts.push(` ${character}`)
    else parts[parts.length - 1] = part + character
  }
  return parts.join('\r\n')
}

const instant = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
const day = (civilDate: string) => civilDate.replaceAll('-', '')

const times = (event: Moment | Days) =>
  'at' in event
    ? [`DTSTART:${instant(event.at)}`, `DTEND:${instant(new Date(event.at.getTime() + event.minutes * 60_000))}`]
    : [`DTSTART;VALUE=DATE:${day(event.from)}`, `DTEND;VALUE=DATE:${day(addDays(event.to, 1))}`]

const linesOf = (event: CalendarEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${instant(now)}`,
  ...times(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text === '' ? [] : [`DESCRIPTION:${escaped(event.text)}`]),
  ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
  'END:VEVENT',
]

/** The text of a calendar file. */
export const calendarFile = (events: readonly CalendarEvent[], now: Date) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yantra//Yantra//EN',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
