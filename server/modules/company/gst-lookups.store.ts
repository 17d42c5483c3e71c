import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { sweepPrivate } from '#server/platform/sweeping.store.ts'
import type { GstHolder } from './gst-directory-http.ts'

/** Lets only one request at a time count and add look-ups of one account. */
export const lockLookups = (tx: Queryable, accountId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('gst look-ups of ' || ${accountId}::text, 0))`)

/** The times of an account's look-ups since then, oldest first. */
export const lookupsSince = async (tx: Queryable, accountId: string, since: Date) =>
  (
    await tx.rows(sql<{ at: Date }>`
    select looked_up_at as at from gst_lookup
    where account_id = ${accountId} and looked_up_at > ${since} order by looked_up_at`)
  ).map(({ at }) => at)

type NewLookup = { lookupId: string; accountId: string; gstin: string }

export const insertLookup = ({ tx, now }: Transaction, { lookupId, accountId, gstin }: NewLookup) =>
  tx.rows(sql`
    insert into gst_lookup (lookup_id, account_id, gstin, looked_up_at)
    values (${lookupId}, ${accountId}, ${gstin}, ${now})`)

export const storeHolder = (tx: Queryable, lookupId: string, { name, address }: GstHolder) =>
  tx.rows(sql`
    update gst_lookup set holder_name = ${name}, holder_address = ${address} where lookup_id = ${lookupId}`)

/** The last holder that the directory gave an account for a GSTIN; undefined if none since then. */
export const holderSince = (tx: Queryable, accountId: string, gstin: string, since: Date) =>
  tx.first(sql<GstHolder>`
    select holder_name as name, holder_address as address from gst_lookup
    where account_id = ${accountId} and gstin = ${gstin} and looked_up_at > ${since} and holder_name is not null
    order by looked_up_at desc limit 1`)

/** Deletes look-ups that are too old to count. */
export const sweepLookups = (db: Database, before: Date) =>
  sweepPrivate(db, 'gst_lookup', before, sql`looked_up_at < ${before}`)
