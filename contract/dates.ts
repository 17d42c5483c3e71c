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

const DAY_MS = 86_400_000

/** The beginning of a civil date in UTC, where every day has 24 hours. */
const inUtc = (civilDate: string) => Date.parse(`${civilDate}T00:00:00Z`)

/** A civil date some days later, or earlier if negative. */
export const addDays = (civilDate: string, days: number) =>
  new Date(inUtc(civilDate) + days * DAY_MS).toISOString().slice(0, 10)

/** The days from a civil date to another, negative if that is earlier. */
export const daysUntil = (from: string, to: string) => (inUtc(to) - inUtc(from)) / DAY_MS

/** The end of a civil date in India, 24:00. */
export const endOfDate = (civilDate: string) => new Date(`${addDays(civilDate, 1)}T00:00:00+05:30`)

/** The financial year (April to March) of a civil date as four digits: `2627`. */
export function financialYear(civilDate: string) {
  const start = Number(civilDate.slice(0, 4)) - (civilDate.slice(5, 7) < '04' ? 1 : 0)
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`
}
