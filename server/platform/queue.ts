import { dateInIndia } from '#contract/dates.ts'
import { type Clock, secondsAfter } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import { secondsBeforeRetry, TRIES_MAX, WORK_SECONDS } from './queue.rules.ts'
import * as store from './queue.store.ts'
import { within } from './within.ts'

const LOOK_EVERY_MS = 1000
const AT_ONCE = 10
const STOP_WITHIN_MS = 4000
const ERROR_KEPT = 500

export type NewTask = store.NewTask
type Handler = (payload: never) => Promise<unknown>
/** What a task said about itself: that it failed and is tried again, or is left alone now. */
export type Complaint = { task: string; taskId: string; tries: number; isGivenUp: boolean; error: unknown }

export type Queue = {
  /** Does, now, all that is due. */
  runDue(): Promise<void>
  /** Looks every second from now on. */
  start(): void
  /** Takes nothing more and waits, not for long, for what is under way; what stays is tried again by another process. */
  stop(): Promise<void>
}

/**
 * Leaves work to be done after the caller's transaction, and only if that commits. It is done at least once: a process
 * that dies at the wrong moment does it twice. A fact told twice is one task.
 */
export const enqueue = (tx: Queryable, task: NewTask, now: Date) => store.insertTask(tx, task, now)

export type QueueOptions = {
  db: Database
  clock: Clock
  /** What does the tasks of each name. */
  handlers: Record<string, Handler>
  /** Queue done once each day in India by one of all processes: at its start, or at the first start on it. */
  daily: string[]
  /** A task that takes longer counts as failed, and holds up nothing more. */
  workSeconds?: number
  onComplaint: (complaint: Complaint) => void
}

/** The queue of this database, which any number of processes work at together. */
export function makeQueue({
  db,
  clock,
  handlers,
  daily,
  workSeconds = WORK_SECONDS,
  onComplaint,
}: QueueOptions): Queue {
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

  async function run(task: store.TakenTask) {
    try {
      await within(workSeconds * 1000, Promise.resolve(handlers[task.name]?.(task.payload as never)))
    } catch (error) {
      const until = secondsAfter(clock(), secondsBeforeRetry(task.tries))
      await store.postponeTask(queue, task, until, String(error).slice(0, ERROR_KEPT))
      onComplaint({ ...task, task: task.name, isGivenUp: task.tries === TRIES_MAX, error })
      return
    }
    await store.finishTask(queue, task, clock())
  }

  async function work() {
    await beginDay(clock())
    let taken: store.TakenTask[]
    do {
      if (isStopping) return
      taken = await store.takeTasks(queue, names, AT_ONCE, clock())
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
