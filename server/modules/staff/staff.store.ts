import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'

export type Member = {
  staffId: string
  firstName: string
  lastName: string
  email: string
  role: StaffRole
  isActive: boolean
  addedAt: Date
  lastSeenAt: Date | null
  sessions: number
  version: number
}

const member = sql.raw(`s.account_id as staff_id, a.first_name, a.last_name,
  i.value as email, s.role, a.status = 'ACTIVE' as is_active, s.added_at,
  seen.last as last_seen_at, coalesce(seen.open, 0)::int as sessions, s.version`)
const joined = sql.raw(`staff s join account a using (account_id)
  join identifier i on i.account_id = s.account_id and i.kind = 'EMAIL' and i.verified_at is not null
  cross join lateral (select max(f.last_used_at) as last, count(*) filter (where f.revoked_at is null) as open
    from token_family f where f.account_id = s.account_id) seen`)

export type StaffFilter = Paged & { filter?: string | undefined }

const matching = ({ filter }: StaffFilter) => {
  const text = containing(filter)
  return sql`(${text}::text is null or a.first_name || ' ' || a.last_name ilike ${text} or i.value ilike ${text})`
}

/** The people of one page, active ones first, then by name; each with the number of all. */
export const members = (tx: Queryable, filter: StaffFilter) =>
  tx.rows(sql<Member & { total: number }>`
    select ${member}, count(*) over ()::int as total from ${joined} where ${matching(filter)}
    order by a.status, a.first_name, a.last_name, s.account_id
    limit ${filter.size} offset ${filter.page * filter.size}`)

export const memberById = (tx: Queryable, staffId: string) =>
  tx.first(sql<Member>`select ${member} from ${joined} where s.account_id = ${staffId}`)

/** Makes changes to the people at the desk wait for each other. */
export const lockStaff = (tx: Queryable) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('owners of the desk', 0))`)

export const countOwners = async (tx: Queryable) =>
  (
    await tx.first(sql<{ owners: number }>`
    select count(*)::int as owners from staff s join account a using (account_id)
    where s.role = 'OWNER' and a.status = 'ACTIVE'`)
  )?.owners ?? 0

export const insertMember = ({ tx, now }: Transaction, accountId: string, role: StaffRole) =>
  tx.rows(sql`insert into staff (account_id, role, added_at) values (${accountId}, ${role}, ${now})`)

export const updateMember = (tx: Queryable, staffId: string, role: StaffRole) =>
  tx.rows(sql`update staff set role = ${role}, version = version + 1 where account_id = ${staffId}`)

type Holder = { role: StaffRole; firstName: string; lastName: string }

/** The holder of a live session at the desk. */
export const staffHolder = (db: Queryable, familyId: string, accountId: string) =>
  db.first(sql<Holder>`
    select role, first_name, last_name from staff_holder(${familyId}, ${accountId})`)
