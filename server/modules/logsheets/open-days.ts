import { dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { LoggedJob } from '#server/modules/jobs/logging.ts'
import { violation } from '#server/platform/violations.ts'

/** The days of a hire that may be entered, and its machine. Throws `status-conflict` for a hire that has not begun. */
export function openDays({ status, onHireFrom, billingStopsAt, machineId }: LoggedJob, now: Date) {
  const isRunning = status === 'ON_HIRE' || status === 'OFF_HIRE_REQUESTED' || status === 'OFF_HIRED'
  if (!isRunning || onHireFrom === null || machineId === null) throw new Problem('status-conflict')
  const today = dateInIndia(now)
  const last = billingStopsAt !== null && billingStopsAt < today ? billingStopsAt : today
  return { machineId, first: onHireFrom, last }
}

/** Throws `validation` for a date outside these days. */
export function requireOpen({ first, last }: { first: string; last: string }, date: string) {
  if (date < first || date > last) throw new Problem('validation', { violations: [violation('date', 'invalid')] })
}
