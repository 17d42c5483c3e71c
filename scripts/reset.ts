// `npm run db:reset` deletes all data, so that the next start begins afresh: the data folder of the embedded database, or
// with DATABASE_URL the tables of that one.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import type { Config } from '#server/platform/config.ts'
import type { Queryable } from '#server/platform/database.ts'
import { lockFolder } from '#server/platform/folder-lock.ts'

function emptyFolder(dataDir: string) {
  const folder = resolve(dataDir)
  lockFolder(folder)
  rmSync(folder, { recursive: true, force: true })
  return folder
}

/** The embedded database has a lock for this; here a running server shows by its connections. */
async function refuseOthers(owner: Queryable) {
  const others = sql`select from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()`
  if (await owner.first(others))
    throw new Error('Another process is connected to the database. Stop it, then try again.')
}

async function emptyDatabase(config: Config) {
  const db = openConfigured(config)
  try {
    await db.asOwner(async (owner, script) => {
      await refuseOthers(owner)
      await script('drop schema public cascade; create schema public; grant usage on schema public to public')
    })
  } finally {
    await db.close()
  }
  return 'the database at DATABASE_URL'
}

const config = parseConfig()
const emptied = config.databaseUrl === undefined ? emptyFolder(config.dataDir) : await emptyDatabase(config)
console.log(`• Emptied ${emptied}. "npm start" fills it again.`)
