// The billing cycles of a job that are over, with its last one marked.
import type { Agreed, JobStatus } from '#contract/jobs.ts'
import { plusDays } from '#server/hire/calendar.ts'
import { type CycleDates, cycles } from '#server/hire/cycles.ts'

/** A job as its cycles follow from it. */
export type BilledJob = {
  readonly status: JobStatus
  readonly agreed: Pick<Agreed, 'cycle' | 'cycleDay'>
  readonly onHireFrom: string | null
  readonly billingStopsAt: string | null
  /** Until the desk confirms an off-hire, the customer may take it back. */
  readonly isAcknowledged: boolean
}

export type DueCycle = CycleDates & { readonly cycleNo: number; readonly isClosing: boolean }

/** The cycles that ended before `today` and whose end cannot move, in order. */
export function cyclesOver(job: BilledJob, today: string): DueCycle[] {
  const { agreed, onHireFrom, billingStopsAt: stop, isAcknowledged } = job
  if (onHireFrom === null || job.status === 'CANCELLED') return []
  const yesterday = plusDays(today, -1)
  const until = stop !== null && stop < yesterday ? stop : yesterday
  const numbered = cycles({ kind: agreed.cycle, day: agreed.cycleDay }, onHireFrom, until).map((dates, index) => ({
    ...dates,
    cycleNo: index + 1,
    isClosing: stop !== null && dates.onHire.to === stop,
  }))
  return numbered.filter(({ isClosing, period, onHire }) => (isClosing ? isAcknowledged : period.to === onHire.to))
}
