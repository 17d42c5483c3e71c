import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { sweepTable } from '#server/platform/sweeping.store.ts'
import type { Identifier } from './accounts.rules.ts'

export type Replaced = Identifier & { accountId: string; replacedAt: Date }
type Entry = Identifier & { accountId: string; tokenHash: string; expiresAt: Date }

export const insertReplaced = ({ tx, now }: Transaction, entry: Entry) =>
  tx.rows(sql`
    insert into replaced_identifier (token_hash, account_id, kind, value, replaced_at, expires_at)
    values (${entry.tokenHash}, ${entry.accountId}, ${entry.kind}, ${entry.value}, ${now},
      ${entry.expiresAt})`)

/** Deletes changes that can no longer be undone. */
export const sweepReplaced = (db: Queryable, now: Date) =>
  sweepTable(db, 'replaced_identifier', sql`expires_at <= ${now}`)

/** The change that a token undoes; undefined if the token is used, expired or unknown. */
export const replacedBy = ({ tx, now }: Transaction, tokenHash: string) =>
  tx.first(sql<Replaced>`
    select account_id, kind, value, replaced_at from replaced_identifier
    where token_hash = ${tokenHash} and expires_at > ${now}`)

/** Deletes a link and those of later changes: they would give the identifier to its holder in between. */
export const dropSince = (tx: Queryable, { accountId, kind, replacedAt }: Replaced) =>
  tx.rows(sql`
    delete from replaced_identifier
    where account_id = ${accountId} and kind = ${kind} and replaced_at >= ${replacedAt}`)
