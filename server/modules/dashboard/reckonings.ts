// The in-process cache of figures of hires, keyed by all their inputs.
import { setImmediate as letOthersGo } from 'node:timers/promises'
import { earlier, plusDays } from '#server/hire/calendar.ts'
import { type Hire, hiresOf, type StandingJob, stopNow } from '#server/modules/jobs/hires.ts'
import type { VersionedSettings } from '#server/modules/settings/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { leastRecentlyUsed } from '#server/platform/lru.ts'
import type { Logged } from './dashboard.store.ts'
import * as store from './dashboard.store.ts'
import { firstOf, RECENT_DAYS } from './hours.rules.ts'
import { type AsOf, type Reckoned, reckoned, type Times } from './reckoned.rules.ts'

type Visible = Parameters<typeof hiresOf>[1]

/** About 2 kB each. */
const KEPT_MAX = 5000
/** Hires are computed this many at a time, so that the requests of others go on between. */
const AT_ONCE = 20

/** Opens one process's store of results by hire; a hire contains its days, its logs are read separately. */
export const openStore = <Made extends object>({ readsLogs = true } = {}) => ({
  ...leastRecentlyUsed<Made>({ entries: KEPT_MAX, weight: KEPT_MAX }, () => 1),
  readsLogs,
})

/** The same, with the function that makes a result of a hire and its logs. */
export const openKept = <Made extends object>(make: (hire: Hire, logs: readonly Logged[], asOf: AsOf) => Made) => ({
  ...openStore<Made>(),
  make,
})
export type Kept<Made extends object> = ReturnType<typeof openKept<Made>>

/** Opens the dashboard's store of results. */
export const openReckonings = () => openKept<Reckoned>(reckoned)
export type Reckonings = Kept<Reckoned>

/** The day, the months and the settings of a computation. */
type Asked = { readonly times: Times & { readonly now: Date }; readonly settings: VersionedSettings }

/** A hire with the key of its reckoning, and the last billed day of an off-hire that is requested now. */
type Keyed = { readonly job: StandingJob; readonly stop: string | undefined; readonly key: string }

/**
 * The stamp changes with every change of the job and its logs, the version with every change of holidays and shares. It is
 * read before the facts that are computed: should these be newer, nobody finds that stamp again.
 */
function keyed(job: StandingJob, { times, settings }: Asked): Keyed {
  const stop = stopNow(job, times.now)
  return { job, stop, key: [job.stamp, settings.version, job.state, times.today, times.months.length, stop].join(' ') }
}

type Reading = Asked & { readonly visible: Visible; readonly readsLogs: boolean }

/** Days and logs of hires, in two statements; none if there is nothing to read. */
async function factsOf(transaction: Transaction, jobIds: readonly string[], { times, settings, ...read }: Reading) {
  if (jobIds.length === 0) return { hires: [], logs: [] }
  const { today, months } = times
  const [recentFrom, first] = [plusDays(today, -RECENT_DAYS), firstOf(months[0] ?? today.slice(0, 7))]
  const hires = await hiresOf(transaction, read.visible, { jobIds, settings })
  const span = { first: earlier(first, recentFrom), recentFrom, today }
  return { hires, logs: read.readsLogs ? await store.logged(transaction.tx, jobIds, span) : [] }
}

type Wanted = Asked & { readonly standing: readonly StandingJob[]; readonly visible: Visible }

/** The hires whose reckonings are kept, and the facts of the others. */
export async function toReckon<Made extends object>(
  transaction: Transaction,
  kept: Kept<Made>,
  { standing, visible, ...asked }: Wanted,
) {
  const all = standing.map((job) => keyed(job, asked))
  const found = new Map(all.map(({ job, key }) => [job.jobId, kept.get(key)]))
  const missing = all.filter(({ job }) => found.get(job.jobId) === undefined)
  const jobIds = missing.map(({ job }) => job.jobId)
  return {
    ...asked,
    found,
    missing,
    facts: await factsOf(transaction, jobIds, { ...asked, visible, readsLogs: kept.readsLogs }),
  }
}

/** The reckonings of all hires by their ids; new ones are kept. */
export async function reckonedAll<Made extends object>(
  { found, missing, facts, times, settings }: Awaited<ReturnType<typeof toReckon<Made>>>,
  kept: Kept<Made>,
) {
  const hires = new Map(facts.hires.map((hire) => [hire.jobId, hire]))
  const logs = Map.groupBy(facts.logs, ({ jobId }) => jobId)
  const percent = settings.hire.offHireBelowPercent
  const all = new Map(found)
  for (const [at, { job, stop, key }] of missing.entries()) {
    if (at % AT_ONCE === 0) await letOthersGo()
    const hire = hires.get(job.jobId)
    if (!hire) continue
    const made = kept.make(hire, logs.get(job.jobId) ?? [], { ...times, percent, stop })
    kept.set(key, made)
    all.set(job.jobId, made)
  }
  return all
}
