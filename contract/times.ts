// Reads dates and times from outside. `Date.parse` turns the 31st of September into the first of October and takes the
// zone of the machine it runs on, so nothing else in the product reads a date.
import { DAY_MS, daysUntil, IST_OFFSET_MS, isCivilDate } from './dates.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]{1,2}(\d{4}|\d{2})$/i
const MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i

/** The number of a month that is written as a number or by its name, `Sept` too; '0' for another word. */
function monthOf(word: string) {
  if (/^\d/.test(word)) return word
  return String(MONTHS.findIndex((month) => month.startsWith(word.toLowerCase())) + 1)
}

/**
 * A civil date as people in India and their programs write it: `2026-11-24`, `24/11/2026`, `24-Nov-26`, `24.11.2026`,
 * `Nov 24, 2026`. Returns `YYYY-MM-DD`; undefined for another text and for a day that its month does not have.
 */
export function civilDateIn(text: string): string | undefined {
  const [, year, monthOfYear, dayOfMonth] = YEAR_FIRST.exec(text) ?? []
  const [, day, month, lastYear] = DAY_FIRST.exec(text) ?? []
  const [, name, dayAfter, yearAfter] = MONTH_FIRST.exec(text) ?? []
  const y = year ?? lastYear ?? yearAfter ?? ''
  const m = monthOf(monthOfYear ?? month ?? name ?? '0').padStart(2, '0')
  const d = (dayOfMonth ?? day ?? dayAfter ?? '').padStart(2, '0')
  const written = `${y.length === 2 ? '20' : ''}${y}-${m}-${d}`
  return isCivilDate(written) ? written : undefined
}

const MOMENT =
  /^(.{6,20}?)(?:t|,? {1,3})(\d{1,2}):(\d\d)(?::(\d\d)(\.\d{1,9})?)?(?: ?([ap])\.?m\.?)?(?: ?(z|utc|[+-]\d\d(?::?\d\d)?))?$/i

/** The hour of a day, by a clock of 24 hours or of twice twelve; NaN for an hour that the clock does not show. */
function hourOf(hour: number, half: string | undefined) {
  if (half === undefined) return hour
  return hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number.NaN
}

/** Milliseconds after midnight; undefined for a time that no clock shows. */
function clockOf([hour = '', minute = '', second = '0', fraction = '0', half]: readonly (string | undefined)[]) {
  const seconds = hourOf(Number(hour), half) * 3600 + Number(minute) * 60 + Number(second)
  const isShown = Number(minute) < 60 && Number(second) < 60 && seconds <= 24 * 3600
  return isShown ? seconds * 1000 + Math.floor(Number(fraction) * 1000) : undefined
}

/** The milliseconds by which a zone is ahead of UTC: `Z`, `+0530`, `+05:30`; undefined for one that is none. */
function offsetOf(zone: string) {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  if (sign === undefined) return 0
  const ahead = Number(hours) * 60 + Number(minutes)
  return ahead <= 14 * 60 && Number(minutes) < 60 ? ahead * 60_000 * (sign === '-' ? -1 : 1) : undefined
}

/**
 * An instant: a date that `civilDateIn` reads, with a time, `18:00`, `6:00 PM` or `18:00:07.5`, and perhaps a zone.
 * Without one it is of `zone`. Undefined for another text, and for a day or a time that does not exist.
 */
export function instantIn(text: string, zone: 'IST' | 'UTC' = 'IST'): Date | undefined {
  const [, day, ...rest] = MOMENT.exec(text) ?? []
  const named = rest.pop()
  const [date, clock] = [civilDateIn(day ?? ''), clockOf(rest)]
  const offset = named === undefined ? { IST: IST_OFFSET_MS, UTC: 0 }[zone] : offsetOf(named)
  if (date === undefined || clock === undefined || offset === undefined) return undefined
  return new Date(timeInUtc(date) + clock - offset)
}

const timeInUtc = (civilDate: string) => daysUntil('1970-01-01', civilDate) * DAY_MS

/** Milliseconds since 1970 of an instant that the product itself wrote, as ISO 8601. Throws a RangeError for another text. */
export function instantMs(instant: string): number {
  const at = instantIn(instant, 'UTC')
  if (at === undefined) throw new RangeError(`"${instant}" is no instant.`)
  return at.getTime()
}
