// Queries of jobs for the dashboard: all hires of a period and their costs.
import { dateInIndia } from '#contract/dates.ts'
import type { Settings } from '#contract/settings.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { accruedAt } from './accrual.rules.ts'
import { datesOf } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { stopOf } from './off-hire.rules.ts'

export type { StandingJob } from './jobs.store.ts'

/** A job with its days by their logs and the holidays of its state. */
export type Hire = store.StoredJob & { readonly holidays: readonly string[] }

type Visible = Parameters<typeof store.jobsSince>[1]

/** The jobs that run, will run, or were billed after a date, as they stand; and the settings that count for them. */
export async function hiresSince({ tx }: Transaction, visible: Visible, since: store.Since) {
  const settings = await settingsNow(tx)
  return { settings, standing: await store.jobsSince(tx, visible, since) }
}

type Wanted = { readonly jobIds: readonly string[]; readonly settings: Settings }

/** Jobs with all that their costs follow from, in no order. */
export async function hiresOf({ tx }: Transaction, visible: Visible, { jobIds, settings }: Wanted): Promise<Hire[]> {
  const jobs = await store.jobsByIds(tx, visible, jobIds)
  return jobs.map((job) => ({ ...job, holidays: holidaysIn(settings, job.state) }))
}

/** The cost of a hire to the end of each date and in all, as on the job's page. */
export const costsOf = (hire: Hire, dates: readonly string[]) =>
  accruedAt({ ...hire, ...datesOf(hire), known: hire.days }, dates)

/** The last billed day of an off-hire that is requested now, if there may be one. */
export const stopNow = ({ to, noticeDays }: Pick<store.StandingJob, 'to' | 'noticeDays'>, now: Date) =>
  stopOf({ to, agreed: { noticeDays } }, now, dateInIndia(now))

/** The savings if a hire ends on this day, as on the job's page. */
export function savedBy(hire: Hire, billingStopsAt: string) {
  const projected = (as: Hire) => costsOf(as, []).projectedPaise
  return projected(hire) - projected({ ...hire, billingStopsAt })
}
