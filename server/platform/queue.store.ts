import { sql } from 'kysely'
import type { Transaction } from './action.ts'
import { secondsAfter } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import { newId } from './ids.ts'
import { LEASE_SECONDS, TRIES_MAX } from './queue.rules.ts'
import { sweepTable } from './sweeping.store.ts'

/** A task is due at once, or at a later time. */
export type NewTask = { name: string; fact: string; payload: object; dueAt?: Date | undefined }
export type TakenTask = { taskId: string; name: string; payload: unknown; tries: number }

/** A known fact adds nothing. */
export const insertTasks = ({ tx, now }: Transaction, tasks: readonly NewTask[]) =>
  tx.rows(sql`
    insert into task (task_id, name, fact, payload, enqueued_at, due_at)
    select id, name, fact, payload, ${now}, greatest("dueAt", ${now})
    from jsonb_to_recordset(${JSON.stringify(tasks.map((task) => ({ ...task, id: newId(now.getTime()) })))}::jsonb)
      as t(id uuid, name text, fact text, payload jsonb, "dueAt" timestamptz)
    on conflict do nothing`)

/** Takes some of the due tasks for the time of the lease; concurrent callers get different ones. */
export const takeTasks = ({ tx, now }: Transaction, names: string[], many: number) =>
  tx.rows(sql<TakenTask>`
    update task set tries = tries + 1, due_at = ${secondsAfter(now, LEASE_SECONDS)}
    where task_id in (
      select task_id from task
      where done_at is null and tries < ${sql.lit(TRIES_MAX)} and due_at <= ${now} and name = any(${names}::text[])
      order by due_at limit ${many} for update skip locked)
    returning task_id, name, payload, tries`)

/** Only the last process that took the task records its result; one whose lease expired records nothing. */
export const finishTask = ({ tx, now }: Transaction, { taskId, tries }: TakenTask) =>
  tx.rows(sql`
    update task set done_at = ${now}, payload = null, last_error = null
    where task_id = ${taskId} and tries = ${tries} and done_at is null`)

export const postponeTask = (db: Queryable, { taskId, tries }: TakenTask, until: Date, error: string) =>
  db.rows(sql`
    update task set due_at = ${until}, last_error = ${error}
    where task_id = ${taskId} and tries = ${tries} and done_at is null`)

/** Deletes facts whose tasks were done before then. */
export const sweepTasks = (db: Database, before: Date) =>
  sweepTable(db.serving('queue'), 'task', sql`done_at < ${before}`)

/** The number of open tasks and of given-up tasks, by name. */
export const countUndone = (db: Database) =>
  db.serving('queue').rows(sql<{ name: string; waiting: number; givenUp: number }>`
    select name, count(*) filter (where tries < ${sql.lit(TRIES_MAX)})::int as waiting,
      count(*) filter (where tries >= ${sql.lit(TRIES_MAX)})::int as given_up
    from task where done_at is null group by name`)
