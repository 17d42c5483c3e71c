import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { sweepTable } from '#server/platform/sweeping.store.ts'
import type { Identifier } from './accounts.rules.ts'
import { DEVICES_MAX } from './otp.rules.ts'

/** Finds one of these devices that has signed in with an identifier since then. */
export const known = async (db: Queryable, hashes: readonly string[], { kind, value }: Identifier, since: Date) =>
  (
    await db.first(sql<{ hash: string }>`
    select device_hash as hash from known_device
    where device_hash = any(${[...hashes]}::text[]) and kind = ${kind} and value = ${value} and last_used_at > ${since}`)
  )?.hash

export const touch = ({ tx, now }: Transaction, hash: string) =>
  tx.rows(sql`update known_device set last_used_at = ${now} where device_hash = ${hash}`)

/** Puts a device into a free slot of an identifier, or replaces the device least recently used. */
export const insert = ({ tx, now }: Transaction, accountId: string, { kind, value }: Identifier, hash: string) =>
  tx.rows(sql`
    insert into known_device (device_hash, account_id, kind, value, slot, last_used_at)
    select ${hash}, ${accountId}, ${kind}, ${value}, place, ${now}
    from generate_series(1, ${DEVICES_MAX}::int) as place left join known_device d
      on d.account_id = ${accountId} and d.kind = ${kind} and d.value = ${value} and d.slot = place
    order by d.last_used_at nulls first, place limit 1
    on conflict (account_id, kind, value, slot) do update
      set device_hash = excluded.device_hash, last_used_at = excluded.last_used_at`)

/** Deletes devices without a sign-in since then. */
export const sweepDevices = (db: Queryable, before: Date) =>
  sweepTable(db, 'known_device', sql`last_used_at <= ${before}`)
