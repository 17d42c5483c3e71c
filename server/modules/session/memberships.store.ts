import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Account } from './accounts.rules.ts'

const account = sql.raw(`account_id, public_key, first_name,
  last_name, role, user_type, status`)

export type Membership = { companyId: string; role: Account['role'] }

/** Makes the account a member; undefined if it already belongs to a company or is not active. */
export const admit = ({ tx, now }: Transaction, accountId: string, { companyId, role }: Membership) =>
  tx.first(sql<Account>`
    update account set company_id = ${companyId}, company_since = ${now}, user_type = 'COMPANY', role = ${role}
    where account_id = ${accountId} and user_type = 'INDIVIDUAL' and status = 'ACTIVE'
    returning ${account}`)

/** Makes the account an individual; undefined if it is not a member of that company. */
export const release = (tx: Queryable, accountId: string, companyId: string) =>
  tx.first(sql<Account>`
    update account set company_id = null, company_since = null, user_type = 'INDIVIDUAL', role = 'ROLE_USER',
      accept_limit_paise = 0
    where account_id = ${accountId} and company_id = ${companyId}
    returning ${account}`)

/** Whether a member of the company has verified one of these. */
export const hasMemberWith = async (tx: Queryable, companyId: string, values: readonly string[]) =>
  (await tx.first(sql`
    select 1 from account a join identifier i using (account_id)
    where a.company_id = ${companyId} and i.verified_at is not null and i.value = any(${[...values]}::text[])`)) !==
  undefined

/** Whether a company has other people, including deactivated ones. */
export const hasOthers = async (tx: Queryable, companyId: string, accountId: string) =>
  (await tx.first(sql`
    select 1 from account where company_id = ${companyId} and account_id <> ${accountId}`)) !== undefined

/** The active administrators of a company. */
export const administrators = (tx: Queryable, companyId: string) =>
  tx.rows(sql<{ accountId: string }>`
    select account_id from account
    where company_id = ${companyId} and role = 'ROLE_ADMIN' and status = 'ACTIVE'`)

export const setStatus = (tx: Queryable, companyId: string, accountId: string, status: 'ACTIVE' | 'INACTIVE') =>
  tx.first(sql`
    update account set status = ${status}
    where account_id = ${accountId} and company_id = ${companyId} and status <> 'DELETED' returning 1`)

/** A limit belongs to the role: whoever gets another one begins without. */
export const setRole = (tx: Queryable, companyId: string, accountId: string, role: Account['role']) =>
  tx.first(sql`
    update account set role = ${role}, accept_limit_paise = 0
    where account_id = ${accountId} and company_id = ${companyId} and role <> ${role} returning 1`)

export const setAcceptLimit = (tx: Queryable, companyId: string, accountId: string, limitPaise: number) =>
  tx.rows(sql`
    update account set accept_limit_paise = ${limitPaise}
    where account_id = ${accountId} and company_id = ${companyId}`)

type Standing = { role: Account['role']; limitPaise: number }

/** The role of a member, and what they may accept alone. */
export const standingIn = (tx: Queryable, companyId: string, accountId: string) =>
  tx.first(sql<Standing>`
    select role, accept_limit_paise as limit_paise from account
    where account_id = ${accountId} and company_id = ${companyId}`)

/** Ends all sessions of an account. */
export const revokeAll = ({ tx, now }: Transaction, accountId: string) =>
  tx.rows(sql`
    update token_family set revoked_at = ${now} where account_id = ${accountId} and revoked_at is null`)

/** Leaves a row without a name; deletes sessions too, because they name the identifier. */
export async function erase(tx: Queryable, companyId: string | null, accountId: string) {
  const row = await tx.first(sql`
    update account set status = 'DELETED', first_name = '', last_name = '', company_id = null, company_since = null,
      user_type = 'INDIVIDUAL', role = 'ROLE_USER', accept_limit_paise = 0
    where account_id = ${accountId} and company_id is not distinct from ${companyId}::uuid returning 1`)
  if (!row) return false
  await tx.rows(sql`delete from identifier where account_id = ${accountId}`)
  await tx.rows(sql`delete from replaced_identifier where account_id = ${accountId}`)
  await tx.rows(sql`delete from token_family where account_id = ${accountId}`)
  return true
}
