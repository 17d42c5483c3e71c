import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database, Queryable } from './database.ts'

const FOLDER = new URL('../../database/schema/', import.meta.url)

/** The files of the schema in the order of rows: a row may refer to earlier ones. Rows without tables have no file. */
export const schemaFiles = [
  'platform',
  'files',
  'settings',
  'locations',
  'catalogue',
  'rate-card',
  'content',
  'session',
  'staff',
  'company',
  'users',
  'project-sites',
  'cart',
  'enquiries',
  'fleet',
  'signed-links',
  'quotes',
  'jobs',
  'logsheets',
  'summary-sheets',
  'ledger',
  'invoices',
  'payments',
  'dashboard',
  'notifications',
  'contact',
  'own-data',
].map((row) => `${row}.sql`)

const ANOTHER_SCHEMA =
  'The database has the tables of another version of Yantra. Run "npm run db:reset" to start afresh: it deletes all data.'

function schemaOnDisk() {
  const text = schemaFiles.map((name) => readFileSync(new URL(name, FOLDER), 'utf8')).join('')
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** The hash of the schema in the database; undefined in an empty database. `migration` is the mark of an older version. */
async function appliedHash(owner: Queryable) {
  const marks = await owner.first(sql<{ isApplied: boolean; isOlder: boolean }>`
    select to_regclass('public.applied_schema') is not null as is_applied,
      to_regclass('public.migration') is not null as is_older`)
  if (marks?.isOlder) throw new Error(ANOTHER_SCHEMA)
  if (!marks?.isApplied) return undefined
  return (await owner.first(sql<{ hash: string }>`select hash from applied_schema`))?.hash
}

/** Taken first, so that processes that start together take turns. */
const BEGIN = 'begin; select pg_advisory_xact_lock(7)'

const createSchema = (db: Database) =>
  db.asOwner(async (owner, script) => {
    const { text, hash } = schemaOnDisk()
    await script(BEGIN)
    try {
      const applied = await appliedHash(owner)
      if (applied !== undefined && applied !== hash) throw new Error(ANOTHER_SCHEMA)
      if (applied === undefined) await script(`${text}; insert into applied_schema (hash) values ('${hash}')`)
      await script('commit')
      return applied === undefined
    } catch (error) {
      await script('rollback')
      throw error
    }
  })

/**
 * Creates the schema in an empty database, and the login for requests; returns whether the database was empty. Throws an
 * Error saying what to do if the database has another schema.
 */
export async function applySchema(db: Database): Promise<boolean> {
  const wasEmpty = await createSchema(db)
  await db.admitLogin()
  return wasEmpty
}
