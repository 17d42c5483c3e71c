import { addDays, dateInIndia, formatDate } from '#contract/dates.ts'
import { instantText } from './instant-text.ts'

/** When something ends, in Indian time: `06 Sep 2026, 17:18`; midnight is the end of its day, `05 Sep 2026, 24:00`. */
export function deadlineText(instant: string) {
  const text = instantText(instant)
  if (!text.endsWith(', 00:00')) return text
  return `${formatDate(addDays(dateInIndia(new Date(instant)), -1))}, 24:00`
}
