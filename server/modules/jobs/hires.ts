// What the dashboard asks of jobs: all hires of a time, and what they cost.
import { dateInIndia } from '#contract/dates.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { accruedAt } from './accrual.rules.ts'
import { datesOf } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { stopOf } from './off-hire.rules.ts'

/** A job with its days by their logs and the holidays of its state. */
export type Hire = store.StoredJob & { readonly holidays: readonly string[] }

/** The jobs that run, will run, or were billed after a date. */
export async function hiresSince({ tx }: Transaction, visible: Parameters<typeof store.jobsSince>[1], since: string) {
  const settings = await settingsNow(tx)
  const jobs = await store.jobsSince(tx, visible, since)
  const hires: Hire[] = jobs.map((job) => ({ ...job, holidays: holidaysIn(settings, job.state) }))
  return { settings, hires }
}

/** What a hire costs to the end of each date, and in all; as the page of the job computes it. */
export const costsOf = (hire: Hire, dates: readonly string[]) =>
  accruedAt({ agreed: hire.agreed, ...datesOf(hire), holidays: hire.holidays, known: hire.days }, dates)

/** An off-hire that is requested now: the last billed day, and what that saves; as the page of the job shows it. */
export function offHireNow(hire: Hire, now: Date) {
  const today = dateInIndia(now)
  const stop = stopOf(hire, now, today)
  if (stop === undefined) return undefined
  const projected = (as: Hire) => costsOf(as, []).projectedPaise
  return { billingStopsAt: stop, savedPaise: projected(hire) - projected({ ...hire, billingStopsAt: stop }) }
}
