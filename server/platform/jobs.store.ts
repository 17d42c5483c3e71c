import { sql } from 'kysely'
import { secondsAfter } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import { newId } from './ids.ts'
import { LEASE_SECONDS, TRIES_MAX } from './jobs.rules.ts'
import { sweepTable } from './sweeping.store.ts'

export type NewJob = { name: string; fact: string; payload: object }
export type TakenJob = { jobId: string; name: string; payload: unknown; tries: number }

/** A fact that was told before adds nothing. */
export const insertJob = (tx: Queryable, { name, fact, payload }: NewJob, now: Date) =>
  tx.rows(sql`
    insert into job (job_id, name, fact, payload, enqueued_at, due_at)
    values (${newId(now.getTime())}, ${name}, ${fact}, ${JSON.stringify(payload)}::jsonb, ${now}, ${now})
    on conflict do nothing`)

/** Takes some of the jobs that are due, for as long as the lease; of several takers each gets others. */
export const takeJobs = (db: Queryable, names: string[], many: number, now: Date) =>
  db.rows(sql<TakenJob>`
    update job set tries = tries + 1, due_at = ${secondsAfter(now, LEASE_SECONDS)}
    where job_id in (
      select job_id from job
      where done_at is null and tries < ${sql.lit(TRIES_MAX)} and due_at <= ${now} and name = any(${names}::text[])
      order by due_at limit ${many} for update skip locked)
    returning job_id as "jobId", name, payload, tries`)

/** Whoever took it last says how it ended; a taker whose lease ran out says nothing any more. */
export const finishJob = (db: Queryable, { jobId, tries }: TakenJob, now: Date) =>
  db.rows(sql`
    update job set done_at = ${now}, payload = null, last_error = null
    where job_id = ${jobId} and tries = ${tries} and done_at is null`)

export const postponeJob = (db: Queryable, { jobId, tries }: TakenJob, until: Date, error: string) =>
  db.rows(sql`
    update job set due_at = ${until}, last_error = ${error}
    where job_id = ${jobId} and tries = ${tries} and done_at is null`)

/** Forgets facts whose work was done before then. */
export const sweepJobs = (db: Database, before: Date) =>
  sweepTable(db.serving('queue'), 'job', sql`done_at < ${before}`)

/** How many jobs of each name are still to be done, and how many were left alone after their last try. */
export const countUndone = (db: Database) =>
  db.serving('queue').rows(sql<{ name: string; waiting: number; givenUp: number }>`
    select name, count(*) filter (where tries < ${sql.lit(TRIES_MAX)})::int as waiting,
      count(*) filter (where tries >= ${sql.lit(TRIES_MAX)})::int as "givenUp"
    from job where done_at is null group by name`)
