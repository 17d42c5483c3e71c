import { dateInIndia, formatDate } from './dates.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** An instant in Indian time: `06 Sep 2026, 17:18`. */
export const momentText = (at: Date) => `${formatDate(dateInIndia(at))}, ${clock.format(at)}`
