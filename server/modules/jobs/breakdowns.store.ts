import { sql } from 'kysely'
import type { jobSides } from '#contract/jobs.parts.ts'
import type { Transaction } from '#server/platform/action.ts'

type Report = {
  readonly breakdownId: string
  readonly jobId: string
  readonly startedAt: Date
  readonly note: string
  readonly by: string
  readonly side: (typeof jobSides)[number]
}

/** Inserts a breakdown; undefined if the machine stood still at a part of that time already. */
export const insertBreakdown = ({ tx, now }: Transaction, report: Report) =>
  tx.first(sql<{ breakdownId: string }>`
    insert into job_breakdown (breakdown_id, job_id, started_at, note, reported_by, reported_side, reported_at)
    values (${report.breakdownId}, ${report.jobId}, ${report.startedAt}, ${report.note}, ${report.by}, ${report.side},
      ${now})
    on conflict do nothing returning breakdown_id`)

type Running = { breakdownId: string; startedAt: string; note: string; reportedBy: string }

/** The breakdown of a job whose clock runs. */
export const runningOf = ({ tx }: Pick<Transaction, 'tx'>, jobId: string) =>
  tx.first(sql<Running>`
    select breakdown_id, to_json(started_at) #>> '{}' as started_at, note, reported_by
    from job_breakdown where job_id = ${jobId} and ended_at is null`)

/** Ends the breakdown whose clock runs; at its beginning, if that is later. */
export const setEnded = ({ tx }: Pick<Transaction, 'tx'>, jobId: string, { at, by }: { at: Date; by: string }) =>
  tx.first(sql<{ breakdownId: string }>`
    update job_breakdown set ended_at = greatest(started_at, ${at}::timestamptz), ended_by = ${by}
    where job_id = ${jobId} and ended_at is null returning breakdown_id`)
