import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Account, Identifier } from './accounts.rules.ts'

const account = sql.raw(`a.account_id, a.public_key, a.first_name,
  a.last_name, a.role, a.user_type, a.status`)

/** The account that has verified this identifier. */
export const accountWith = (tx: Queryable, { kind, value }: Identifier) =>
  tx.first(sql<Account>`
    select ${account} from identifier i join account a using (account_id)
    where i.kind = ${kind} and i.value = ${value} and i.verified_at is not null`)

/** An account with its primary identifier: the phone, otherwise the email address. */
export const accountById = (tx: Queryable, accountId: string) =>
  tx.first(sql<Account & { phoneEmail: string }>`
    select ${account}, coalesce((
      select value from identifier i where i.account_id = a.account_id and verified_at is not null
      order by kind desc limit 1), '') as phone_email
    from account a where a.account_id = ${accountId}`)

/** Returns false if the id or the public key is taken. */
export async function insertAccount({ tx, now }: Transaction, entry: Account) {
  const { accountId, publicKey, firstName, lastName, role, userType, status } = entry
  const rows = await tx.rows(sql`
    insert into account (account_id, public_key, first_name, last_name, role, user_type, status, created_at)
    values (${accountId}, ${publicKey}, ${firstName}, ${lastName}, ${role}, ${userType}, ${status}, ${now})
    on conflict do nothing returning 1`)
  return rows.length > 0
}

/** Gives an account an identifier, pending if the time is null. Returns false if another account has verified it. */
export async function insertIdentifier(
  tx: Queryable,
  accountId: string,
  identifier: Identifier,
  verifiedAt: Date | null,
) {
  const rows = await tx.rows(sql`
    insert into identifier (account_id, kind, value, verified_at)
    values (${accountId}, ${identifier.kind}, ${identifier.value}, ${verifiedAt})
    on conflict do nothing returning 1`)
  return rows.length > 0
}

/**
 * Replaces a pending identifier of the same kind; does nothing if the account already has this identifier. `changedAt`
 * is null if an administrator entered it.
 */
export async function addPending(
  tx: Queryable,
  accountId: string,
  { kind, value }: Identifier,
  changedAt: Date | null,
) {
  await tx.rows(sql`
    delete from identifier
    where account_id = ${accountId} and kind = ${kind} and verified_at is null and value <> ${value}`)
  await tx.rows(sql`
    insert into identifier (account_id, kind, value, changed_at) values (${accountId}, ${kind}, ${value}, ${changedAt})
    on conflict do nothing`)
}

/** Removes a pending identifier from all other accounts once its owner has verified it. */
export const detachPending = (tx: Queryable, owner: string, { kind, value }: Identifier) =>
  tx.rows(sql`
    delete from identifier
    where kind = ${kind} and value = ${value} and verified_at is null and account_id <> ${owner}`)

/** Returns false if this new user's token has already created an account. */
export async function spendToken({ tx, now }: Transaction, tokenId: string, accountId: string) {
  const rows = await tx.rows(sql`
    insert into spent_token (token_id, account_id, spent_at) values (${tokenId}, ${accountId}, ${now})
    on conflict do nothing returning 1`)
  return rows.length > 0
}

/** Sets the language of messages to a person. */
export const setLanguage = (tx: Queryable, accountId: string, language: LanguageCode) =>
  tx.rows(sql`update account set language = ${language} where account_id = ${accountId}`)

export const languageOf = (tx: Queryable, accountId: string) =>
  tx.first(sql<{ language: LanguageCode }>`select language from account where account_id = ${accountId}`)

/** A null name stays unchanged. */
export const rename = (tx: Queryable, accountId: string, firstName: string | null, lastName: string | null) =>
  tx.rows(sql`
    update account set first_name = coalesce(${firstName}::text, first_name),
      last_name = coalesce(${lastName}::text, last_name)
    where account_id = ${accountId}`)
