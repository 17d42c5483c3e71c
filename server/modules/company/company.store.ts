import { sql } from 'kysely'
import type { AddressRequest } from '#contract/addresses.ts'
import type { Company } from '#contract/company.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'

/** Makes changes to a company's membership and profile wait for each other. Returns the company's version. */
export const lockCompany = (tx: Queryable, companyId: string) =>
  tx.first(sql<{ version: number; gstin: string; companyName: string; verification: Company['verification'] }>`
    select version, gstin, company_name, verification from company where company_id = ${companyId} for update`)

type NewCompany = {
  companyId: string
  gstin: string
  pan: string
  companyName: string
  gstTreatment: Company['gstTreatment']
  /** As in the GST directory. */
  registeredName: string
  registeredAddress: string
  createdBy: string
}

/** Returns false if an undissolved company has the GSTIN. */
export async function insertCompany({ tx, now }: Transaction, company: NewCompany) {
  const row = await tx.first(sql`
    insert into company (company_id, gstin, pan, company_name, gst_treatment, registered_name, registered_address,
      created_by, created_at)
    values (${company.companyId}, ${company.gstin}, ${company.pan}, ${company.companyName}, ${company.gstTreatment},
      ${company.registeredName}, ${company.registeredAddress}, ${company.createdBy}, ${now})
    on conflict do nothing returning 1`)
  return row !== undefined
}

export type CompanyOfGstin = { companyId: string; firstName: string; lastName: string; email: string | null }

/** The undissolved company of a GSTIN, and its creator. */
export const companyOfGstin = (db: Queryable, gstin: string) =>
  db.first(sql<CompanyOfGstin>`
    select c.company_id, a.first_name, a.last_name, (
      select value from identifier i where i.account_id = a.account_id and i.kind = 'EMAIL'
      order by i.verified_at limit 1) as email
    from company c join account a on a.account_id = c.created_by
    where c.gstin = ${gstin} and c.status = 'ACTIVE'`)

/** The name of a company for outsiders: never the company's own text, which may say anything. */
const outerName = sql.raw(`coalesce(registered_name, gstin)`)

type Names = { company: string; gstin: string; person: string; isVerified: boolean }

/** The names of a company and a person in notices about each other. */
export async function namesFor(tx: Queryable, companyId: string, accountId?: string): Promise<Names> {
  const names = await tx.first(sql<Names>`
    select ${outerName} as company, gstin, verification = 'VERIFIED' as is_verified, coalesce((
      select concat_ws(' ', first_name, last_name) from account where account_id = ${accountId ?? null}), '') as person
    from company where company_id = ${companyId}`)
  if (!names) throw new Error(`There is no company ${companyId}.`)
  return names
}

type Billed = { name: string; gstin: string; address: string; isSez: boolean }

/** The billing party: the company as registered, at its billing address, else at the registered one. */
export const billedParty = (tx: Queryable, companyId: string) =>
  tx.first(sql<Billed>`
    select coalesce(registered_name, company_name) as name, gstin, gst_treatment = 'sez' as is_sez,
      coalesce((select concat_ws(', ', own.address_line1, own.address_line2, own.city, own.state || ' ' || own.pincode)
        from company_address own where own.company_id = company.company_id and purpose = 'BILLING'),
        registered_address, '') as address
    from company where company_id = ${companyId}`)

export const purchasing = (tx: Queryable, companyId: string) =>
  tx.first(sql<{ poNumberRequired: boolean }>`
    select po_number_required from company where company_id = ${companyId}`)

const addressOf = (purpose: 'BILLING' | 'DELIVERY') => sql`(
  select json_build_object('addressId', address_id, 'addressName', address_name, 'addressLine1', address_line1,
    'addressLine2', address_line2, 'city', city, 'state', state, 'country', country, 'pincode', pincode,
    'zohoCrmId', zoho_crm_id, 'addressType', address_type)
  from company_address own where own.company_id = company.company_id and purpose = ${purpose})`

/** Keeps its row and its documents, and frees its GSTIN. */
export const setDissolved = ({ tx, now }: Transaction, companyId: string) =>
  tx.rows(sql`
    update company set status = 'DISSOLVED', dissolved_at = ${now}, version = version + 1
    where company_id = ${companyId} and status = 'ACTIVE'`)

/** A company as its members see it, with its version. */
export const profile = (tx: Queryable, companyId: string) =>
  tx.first(sql<Company & { version: number }>`
    select company_name, gstin, gst_treatment, pan as pan_number, version, verification,
      po_number_required,
      ${addressOf('BILLING')} as billing_address, ${addressOf('DELIVERY')} as delivery_address
    from company where company_id = ${companyId}`)

type Change = {
  companyName?: string | undefined
  gstTreatment?: Company['gstTreatment'] | undefined
  poNumberRequired?: boolean | undefined
}

/** An absent field stays; the version rises in any case. */
export const updateCompany = (tx: Queryable, companyId: string, { companyName, gstTreatment, ...change }: Change) =>
  tx.rows(sql`
    update company set company_name = coalesce(${companyName ?? null}::text, company_name),
      gst_treatment = coalesce(${gstTreatment ?? null}::text, gst_treatment),
      po_number_required = coalesce(${change.poNumberRequired ?? null}::boolean, po_number_required), version = version + 1
    where company_id = ${companyId}`)

/** Replaces the company's billing or delivery address. */
export const putAddress = (tx: Queryable, companyId: string, purpose: 'BILLING' | 'DELIVERY', sent: AddressRequest) =>
  tx.rows(sql`
    insert into company_address (address_id, company_id, address_type, purpose, address_name, address_line1,
      address_line2, city, state, country, pincode)
    values (${newId()}, ${companyId}, ${sent.addressType}, ${purpose}, ${sent.addressName}, ${sent.addressLine1},
      ${sent.addressLine2}, ${sent.city}, ${sent.state}, ${sent.country}, ${sent.pincode})
    on conflict (company_id, purpose) do update set address_type = excluded.address_type,
      address_name = excluded.address_name, address_line1 = excluded.address_line1,
      address_line2 = excluded.address_line2, city = excluded.city, state = excluded.state,
      country = excluded.country, pincode = excluded.pincode`)

export const dropAddress = (tx: Queryable, companyId: string, purpose: 'BILLING' | 'DELIVERY') =>
  tx.rows(sql`delete from company_address where company_id = ${companyId} and purpose = ${purpose}`)
