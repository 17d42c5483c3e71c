// When an unpaid invoice is reminded of.
import { addDays } from '#contract/dates.ts'
import { reminderSteps } from '#contract/invoices.reminders.ts'

type Standing = {
  readonly dueDate: string
  /** The steps that went out, in days after the due date. */
  readonly sent: readonly number[]
}

/** The newest step whose day has come, unless it or a later one went out: missed reminders do not follow one another. */
export function stepDue({ dueDate, sent }: Standing, today: string) {
  const step = reminderSteps.findLast((days) => addDays(dueDate, days) <= today)
  return step === undefined || sent.some((one) => one >= step) ? undefined : step
}

/** The civil date of the next reminder; null after the last one. */
export function nextReminder(standing: Standing, today: string) {
  if (stepDue(standing, today) !== undefined) return today
  const step = reminderSteps.find((days) => addDays(standing.dueDate, days) > today)
  return step === undefined ? null : addDays(standing.dueDate, step)
}

/** The message of a step; an overdue one may name the interest that the law adds. */
export function kindOf(step: number, hasInterest = false) {
  if (step < 0) return 'invoiceDueSoon'
  if (step === 0) return 'invoiceDueToday'
  return hasInterest ? 'invoiceOverdueInterest' : 'invoiceOverdue'
}
