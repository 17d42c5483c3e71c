import { dateInIndia } from '#contract/dates.ts'
import { type Clock, secondsAfter } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import { secondsBeforeRetry, TRIES_MAX, WORK_SECONDS } from './jobs.rules.ts'
import * as store from './jobs.store.ts'
import { within } from './within.ts'

const LOOK_EVERY_MS = 1000
const AT_ONCE = 10
const STOP_WITHIN_MS = 4000
const ERROR_KEPT = 500

export type NewJob = store.NewJob
type Handler = (payload: never) => Promise<unknown>
/** What a job said about itself: that it failed and is tried again, or is left alone now. */
export type Complaint = { job: string; jobId: string; tries: number; isGivenUp: boolean; error: unknown }

export type Jobs = {
  /** Does, now, all that is due. */
  runDue(): Promise<void>
  /** Looks every second from now on. */
  start(): void
  /** Takes nothing more and waits, not for long, for what is under way; what stays is tried again by another process. */
  stop(): Promise<void>
}

/**
 * Leaves work to be done after the caller's transaction, and only if that commits. It is done at least once: a process
 * that dies at the wrong moment does it twice. A fact told twice is one job.
 */
export const enqueue = (tx: Queryable, job: NewJob, now: Date) => store.insertJob(tx, job, now)

export type JobParts = {
  db: Database
  clock: Clock
  /** What does the jobs of each name. */
  handlers: Record<string, Handler>
  /** Jobs done once each day in India by one of all processes: at its start, or at the first start on it. */
  daily: string[]
  /** A job that takes longer counts as failed, and holds up nothing more. */
  workSeconds?: number
  onComplaint: (complaint: Complaint) => void
}

/** The queue of this database, which any number of processes work at together. */
export function makeJobs({ db, clock, handlers, daily, workSeconds = WORK_SECONDS, onComplaint }: JobParts): Jobs {
  const queue = db.serving('queue')
  const names = Object.keys(handlers)
  let today = ''
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()

  async function beginDay(now: Date) {
    const date = dateInIndia(now)
    if (date === today) return
    for (const name of daily) await enqueue(db, { name, fact: date, payload: {} }, now)
    today = date
  }

  async function run(job: store.TakenJob) {
    try {
      await within(workSeconds * 1000, Promise.resolve(handlers[job.name]?.(job.payload as never)))
    } catch (error) {
      const until = secondsAfter(clock(), secondsBeforeRetry(job.tries))
      await store.postponeJob(queue, job, until, String(error).slice(0, ERROR_KEPT))
      onComplaint({ ...job, job: job.name, isGivenUp: job.tries === TRIES_MAX, error })
      return
    }
    await store.finishJob(queue, job, clock())
  }

  async function work() {
    await beginDay(clock())
    let taken: store.TakenJob[]
    do {
      if (isStopping) return
      taken = await store.takeJobs(queue, names, AT_ONCE, clock())
      await Promise.all(taken.map(run))
    } while (taken.length > 0)
  }

  const runDue = () => {
    const next = round.then(work)
    round = next.catch(() => {})
    return next
  }
  const look = () => {
    // A database that is away for a while is asked again; requests tell of it loudly enough.
    const again = () => {
      if (!isStopping) timer = setTimeout(look, LOOK_EVERY_MS)
    }
    runDue().then(again, again)
  }
  return {
    runDue,
    start: look,
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await Promise.race([round, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())])
    },
  }
}
