// The records that running jobs protect from changes.
import type { Queryable } from '#server/platform/database.ts'
import { companyHasJobs, personHasJobs, siteHasJobs } from './standing.store.ts'

/** Why a company may not be dissolved yet: a hire runs or is to come. */
export const whyRunningJobs = async (tx: Queryable, companyId: string) =>
  (await companyHasJobs(tx, companyId)) ? ('running-jobs' as const) : undefined

/** Why a person may not be erased yet: a hire of their own runs or is to come. */
export const whyOwnRunningJobs = async (tx: Queryable, accountId: string) =>
  (await personHasJobs(tx, accountId)) ? ('running-jobs' as const) : undefined

/** Why a site may not be deleted yet: a hire there runs or is to come. */
export const whySiteInUse = async (tx: Queryable, addressId: string) =>
  (await siteHasJobs(tx, addressId)) ? ('site-in-use' as const) : undefined
