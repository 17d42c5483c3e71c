// The working clock of the office, in India's time: weekdays with hours, less the holidays.
import { addDays, dateInIndia, timeInIndia, weekdayOf } from '#contract/dates.ts'
import { weekdays } from '#contract/rate-terms.ts'
import type { Settings } from '#contract/settings.ts'

/** When the office is open; `holidays` are civil dates. */
type OfficeHours = { hours: Settings['office']['hours']; holidays: ReadonlySet<string> }
/** Milliseconds since 1970, the end exclusive. */
type Span = { opens: number; closes: number }

const MINUTE_MS = 60_000
/** An office that opens on none of this many days never opens. */
const DAYS_AHEAD = 400

function spanOf({ hours, holidays }: OfficeHours, civilDate: string): Span | undefined {
  const ofDay = hours[weekdays[weekdayOf(civilDate)] ?? 'SUN']
  if (!ofDay || holidays.has(civilDate)) return undefined
  const at = (time: string) => timeInIndia(civilDate, time).getTime()
  return { opens: at(ofDay.opens), closes: at(ofDay.closes) }
}

/** The times of opening that end after an instant, in order; those of two days that touch at midnight are separate. */
function* spansAfter(office: OfficeHours, instant: Date): Generator<Span> {
  const today = dateInIndia(instant)
  for (let day = 0; day < DAYS_AHEAD; day += 1) {
    const span = spanOf(office, addDays(today, day))
    if (span && span.closes > instant.getTime()) yield span
  }
}

/** Whether the office is open. It is open from its opening minute, and closed from its closing minute. */
export function isOpen(office: OfficeHours, instant: Date) {
  const span = spanOf(office, dateInIndia(instant))
  return span !== undefined && span.opens <= instant.getTime() && instant.getTime() < span.closes
}

/** When the office opens next after an instant; undefined if it never does. */
export function nextOpening(office: OfficeHours, instant: Date) {
  for (const { opens } of spansAfter(office, instant)) if (opens > instant.getTime()) return new Date(opens)
  return undefined
}

/** When the office closes next after an instant; undefined if it never opens. */
export function nextClosing(office: OfficeHours, instant: Date) {
  for (const { closes } of spansAfter(office, instant)) return new Date(closes)
  return undefined
}

/** Whole working minutes from one instant to a later one; 0 if it is not later. */
export function workingMinutesBetween(office: OfficeHours, from: Date, to: Date) {
  let milliseconds = 0
  for (let day = dateInIndia(from); day <= dateInIndia(to); day = addDays(day, 1)) {
    const span = spanOf(office, day)
    if (span) milliseconds += Math.max(0, Math.min(span.closes, to.getTime()) - Math.max(span.opens, from.getTime()))
  }
  return Math.floor(milliseconds / MINUTE_MS)
}

/** The instant by which the office has worked this many minutes; undefined if it never will. */
export function afterWorkingMinutes(office: OfficeHours, from: Date, minutes: number) {
  let left = minutes * MINUTE_MS
  for (const { opens, closes } of spansAfter(office, from)) {
    const start = Math.max(opens, from.getTime())
    if (left <= closes - start) return new Date(start + left)
    left -= closes - start
  }
  return undefined
}
