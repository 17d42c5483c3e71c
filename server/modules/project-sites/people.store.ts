import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { AssignedSite, SitePerson } from '#contract/project-sites.people.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

const columns = sql`a.account_id as user_id, a.first_name, a.last_name,
  a.role as user_role, a.status = 'ACTIVE' as active, s.is_engineer as engineer,
  ${instant('s.assigned_at')} as assigned_at`

const ofSite = (companyId: string, siteId: string) =>
  sql`site_assignment s join account a using (account_id) where s.address_id = ${siteId} and s.company_id = ${companyId}`

type Count = { total: number }

/** Engineers first, then by name. */
export const people = (tx: Queryable, companyId: string, siteId: string, { page, size }: Paged) =>
  tx.rows(sql<SitePerson>`
    select ${columns} from ${ofSite(companyId, siteId)}
    order by s.is_engineer desc, a.first_name, a.last_name, a.account_id limit ${size} offset ${page * size}`)

export const countPeople = async (tx: Queryable, companyId: string, siteId: string) =>
  (await tx.first(sql<Count>`select count(*)::int as total from ${ofSite(companyId, siteId)}`))?.total ?? 0

/** One person of a site; undefined if they do not work there. */
export const person = (tx: Queryable, companyId: string, siteId: string, userId: string) =>
  tx.first(sql<SitePerson>`select ${columns} from ${ofSite(companyId, siteId)} and s.account_id = ${userId}`)

const ofPerson = (companyId: string, userId: string) =>
  sql`site_assignment s join project_site p using (address_id)
    where s.account_id = ${userId} and s.company_id = ${companyId}`

export const sitesOf = (tx: Queryable, companyId: string, userId: string, { page, size }: Paged) =>
  tx.rows(sql<AssignedSite>`
    select p.address_id as site_id, p.address_name, p.city, s.is_engineer as engineer
    from ${ofPerson(companyId, userId)} order by p.address_name, p.address_id limit ${size} offset ${page * size}`)

export const countSitesOf = async (tx: Queryable, companyId: string, userId: string) =>
  (await tx.first(sql<Count>`select count(*)::int as total from ${ofPerson(companyId, userId)}`))?.total ?? 0

/** Whether somebody has joined the company. */
export const isMember = async (tx: Queryable, companyId: string, userId: string) =>
  (await tx.first(sql`select from account where account_id = ${userId} and company_id = ${companyId}`)) !== undefined

/** The name of whoever acts. */
export const nameOf = async (tx: Queryable, accountId: string) =>
  (
    await tx.first(sql<{ name: string }>`
      select concat_ws(' ', first_name, last_name) as name from account where account_id = ${accountId}`)
  )?.name ?? ''

type Assignment = { userId: string; engineer: boolean }

/** Returns whether something changed. */
export const assign = async (
  { tx, now }: Transaction,
  companyId: string,
  siteId: string,
  { userId, engineer }: Assignment,
) =>
  (await tx.first(sql`
    insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
    values (${siteId}, ${userId}, ${companyId}, ${engineer}, ${now})
    on conflict (address_id, account_id) do update set is_engineer = excluded.is_engineer
      where site_assignment.is_engineer <> excluded.is_engineer
    returning 1`)) !== undefined

/** Returns whether they worked there. */
export const unassign = async (tx: Queryable, companyId: string, siteId: string, userId: string) =>
  (await tx.first(sql`
    delete from site_assignment
    where address_id = ${siteId} and account_id = ${userId} and company_id = ${companyId} returning 1`)) !== undefined
