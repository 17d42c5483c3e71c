import { sql } from 'kysely'
import type { Database, Queryable } from '#server/platform/database.ts'

/** An advisory lock: two processes that start together do not load at the same time. */
const LOCK = 'select pg_advisory_xact_lock(8)'
/** Updates the planner's statistics; without them the first hours' plans are guesses. */
const ANALYZE = `analyze city, product, product_city, product_search, search_word, search_name, product_count, rate_card, account,
    company, enquiry, enquiry_line, enquiry_message, enquiry_event`

/** Runs one transaction as the owner of the schema, and updates the planner's statistics if it changed anything. */
export function owning(db: Database, work: (owner: Queryable) => Promise<number>): Promise<number> {
  return db.asOwner(async (owner, script) => {
    await script('begin')
    try {
      await script(LOCK)
      const written = await work(owner)
      await script('commit')
      if (written > 0) await script(ANALYZE)
      return written
    } catch (error) {
      await script('rollback')
      throw error
    }
  })
}

export async function isLoaded(owner: Queryable, name: string, checksum: string) {
  const known = await owner.first(sql<{ checksum: string }>`select checksum from loaded_data where name = ${name}`)
  return known?.checksum === checksum
}

export const loaded = (owner: Queryable, name: string, checksum: string) =>
  owner.rows(sql`
    insert into loaded_data (name, checksum) values (${name}, ${checksum})
    on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()`)
