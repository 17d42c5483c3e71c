const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-09-06` as `06 Sep 2026`; with our own month names, because `en-IN` writes 'Sept' (specification section 8). */
export function formatDate(civilDate: string) {
  const [year, month, day] = civilDate.split('-')
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`
}

/** The offset of Indian Standard Time from UTC, in milliseconds. */
export const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The civil date in Asia/Kolkata at an instant; India has no daylight saving time. */
export const dateInIndia = (instant: Date) => new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)

export const DAY_MS = 86_400_000
export const MINUTE_MS = 60_000
export const DAY_MINUTES = 24 * 60

const CIVIL = /^(\d{4})-(\d\d)-(\d\d)$/

/** The beginning of a civil date in UTC, where every day has 24 hours; NaN for another text. */
function inUtc(civilDate: string) {
  const [, year, month, day] = CIVIL.exec(civilDate) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day))
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`; the 30th of February is none. */
export const isCivilDate = (text: string) => !Number.isNaN(inUtc(text)) && addDays(text, 0) === text

/** A civil date some days later, or earlier if negative. */
export const addDays = (civilDate: string, days: number) =>
  new Date(inUtc(civilDate) + days * DAY_MS).toISOString().slice(0, 10)

/** The days from a civil date to another, negative if that is earlier. */
export const daysUntil = (from: string, to: string) => (inUtc(to) - inUtc(from)) / DAY_MS

/** The weekday of a civil date: Monday is 0. 1 January 1970 was a Thursday. */
export const weekdayOf = (civilDate: string) => (((daysUntil('1970-01-01', civilDate) + 3) % 7) + 7) % 7

/** The instant at which clocks in India show this time of a civil date: midnight, or `HH:MM`, up to 24:00. */
export const timeInIndia = (civilDate: string, clock = '00:00') =>
  new Date(inUtc(civilDate) + minutesOf(clock) * MINUTE_MS - IST_OFFSET_MS)

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** The end of a civil date in India, 24:00. */
export const endOfDate = (civilDate: string) => timeInIndia(civilDate, '24:00')

/** The financial year (April to March) of a civil date as four digits: `2627`. */
export function financialYear(civilDate: string) {
  const start = Number(civilDate.slice(0, 4)) - (civilDate.slice(5, 7) < '04' ? 1 : 0)
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`
}
