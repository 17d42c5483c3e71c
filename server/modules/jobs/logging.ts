// Queries of jobs for logsheets.
import { Problem } from '#contract/problems.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Viewer } from './jobs.rules.ts'
import * as store from './logging.store.ts'

export { every, seenBy } from './jobs.store.ts'
export { type JobOfDuty, jobOfDuty, type LoggedJob, machineOn } from './logging.store.ts'
export type { Viewer }

/** Individuals, administrators of the company and engineers of the site sign and certify for the customer. */
export const signsForCustomer = async (
  tx: Queryable,
  { companyId, role, accountId }: Viewer,
  addressId: string | null,
) =>
  companyId === null ||
  role === 'ROLE_ADMIN' ||
  (addressId !== null && (await store.isEngineer(tx, accountId, addressId)))

type Visible = Parameters<typeof store.lockedJob>[2]

/** One job, locked: the logs of a job wait for each other. Throws `not-found`. */
export async function lockLoggedJob(tx: Queryable, jobId: string, visible: Visible) {
  const job = await store.lockedJob(tx, jobId, visible)
  if (!job) throw new Problem('not-found')
  return job
}

/** The same for reading. Throws `not-found`. */
export async function loggedJob(tx: Queryable, jobId: string, visible: Visible) {
  const job = await store.jobById(tx, jobId, visible)
  if (!job) throw new Problem('not-found')
  return job
}
