import { cpSync } from 'node:fs'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { seedDemo } from '#database/seed/demo.ts'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { loadPosts } from '#database/seed/load-posts.ts'
import { loadSettings } from '#database/seed/load-settings.ts'
import { parseConfig } from '#server/config.ts'
import { type DatabaseLocation, openDatabase } from '#server/platform/database.ts'
import { applySchema } from '#server/platform/schema.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { removeFolder, temporaryFolder } from './folders.ts'

/** A seeded database, created once per run; every test file gets a copy. */
type Template = { readonly engine: 'embedded'; readonly folder: string } | PostgresTemplate

/** `url` is the administrator's; `owner` owns the databases, `login` serves requests; both are new in each run. */
export type PostgresTemplate = {
  readonly engine: 'postgres'
  readonly url: string
  readonly name: string
  readonly owner: Credentials
  readonly login: Credentials
}
type Credentials = { readonly username: string; readonly password: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

type FreshDatabase = { readonly location: DatabaseLocation; readonly remove: () => Promise<void> }

/** Tests run statements a few times on new connections, where planning for each value would cost most of the time. */
const planOnce = (name: string) => `alter database "${name}" set plan_cache_mode = force_generic_plan`

/** Brings a new, empty database to the initial state of a fresh clone, as if it began at this time. */
export async function fill(location: DatabaseLocation, startedAt: Date): Promise<void> {
  const db = openDatabase(location)
  const began = performance.now()
  const clock = () => new Date(startedAt.getTime() + performance.now() - began)
  const dataDir = temporaryFolder()
  const config = parseConfig({ DATA_DIR: dataDir })
  try {
    await applySchema(db)
    await loadCatalogue(db)
    await loadPosts(db)
    await seedDemo({ db, clock, config, secrets: await loadSecrets(config) })
    await loadSettings(db, clock)
  } finally {
    await db.close()
    removeFolder(dataDir)
  }
}

/** A copy of this run's template on this run's engine; close its connections before `remove`. */
export function freshDatabase(): Promise<FreshDatabase> {
  const template = inject('template')
  return template.engine === 'embedded' ? copyFolder(template.folder) : copyDatabase(template)
}

async function copyFolder(template: string): Promise<FreshDatabase> {
  const folder = temporaryFolder()
  cpSync(template, folder, { recursive: true })
  return { location: { folder }, remove: async () => removeFolder(folder) }
}

async function copyDatabase(template: PostgresTemplate): Promise<FreshDatabase> {
  const { url, name, owner } = template
  const copy = `${name}_${process.pid}_${Date.now().toString(36)}`
  await asAdministrator(
    url,
    `create database "${copy}" template "${name}" owner "${owner.username}" strategy file_copy`,
  )
  // Every start revokes this; privileges and settings of a database are not copied with it.
  await asAdministrator(url, `revoke temporary on database "${copy}" from public; ${planOnce(copy)}`)
  const connections = isRace() ? CONNECTIONS.races : CONNECTIONS.others
  const location = { ...locationOf(template, copy), connections, naming: EVERY_STATEMENT }
  return { location, remove: () => dropDatabase(url, copy) }
}

/** New connections plan every statement anew, so few are faster; races need many. */
const CONNECTIONS = { races: 20, others: 3 }
/** A test file calls far more of the product than a server in a day, and each statement a few times. */
const EVERY_STATEMENT = { max: 2000, isFromFirstUse: true }
const isRace = () => expect.getState().testPath?.endsWith('.race.test.ts') === true

/** One of the run's databases, with the login that owns nothing. */
export const locationOf = ({ url, owner, login }: PostgresTemplate, name: string) => ({
  url: addressOf(url, name, login),
  ownerUrl: addressOf(url, name, owner),
})

/** The settings for a separate product on a PostgreSQL database. */
export const settingsFor = ({ location }: FreshDatabase): Record<string, string> =>
  'url' in location ? { DATABASE_URL: location.url, DATABASE_OWNER_URL: location.ownerUrl } : {}

/** Runs one statement outside any test database. */
export async function asAdministrator(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const dropDatabase = (url: string, name: string) =>
  asAdministrator(url, `drop database if exists "${name}" with (force)`)

/** The same server with another database and user. */
export function addressOf(url: string, name: string, { username, password }: Credentials): string {
  return Object.assign(new URL(url), { pathname: `/${name}`, username, password }).href
}
