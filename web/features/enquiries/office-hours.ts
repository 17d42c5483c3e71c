import { dateInIndia, formatDate, weekdayOf } from '#contract/dates.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { weekdays } from '#contract/rate-terms.ts'
import { fill } from '#web/platform/text.ts'
import type { TalkTexts } from './talk-texts.ts'

type Week = Enquiry['officeHours']
type Stretch = { first: (typeof weekdays)[number]; last: (typeof weekdays)[number]; opens: string; closes: string }

/** The week in words: `Mon to Fri 09:00 to 18:00, Sat 09:00 to 14:00`; empty for an office that never opens. */
export function officeHoursText(week: Week, text: TalkTexts) {
  const stretches: Stretch[] = []
  for (const [index, day] of weekdays.entries()) {
    const hours = week[day]
    if (hours === null) continue
    const before = stretches.at(-1)
    const follows = before !== undefined && before.last === weekdays[index - 1]
    if (follows && before.opens === hours.opens && before.closes === hours.closes) before.last = day
    else stretches.push({ first: day, last: day, opens: hours.opens, closes: hours.closes })
  }
  return stretches
    .map(({ first, last, opens, closes }) => {
      const [from, to] = [text.weekdays[first], text.weekdays[last]]
      return fill(text.hoursOf, { days: first === last ? from : fill(text.fromTo, { from, to }), opens, closes })
    })
    .join(', ')
}

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** An instant with its weekday in India: `Thu 26 Nov, 12:18`. */
export function promisedAt(instant: string, text: TalkTexts) {
  const at = new Date(instant)
  const date = dateInIndia(at)
  const weekday = weekdays[weekdayOf(date)] ?? 'SUN'
  return `${text.weekdays[weekday]} ${formatDate(date).slice(0, 6)}, ${clock.format(at)}`
}
