import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { CompanyLine, DeskCompany } from '#contract/users.desk.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import { notesOf, valueOf } from './desk-columns.store.ts'

const MEMBERS_SHOWN = 100

export type CompanyFilter = Paged & {
  filter?: string | undefined
  verification?: CompanyLine['verification'] | undefined
}

const head = sql`c.company_id, c.company_name, c.gstin, c.verification,
  c.status = 'DISSOLVED' as is_dissolved, ${instant('c.created_at')} as since, (
    select count(*)::int from account a where a.company_id = c.company_id) as people`

const hasPerson = (text: string | null) => sql`exists (
  select from account a where a.company_id = c.company_id and (a.first_name || ' ' || a.last_name ilike ${text}
    or exists (select from identifier i where i.account_id = a.account_id and i.value ilike ${text})))`

/** The companies of one page, newest first; each with the number of all. */
export function companies(tx: Queryable, { filter, verification, page, size }: CompanyFilter) {
  const text = containing(filter)
  return tx.rows(sql<CompanyLine & { total: number }>`
    select ${head}, (
      select city from company_address where company_id = c.company_id and purpose = 'BILLING') as city,
      count(*) over ()::int as total
    from company c
    where (${text}::text is null or c.company_name ilike ${text} or c.registered_name ilike ${text}
        or c.gstin ilike ${text} or ${hasPerson(text)})
      and (${verification ?? null}::text is null or c.verification = ${verification ?? null})
    order by c.created_at desc, c.company_id limit ${size} offset ${page * size}`)
}

const addressOf = (purpose: 'BILLING' | 'DELIVERY') => sql`(
  select json_build_object('addressId', address_id, 'addressName', address_name, 'addressLine1', address_line1,
    'addressLine2', address_line2, 'city', city, 'state', state, 'country', country, 'pincode', pincode,
    'zohoCrmId', zoho_crm_id, 'addressType', address_type)
  from company_address own where own.company_id = c.company_id and purpose = ${purpose})`

const members = sql`(
  select coalesce(json_agg(json_build_object('userId', m.account_id, 'firstName', m.first_name, 'lastName', m.last_name,
    'email', ${valueOf('EMAIL', 'm')}, 'phone', ${valueOf('PHONE', 'm')}, 'userRole', m.role,
    'isActive', m.status = 'ACTIVE') order by m.role, m.first_name, m.account_id), '[]')
  from (select * from account a where a.company_id = c.company_id order by a.role, a.first_name, a.account_id
    limit ${MEMBERS_SHOWN}) m)`

const events = sql`(
  select coalesce(json_agg(json_build_object('event', e.event, 'by', e.judged_by, 'reason', e.reason,
    'at', ${instant('e.happened_at')}) order by e.happened_at desc), '[]')
  from company_event e where e.company_id = c.company_id)`

/** One company with all the desk shows of it, and its version. */
export const companyById = (tx: Queryable, companyId: string) =>
  tx.first(sql<DeskCompany & { version: number }>`
    select ${head}, c.version, c.registered_name, c.registered_address,
      c.pan as pan_number, c.gst_treatment, ${addressOf('BILLING')} as billing_address,
      ${addressOf('DELIVERY')} as delivery_address, ${members} as members, ${events} as events,
      ${notesOf('company_id', 'c')} as notes,
      coalesce((select sites from company_site_count s where s.company_id = c.company_id), 0) as project_sites
    from company c where c.company_id = ${companyId}`)
