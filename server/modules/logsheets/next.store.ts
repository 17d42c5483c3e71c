import { sql } from 'kysely'
import type { Minutes, Taken } from '#contract/logsheet-checks.ts'
import type { LogBefore } from '#contract/logsheet-next.ts'
import type { shifts } from '#contract/logsheets.ts'
import type { Queryable } from '#server/platform/database.ts'
import { breakdownsOn, closeBefore, takenOn } from './reading.store.ts'

type OfShift = { readonly jobId: string; readonly shift: (typeof shifts)[number] }

/** The date of the newest log of a job's shift. */
export const newestDate = async (tx: Queryable, { jobId, shift }: OfShift) =>
  (
    await tx.first(sql<{ date: string | null }>`
      select max(log_date) as date from logsheet where job_id = ${jobId} and shift = ${shift}`)
  )?.date ?? undefined

type Day = OfShift & { readonly date: string; readonly machineId: string }
type Standing = {
  readonly logsheetId: string | null
  readonly before: LogBefore | null
  readonly close: string | null
  readonly breakdowns: Minutes[]
  readonly taken: Taken[]
}

/** The records before a new log: that shift's own log, the newest one before it, and the meter where that day ended. */
export const standing = async (tx: Queryable, { jobId, shift, date, machineId }: Day) =>
  tx.first(sql<Standing>`
    select ${breakdownsOn({ jobId: sql`${jobId}::uuid`, date: sql`${date}::date` })} as breakdowns,
      ${takenOn({ machineId: sql`${machineId}::uuid`, date: sql`${date}::date`, logsheetId: sql`null` })} as taken,
      (select logsheet_id from logsheet where job_id = ${jobId} and shift = ${shift} and log_date = ${date}) as logsheet_id,
      (select json_build_object('date', l.log_date, 'content', v.content)
        from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
        where l.job_id = ${jobId} and l.shift = ${shift} and l.log_date < ${date}
        order by l.log_date desc limit 1) as before,
      ${closeBefore({ machineId: sql`${machineId}::uuid`, date: sql`${date}::date`, shift: sql`${shift}::text` })} as close`)
