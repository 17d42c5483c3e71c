import { sql } from 'kysely'
import type { Transaction } from './action.ts'
import type { Database, Queryable } from './database.ts'
import { sweepPrivate } from './sweeping.store.ts'

type KeyOwner = { accountId: string; call: string; key: string }

type Claim = { requestHash: string; since: Date }

/**
 * Claims a key for this transaction; returns false if it was used after `since`. A concurrent claim waits here until
 * the first transaction has committed or rolled back.
 */
export async function claimKey({ tx, now }: Transaction, owner: KeyOwner, { requestHash, since }: Claim) {
  const claimed = await tx.first(sql<{ key: string }>`
    insert into idempotency_key (account_id, call, key, request_hash, claimed_at)
    values (${owner.accountId}, ${owner.call}, ${owner.key}, ${requestHash}, ${now})
    on conflict (account_id, call, key) do update
      set request_hash = excluded.request_hash, reply = null, claimed_at = excluded.claimed_at
      where idempotency_key.claimed_at <= ${since}
    returning key`)
  return claimed !== undefined
}

export const usedKey = (tx: Queryable, { accountId, call, key }: KeyOwner) =>
  tx.first(sql<{ requestHash: string; reply: unknown }>`
    select request_hash, reply from idempotency_key
    where account_id = ${accountId} and call = ${call} and key = ${key}`)

export const storeReply = (tx: Queryable, { accountId, call, key }: KeyOwner, reply: unknown) =>
  tx.rows(sql`
    update idempotency_key set reply = ${JSON.stringify(reply)}::jsonb
    where account_id = ${accountId} and call = ${call} and key = ${key}`)

/** Deletes the older keys of all accounts. */
export const sweepKeys = (db: Database, before: Date) =>
  sweepPrivate(db, 'idempotency_key', before, sql`claimed_at < ${before}`)
