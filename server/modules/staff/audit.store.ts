import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'

export type AuditFilter = Paged & {
  filter?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}
type Entry = {
  entryId: string
  at: Date
  actorId: string | null
  actorName: string
  act: string
  kind: string
  id: string
  label: string
  changes: Record<string, { was: unknown; is: unknown }>
  total: number
}

/** The entries of one page, newest first; days are those of India. Each has the number of all. */
export function entries(tx: Queryable, { filter, actor, subject, from, to, page, size }: AuditFilter) {
  const text = containing(filter)
  return tx.rows(sql<Entry>`
    select entry_id, happened_at as at, actor_account_id as actor_id, actor_name, act,
      subject_kind as kind, subject_id as id, subject_label as label, changes, count(*) over ()::int as total
    from audit_entry
    where (${text}::text is null or actor_name ilike ${text} or subject_label ilike ${text} or act ilike ${text})
      and (${actor ?? null}::uuid is null or actor_account_id = ${actor ?? null})
      and (${subject ?? null}::text is null or subject_id = ${subject ?? null})
      and (${from ?? null}::date is null or happened_at >= ${from ?? null}::date::timestamp at time zone 'Asia/Kolkata')
      and (${to ?? null}::date is null or happened_at < (${to ?? null}::date + 1)::timestamp at time zone 'Asia/Kolkata')
    order by entry_no desc limit ${size} offset ${page * size}`)
}
