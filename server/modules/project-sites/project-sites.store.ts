import { sql } from 'kysely'
import type { Address, AddressRequest } from '#contract/addresses.ts'
import type { Paged } from '#contract/paging.ts'
import { MAX_PROJECT_SITES } from '#contract/project-sites.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'

export type Site = Address & { version: number }
export type SiteFilter = Paged & { filter?: string | undefined }

const site = sql.raw(`address_id, address_name, address_line1,
  address_line2, city, state, country, pincode, zoho_crm_id,
  address_type, version`)

const matching = (companyId: string, { filter }: SiteFilter) => {
  const text = containing(filter)
  return sql`company_id = ${companyId} and (${text}::text is null or address_name ilike ${text} or city ilike ${text}
    or state ilike ${text} or address_line1 ilike ${text} or address_line2 ilike ${text} or pincode like ${text})`
}

export const sites = (tx: Queryable, companyId: string, filter: SiteFilter) =>
  tx.rows(sql<Site>`
    select ${site} from project_site where ${matching(companyId, filter)}
    order by created_at desc, address_id desc
    limit ${filter.size} offset ${filter.page * filter.size}`)

export const count = async (tx: Queryable, companyId: string, filter: SiteFilter) =>
  (
    await tx.first(sql<{ total: number }>`
    select count(*)::int as total from project_site where ${matching(companyId, filter)}`)
  )?.total ?? 0

export const siteById = (tx: Queryable, companyId: string, addressId: string) =>
  tx.first(sql<Site>`select ${site} from project_site where address_id = ${addressId} and company_id = ${companyId}`)

/** The same, locked against changes and deletion until the transaction ends. */
export const lockSite = (tx: Queryable, companyId: string, addressId: string) =>
  tx.first(sql<Site>`
    select ${site} from project_site where address_id = ${addressId} and company_id = ${companyId} for update`)

type NewSite = AddressRequest & { addressId: string }

/** Makes additions of sites to one company wait for each other. */
export const lockPlaces = (tx: Queryable, companyId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('project sites of ' || ${companyId}::text, 0))`)

/** Inserts into the first free slot; undefined if none is left. */
export const insertSite = ({ tx, now }: Transaction, companyId: string, entry: NewSite) =>
  tx.first(sql<Site>`
    insert into project_site (address_id, company_id, address_type, address_name, address_line1, address_line2, city,
      state, country, pincode, created_at, slot)
    select ${entry.addressId}, ${companyId}, ${entry.addressType}, ${entry.addressName}, ${entry.addressLine1},
      ${entry.addressLine2}, ${entry.city}, ${entry.state}, ${entry.country}, ${entry.pincode}, ${now}, place
    from generate_series(1, ${sql.lit(MAX_PROJECT_SITES)}) as place
    where not exists (select from project_site taken where taken.company_id = ${companyId} and taken.slot = place)
    order by place limit 1
    returning ${site}`)

export const updateSite = (tx: Queryable, companyId: string, entry: Omit<Address, 'zohoCrmId'>) =>
  tx.first(sql<Site>`
    update project_site set address_type = ${entry.addressType}, address_name = ${entry.addressName},
      address_line1 = ${entry.addressLine1}, address_line2 = ${entry.addressLine2}, city = ${entry.city},
      state = ${entry.state}, country = ${entry.country}, pincode = ${entry.pincode}, version = version + 1
    where address_id = ${entry.addressId} and company_id = ${companyId}
    returning ${site}`)

/** Returns false if the company has no such site. */
export async function deleteSite(tx: Queryable, companyId: string, addressId: string) {
  const rows = await tx.rows(sql`
    delete from project_site where address_id = ${addressId} and company_id = ${companyId} returning 1`)
  return rows.length > 0
}
