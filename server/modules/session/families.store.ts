import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { sweepTable } from '#server/platform/sweeping.store.ts'
import type { Account } from './accounts.rules.ts'
import type { FamilyState, TokenState } from './families.rules.ts'

/** A session as a row: its account, its identifier and its state. */
export type Family = Account & FamilyState & { familyId: string; phoneEmail: string }

type NewFamily = { familyId: string; accountId: string; phoneEmail: string; signedInAt: Date }

export const insertFamily = ({ tx, now }: Transaction, { familyId, accountId, phoneEmail, signedInAt }: NewFamily) =>
  tx.rows(sql`
    insert into token_family (family_id, account_id, signed_in_with, signed_in_at, created_at, last_used_at)
    values (${familyId}, ${accountId}, ${phoneEmail}, ${signedInAt}, ${now}, ${now})`)

/** When the person of a session last signed in by code; undefined for a new user, who has no session. */
export const signedInAt = async (tx: Queryable, familyId: string) =>
  (
    await tx.first(sql<{ signedInAt: Date }>`
    select signed_in_at from token_family where family_id = nullif(${familyId}, '')::uuid`)
  )?.signedInAt

export const insertToken = ({ tx, now }: Transaction, familyId: string, hash: string) =>
  tx.rows(sql`insert into refresh_token (token_hash, family_id, created_at) values (${hash}, ${familyId}, ${now})`)

const lock = (tx: Queryable, familyId: RawBuilder<unknown>) =>
  tx.first(sql<Family>`
    select f.family_id, f.signed_in_with as phone_email, f.created_at,
      f.last_used_at, f.revoked_at,
      a.account_id, a.public_key, a.first_name,
      a.last_name, a.role,
      a.user_type, a.status
    from token_family f join account a using (account_id)
    where f.family_id = ${familyId}
    for update of f`)

/** Locks and returns the family of a refresh token, so that refreshes of one family wait for each other. */
export const lockFamilyOf = (tx: Queryable, hash: string) =>
  lock(tx, sql`(select family_id from refresh_token where token_hash = ${hash})`)

export const lockFamily = (tx: Queryable, familyId: string) => lock(tx, sql`${familyId}`)

/** `successorFamilyId` is the family that replaced the token's own, if any. */
export type Token = TokenState & { sealed: string | null; successorFamilyId: string | null }

/** A refresh token, to be read after its family is locked. */
export const tokenOf = (tx: Queryable, hash: string) =>
  tx.first(sql<Token>`
    select t.superseded_at, t.successor_sealed as sealed, s.family_id as successor_family_id,
      coalesce(s.superseded_at is null and s.token_hash is not null, false) as successor_is_head
    from refresh_token t left join refresh_token s on s.token_hash = t.successor_hash
    where t.token_hash = ${hash}`)

/** The newest token of a family; undefined for a new user, who has no session. */
export const headOf = async (tx: Queryable, familyId: string) =>
  (
    await tx.first(sql<{ hash: string }>`
    select token_hash as hash from refresh_token
    where family_id = nullif(${familyId}, '')::uuid and superseded_at is null`)
  )?.hash

type Successor = { hash: string; sealed: string }

export const supersede = ({ tx, now }: Transaction, hash: string, successor: Successor) =>
  tx.rows(sql`
    update refresh_token set superseded_at = ${now}, successor_hash = ${successor.hash}, successor_sealed = ${successor.sealed}
    where token_hash = ${hash} and superseded_at is null`)

export const touchFamily = ({ tx, now }: Transaction, familyId: string) =>
  tx.rows(sql`update token_family set last_used_at = ${now} where family_id = ${familyId}`)

export const revokeFamily = ({ tx, now }: Transaction, familyId: string) =>
  tx.rows(sql`update token_family set revoked_at = ${now} where family_id = ${familyId} and revoked_at is null`)

/** Ends all sessions of an account except one. */
export const revokeOthers = ({ tx, now }: Transaction, accountId: string, currentFamilyId: string) =>
  tx.rows(sql`
    update token_family set revoked_at = ${now}
    where account_id = ${accountId} and family_id <> ${currentFamilyId} and revoked_at is null`)

/** Moves a session to the identifier that replaced the one it was opened with. */
export const moveFamily = (tx: Queryable, familyId: string, from: string, to: string) =>
  tx.rows(sql`
    update token_family set signed_in_with = ${to} where family_id = ${familyId} and signed_in_with = ${from}`)

/** Ends the session of any of its refresh tokens, including old ones. */
export const revokeFamilyOf = ({ tx, now }: Transaction, hash: string) =>
  tx.rows(sql`
    update token_family set revoked_at = ${now}
    where family_id = (select family_id from refresh_token where token_hash = ${hash}) and revoked_at is null`)

type SessionHolder = Pick<Account, 'firstName' | 'lastName' | 'role' | 'userType'> & {
  companyId: string | null
  phoneEmail: string
}

/** The holder of a live session on an active account. */
export const holderOf = (db: Queryable, familyId: string, accountId: string) =>
  db.first(sql<SessionHolder>`
    select first_name, last_name, role, user_type,
      company_id, signed_in_with as phone_email
    from session_holder(${familyId}, ${accountId})`)

/** Deletes sessions and their refresh tokens if they were idle since `idleSince` or began before `begunBefore`. */
export const sweepFamilies = (db: Queryable, idleSince: Date, begunBefore: Date) =>
  sweepTable(db, 'token_family', sql`last_used_at <= ${idleSince} or created_at <= ${begunBefore}`)

/** Deletes the tokens of new users that were spent before then: they have expired. */
export const sweepSpentTokens = (db: Queryable, before: Date) =>
  sweepTable(db, 'spent_token', sql`spent_at < ${before}`)
