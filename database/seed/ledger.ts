import { sql } from 'kysely'
import type { Database, Queryable } from '#server/platform/database.ts'

/** Held while data is loaded, so that two processes starting together do not load beside each other. */
const LOCK = 'select pg_advisory_xact_lock(8)'
/** Fresh statistics, or the first hours' plans are guesses. */
const ANALYZE = 'analyze city, product, product_city, product_search, search_word, search_name, product_count'

/** One transaction as the owner of the schema; the planner's statistics are made anew where it changed something. */
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
