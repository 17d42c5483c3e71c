// The clock to the first answer runs in the working hours of the office.
import type { AnswerClock, Turn } from '#contract/enquiries.inbox.ts'
import type { Settings } from '#contract/settings.ts'
import { workingClock } from '#server/modules/settings/working-hours.ts'

/** By when an enquiry sent now is answered first, kept with it; null if the office never opens. */
export const firstAnswer = (settings: Settings, now: Date) => ({
  answerDueAt: workingClock(settings).firstAnswerDue(now) ?? null,
  answerMinutes: settings.office.firstAnswerHours * 60,
})

type Waiting = { turn: Turn; submittedAt: string; answerDueAt: string | null; answerMinutes: number | null }

/**
 * The clocks of enquiries at this time. An enquiry from before the desk gets the one it would have had. Only one that
 * waits for its first answer has a clock.
 */
export function answerClocks(settings: Settings, now: Date) {
  const working = workingClock(settings)
  return ({ turn, submittedAt, answerDueAt, answerMinutes }: Waiting): AnswerClock | null => {
    if (turn !== 'FIRST_ANSWER') return null
    const dueAt = answerDueAt === null ? working.firstAnswerDue(new Date(submittedAt)) : new Date(answerDueAt)
    if (!dueAt) return null
    const minutesLeft = dueAt > now ? working.minutesBetween(now, dueAt) : -working.minutesBetween(dueAt, now)
    const minutesInAll = answerMinutes ?? settings.office.firstAnswerHours * 60
    // Negative zero is not JSON.
    return { dueAt: dueAt.toISOString(), minutesLeft: minutesLeft || 0, minutesInAll }
  }
}

/** Whether the office is open, and when that changes; null if it never does. */
export function officeNow(settings: Settings, now: Date) {
  const working = workingClock(settings)
  const isOpen = working.isOpen(now)
  const changesAt = isOpen ? working.nextClosing(now) : working.nextOpening(now)
  return { isOpen, changesAt: changesAt?.toISOString() ?? null }
}
