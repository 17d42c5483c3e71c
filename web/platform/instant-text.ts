import { dateInIndia, formatDate } from '#contract/dates.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** An instant in Indian time: `06 Sep 2026, 17:18`. */
export function instantText(instant: string) {
  const at = new Date(instant)
  return `${formatDate(dateInIndia(at))}, ${clock.format(at)}`
}
