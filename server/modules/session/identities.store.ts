import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import type { Account, Identifier } from './accounts.rules.ts'

export type OwnIdentifier = Identifier & { isVerified: boolean }

/**
 * Makes changes to one person's name and identifiers wait for each other; rows that only reference the account do not
 * wait.
 */
export const lockAccount = (tx: Queryable, accountId: string) =>
  tx.rows(sql`select 1 from account where account_id = ${accountId} for no key update`)

export const accountOf = (db: Queryable, accountId: string) =>
  db.first(sql<Account>`
    select account_id, public_key, first_name, last_name,
      role, user_type, status
    from account where account_id = ${accountId}`)

export const identifiersOf = (db: Queryable, accountId: string) =>
  db.rows(sql<OwnIdentifier>`
    select kind, value, verified_at is not null as is_verified from identifier
    where account_id = ${accountId} order by kind, verified_at`)

/** Whether the person entered it themself after registering. */
export const isEnteredByPerson = async (tx: Queryable, accountId: string, { kind, value }: Identifier) =>
  (await tx.first(sql`
    select 1 from identifier
    where account_id = ${accountId} and kind = ${kind} and value = ${value} and changed_at is not null`)) !== undefined

/** Removes all identifiers of a kind from an account, verified or pending. */
export const dropKind = (tx: Queryable, accountId: string, kind: Identifier['kind']) =>
  tx.rows(sql`delete from identifier where account_id = ${accountId} and kind = ${kind}`)

/** Whether another account has verified this identifier. */
export const isVerifiedByOther = async (tx: Queryable, accountId: string, { kind, value }: Identifier) =>
  (await tx.first(sql`
    select 1 from identifier
    where kind = ${kind} and value = ${value} and verified_at is not null and account_id <> ${accountId}`)) !==
  undefined

/** The pending identifier of an account that was last sent a code. */
export const lastAskedFor = (tx: Queryable, accountId: string) =>
  tx.first(sql<Identifier>`
    select i.kind, i.value
    from identifier i join one_time_code c on c.purpose = 'VERIFY_' || i.kind and c.identifier = i.value
    where i.account_id = ${accountId} and i.verified_at is null
    order by c.sent_at desc limit 1`)
