import { dateInIndia, formatDate } from '#contract/dates.ts'
import { instantMs } from '#contract/times.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** Minutes as people read a clock: `0:38`; whole days from two on: `3 d`. */
export function span(minutes: number, days: (n: number) => string) {
  const all = Math.abs(minutes)
  const DAY = 24 * 60
  if (all >= 2 * DAY) return days(Math.floor(all / DAY))
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
}

const MINUTE_MS = 60_000

/** Whole minutes since an instant. */
export const minutesSince = (instant: string) => Math.max(0, Math.floor((Date.now() - instantMs(instant)) / MINUTE_MS))

export const isPast = (instant: string) => instantMs(instant) < Date.now()

/** The day and the time of an instant in India, the day without its year: `24 Nov`, `17:18`. */
export function dayAndTime(instant: string, today: string) {
  const at = new Date(instant)
  const date = dateInIndia(at)
  return { day: date === dateInIndia(new Date()) ? today : formatDate(date).slice(0, 6), time: clock.format(at) }
}

/** `24 Nov, 17:18`, or only the time today. */
export function shortInstant(instant: string) {
  const { day, time } = dayAndTime(instant, '')
  return day === '' ? time : `${day}, ${time}`
}
