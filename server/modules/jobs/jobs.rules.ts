import type { JobStatus } from '#contract/jobs.ts'
import type { Role } from '#contract/session.ts'
import type { Customer } from '#server/platform/principal.ts'

/** A viewer sees the jobs of their own enquiries and of the sites they are assigned to; an administrator all. */
export type Viewer = Customer & { readonly role: Role }

type Dates = {
  readonly status: JobStatus
  readonly from: string
  readonly to: string
  readonly onHireFrom: string | null
  readonly billingStopsAt: string | null
}

/** The first and the last day that are billed, as they stand. */
export const datesOf = ({ from, to, onHireFrom, billingStopsAt }: Dates) => ({
  from: onHireFrom ?? from,
  to: billingStopsAt ?? to,
})
