import { GST_LOOKUP_MINUTES } from '#contract/company.ts'
import { Problem } from '#contract/problems.ts'
import { act } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { secondsToWait } from '#server/platform/limits.ts'
import { customer } from '#server/platform/principal.ts'
import type { GstHolder } from './gst-directory-http.ts'
import * as store from './gst-lookups.store.ts'
import type { CompanyTools } from './tools.ts'

const HOUR_SECONDS = 3600

/**
 * Counts a look-up, to prevent enumeration of GSTINs. Returns its id. Throws `too-many-requests` at the hourly limit in
 * the settings.
 */
export const countLookup = (tools: CompanyTools, accountId: string, gstin: string) =>
  act(tools, customer(accountId), async (action) => {
    const { tx, now } = action
    const lookupId = newId(now.getTime())
    const hourAgo = secondsAfter(now, -HOUR_SECONDS)
    await store.lockLookups(tx, accountId)
    const times = await store.lookupsSince(tx, accountId, hourAgo)
    const retryAfterSeconds = secondsToWait(times, tools.config.gstLookupsPerHour, HOUR_SECONDS, now)
    if (retryAfterSeconds !== undefined) throw new Problem('too-many-requests', { retryAfterSeconds })
    await store.insertLookup(action, { lookupId, accountId, gstin })
    return lookupId
  })

/** Queries the GST directory. Throws `gstin-not-found`, `too-many-requests` and `service-unavailable`. */
export async function lookUp(tools: CompanyTools, accountId: string, gstin: string): Promise<GstHolder> {
  const lookupId = await countLookup(tools, accountId, gstin)
  const holder = await tools.gst.lookUp(gstin)
  if (!holder) throw new Problem('gstin-not-found')
  await tools.db.as(customer(accountId), (tx) => store.storeHolder(tx, lookupId, holder))
  return holder
}

/** The holder that the directory gave this account for a GSTIN within the last 15 minutes. */
export const knownHolder = (tools: CompanyTools, accountId: string, gstin: string) =>
  act(tools, customer(accountId), ({ tx, now }) =>
    store.holderSince(tx, accountId, gstin, secondsAfter(now, -GST_LOOKUP_MINUTES * 60)),
  )

/** Deletes look-ups after an hour, when they neither count nor allow a registration any more. */
export const purgeOldLookups = (db: Database, now: Date) => store.sweepLookups(db, secondsAfter(now, -HOUR_SECONDS))
