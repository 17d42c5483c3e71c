import { dateInIndia } from '#contract/dates.ts'
import type { Transaction } from './action.ts'
import { type Clock, secondsAfter } from './clock.ts'
import type { Database } from './database.ts'
import { secondsBeforeRetry, TRIES_MAX, WORK_SECONDS } from './queue.rules.ts'
import * as store from './queue.store.ts'
import { within } from './within.ts'

const LOOK_EVERY_MS = 1000
const AT_ONCE = 10
const STOP_WITHIN_MS = 4000
const ERROR_KEPT = 500

type NewTask = store.NewTask
type Handler = (payload: never) => Promise<unknown>
/** The report of a failed task: it will be tried again, or is given up. */
export type Complaint = { task: string; taskId: string; tries: number; isGivenUp: boolean; error: unknown }

export type Queue = {
  /** Runs all due tasks now. */
  runDue(): Promise<void>
  /** Polls every second, from now on. */
  start(): void
  /** Takes no more tasks and waits briefly for those in progress; another process retries the rest. */
  stop(): Promise<void>
}

/**
 * Enqueues work for after the caller's transaction, and only if that commits. It is done at least once: a process that
 * dies at the wrong moment causes a second run. A fact enqueued twice is one task.
 */
export const enqueue = (transaction: Transaction, task: NewTask) => store.insertTasks(transaction, [task])

/** The same for any number of tasks. */
export const enqueueAll = (transaction: Transaction, tasks: readonly NewTask[]) => store.insertTasks(transaction, tasks)

export type QueueOptions = {
  db: Database
  clock: Clock
  /** The handler of each task name. */
  handlers: Record<string, Handler>
  /** Tasks that one of all processes runs once each day in India: at its start, or at the first start of that day. */
  daily: string[]
  /** Tasks that one of all processes runs once each hour; the payload is when it began, `{ hour }`. */
  hourly?: string[]
  /** A task that takes longer counts as failed, and does not block others. */
  workSeconds?: number
  onComplaint: (complaint: Complaint) => void
}

/** The queue of this database, shared by any number of processes. */
export function makeQueue({
  db,
  clock,
  handlers,
  daily,
  hourly = [],
  workSeconds = WORK_SECONDS,
  onComplaint,
}: QueueOptions): Queue {
  const queue = db.serving('queue')
  const names = Object.keys(handlers)
  let today = ''
  let thisHour = ''
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()

  async function beginDay(now: Date) {
    const date = dateInIndia(now)
    if (date === today) return
    for (const name of daily) await enqueue({ tx: db, now }, { name, fact: date, payload: {} })
    today = date
  }

  async function beginHour(now: Date) {
    const hour = `${now.toISOString().slice(0, 13)}:00:00.000Z`
    if (hour === thisHour) return
    for (const name of hourly) await enqueue({ tx: db, now }, { name, fact: hour, payload: { hour } })
    thisHour = hour
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
    await store.finishTask({ tx: queue, now: clock() }, task)
  }

  async function work() {
    await beginDay(clock())
    await beginHour(clock())
    let taken: store.TakenTask[]
    do {
      if (isStopping) return
      taken = await store.takeTasks({ tx: queue, now: clock() }, names, AT_ONCE)
      await Promise.all(taken.map(run))
    } while (taken.length > 0)
  }

  const runDue = () => {
    const next = round.then(work)
    round = next.catch(() => {})
    return next
  }
  const look = () => {
    // A database outage only means another try later; requests report it loudly enough.
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
