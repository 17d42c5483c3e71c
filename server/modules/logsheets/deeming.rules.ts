import { addDays } from '#contract/dates.ts'
import type { Duty } from './duties.store.ts'

/** Days between the reminders of logs that never count as signed. */
const REMINDING_DAYS = 3

type Standing = Pick<Duty, 'submittedOn' | 'deemedDays' | 'reminders' | 'remindedOn'>

/**
 * Returns the duty of a civil date: a reminder at half the time and one on the last day, and then, where that is
 * agreed, deeming the log signed. A log is never deemed signed without two reminders, on earlier days.
 */
export function nextDuty({ submittedOn, deemedDays, reminders, remindedOn }: Standing, today: string) {
  if (remindedOn !== null && remindedOn >= today) return undefined
  const days = deemedDays === 0 ? REMINDING_DAYS : deemedDays
  const isDue = (day: number) => today >= addDays(submittedOn, day)
  if (reminders === 0) return isDue(Math.ceil(days / 2)) ? ('remind' as const) : undefined
  if (reminders === 1) return isDue(days) ? ('remind' as const) : undefined
  return deemedDays > 0 && isDue(days + 1) ? ('deem' as const) : undefined
}
