import { sql } from 'kysely'
import type { Logsheet } from '#contract/logsheets.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { StoredLink } from './chain.rules.ts'

export type Counted = { readonly logsheetId: string; readonly version: number }

export type ProvenRow = Omit<StoredLink, 'submittedAt' | 'photos'> & {
  submittedAt: Date
  jobNumber: string
  logsheetId: string
  signature: (NonNullable<Logsheet['signedBy']> & { hash: string }) | null
}

/** From the first to the last of these versions in the chain of each job, whatever stands between them, in their order. */
export const linksBetween = (tx: Queryable, counted: readonly Counted[], atMost: number) =>
  tx.rows(sql<ProvenRow>`
    with span as (
      select v.job_id, min(v.chain_no) as first, max(v.chain_no) as last
      from unnest(${counted.map(({ logsheetId }) => logsheetId)}::uuid[], ${counted.map(({ version }) => version)}::int[])
        as c(logsheet_id, version) join logsheet_version v using (logsheet_id, version) group by v.job_id)
    select job.job_number, l.logsheet_id, l.log_number, v.job_id,
      l.log_date as date, l.shift, v.version, v.content, v.entered_by, v.submitted_at,
      v.previous_hash, v.hash, v.chain_no,
      (select json_build_object('name', case s.how when 'DEEMED' then '' else s.name end, 'designation', s.designation,
          'at', ${instant('s.signed_at')}, 'how', s.how, 'drawn', s.drawn, 'hash', s.hash)
        from logsheet_signature s where s.logsheet_id = v.logsheet_id and s.version = v.version) as signature
    from span join logsheet_version v on v.job_id = span.job_id and v.chain_no between span.first and span.last
      join logsheet l on l.logsheet_id = v.logsheet_id join logged_job job on job.job_id = v.job_id
    order by job.job_number, v.chain_no limit ${atMost}`)
