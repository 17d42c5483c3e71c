import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { StoredLink } from './chain.rules.ts'

type Row = Omit<StoredLink, 'submittedAt' | 'photos'> & {
  submittedAt: Date
  jobNumber: string
  /** The SHA-256 of each photograph of the log, by its id. */
  photoHashes: Record<string, string> | null
}

/** The submitted versions of all jobs, each job's in the order of its chain. */
export const chains = (owner: Queryable) =>
  owner.rows(sql<Row>`
    select job.job_number, l.log_number, v.job_id, l.log_date as date, l.shift,
      v.version, v.content, v.entered_by, v.submitted_at,
      v.previous_hash, v.hash, v.chain_no,
      (select json_object_agg(file_id, f.hash) from file f
        where f.purpose = 'logsheet-photo' and f.record_id = l.logsheet_id) as photo_hashes
    from logsheet_version v join logsheet l using (logsheet_id) join job on job.job_id = v.job_id
    where v.chain_no is not null order by job.job_number, v.chain_no`)
