// The parts of a job beside its terms and costs.
import { sql } from 'kysely'
import type { Breakdown, JobPaper, Swap } from '#contract/jobs.parts.ts'
import type { Job } from '#contract/jobs.ts'
import type { Queryable } from '#server/platform/database.ts'

type StoredPaper = Pick<JobPaper, 'documentId' | 'kind' | 'number' | 'validTo'>

/** The papers of the machine on a job: of each kind the one that lasts longest, of the others every one. */
export const papersOf = (tx: Queryable, jobId: string) =>
  tx.rows(sql<StoredPaper>`
    select distinct on (kind, case kind when 'OTHER' then document_id end) document_id, kind, number,
      valid_to
    from job_paper where job_id = ${jobId}
    order by kind, case kind when 'OTHER' then document_id end, valid_to desc nulls first, document_id desc`)

/** The photographs of the machine on a job, oldest first. */
export const photosOf = (tx: Queryable, jobId: string) =>
  tx.rows(sql<{ photoId: string }>`
    select photo_id from job_photo where job_id = ${jobId} order by photo_id`)

const instant = (column: string) => sql`to_json(${sql.ref(column)}) #>> '{}'`

type StoredBreakdown = Omit<Breakdown, 'photos'>

/** The breakdowns of a job, newest first. */
export const breakdownsOf = (tx: Queryable, jobId: string) =>
  tx.rows(sql<StoredBreakdown>`
    select breakdown_id, ${instant('started_at')} as started_at, ${instant('ended_at')} as ended_at,
      note, reported_by, reported_side, ${instant('reported_at')} as reported_at,
      ended_by
    from job_breakdown where job_id = ${jobId} order by job_breakdown.started_at desc`)

/** The swaps of a job, oldest first. */
export const swapsOf = (tx: Queryable, jobId: string) =>
  tx.rows(sql<Swap>`
    select swapped_on, reason, swapped_by as by, ${instant('swapped_at')} as at,
      json_build_object('fleetNumber', out_fleet_number, 'serialNumber', out_serial_number,
        'meter', out_meter::text) as out,
      json_build_object('fleetNumber', in_fleet_number, 'serialNumber', in_serial_number, 'meter', in_meter::text) as in
    from job_swap where job_id = ${jobId} order by swapped_on, swap_id`)

/** The newest challan of a job. */
export const challanOf = (tx: Queryable, jobId: string) =>
  tx.first(sql<NonNullable<Job['challan']>>`
    select challan_number, issued_on, document ->> 'vehicleNumber' as vehicle_number,
      document ->> 'hsnCode' as hsn_code
    from job_challan where job_id = ${jobId} order by issued_at desc, challan_id desc limit 1`)
