import { type RawBuilder, sql } from 'kysely'
import type { Database, Queryable } from './database.ts'

/** Few enough that the sweep does not block others. */
const SWEPT_AT_ONCE = 1000

/** Deletes old rows of a table in batches. */
export async function sweepTable(db: Queryable, table: string, isOld: RawBuilder<unknown>): Promise<void> {
  const swept = await db.rows(sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOld} limit ${SWEPT_AT_ONCE}))
    returning 1`)
  if (swept.length === SWEPT_AT_ONCE) await sweepTable(db, table, isOld)
}

/** Lets the transaction see the rows that policies call older than this time. */
export const seeOlder = (tx: Queryable, before: Date) =>
  tx.rows(sql`select set_config('app.swept_before', ${before.toISOString()}, true)`)

/**
 * The same for private rows: naming the time lets the transaction see the rows that policies call older, and no others.
 */
export const sweepPrivate = (db: Database, table: string, before: Date, isOld: RawBuilder<unknown>) =>
  db.transaction(async (tx) => {
    await seeOlder(tx, before)
    await sweepTable(tx, table, isOld)
  })
