import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database, Queryable } from './database.ts'
import { refuseDisorder } from './migration-numbers.ts'

const FOLDER = new URL('../../database/migrations/', import.meta.url)

const LEDGER = `create table if not exists migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

type Migration = { name: string; checksum: string; text: string }

function migrationsOnDisk(): Migration[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  refuseDisorder(names)
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function appliedOnes(owner: Queryable) {
  const rows = await owner.rows(sql<{ name: string; checksum: string }>`select name, checksum from migration`)
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

/** Held for the whole run, so that two processes that start together do not migrate at the same time. */
const LOCK = 'select pg_advisory_lock(7)'
const UNLOCK = 'select pg_advisory_unlock(7)'

/** One migration and its row in the ledger, in one transaction. */
const asScript = ({ name, checksum, text }: Migration) => `begin;
${text}
insert into migration (name, checksum) values ('${name}', '${checksum}');
commit;`

/**
 * Brings the schema and the login for requests up to date; returns the names of the migrations applied. Throws if an
 * applied migration has been edited since.
 */
export async function migrate(db: Database) {
  const applied = await applyMigrations(db)
  await db.admitLogin()
  return applied
}

function applyMigrations(db: Database) {
  return db.asOwner(async (owner, script) => {
    await script(LOCK)
    await script(LEDGER)
    const applied = await appliedOnes(owner)
    const fresh: string[] = []
    for (const migration of migrationsOnDisk()) {
      const known = applied.get(migration.name)
      if (known === migration.checksum) continue
      if (known !== undefined)
        throw new Error(
          `Migration ${migration.name} was changed after it was applied. Restore it and write a new one, or run "npm run db:reset" to start afresh.`,
        )
      try {
        await script(asScript(migration))
      } catch (error) {
        await script('rollback')
        throw error
      }
      fresh.push(migration.name)
    }
    await script(UNLOCK)
    return fresh
  })
}
