import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import { renamed } from './column-names.ts'
import { enter } from './database-settings.ts'
import { CLOSE_DATABASE, type Engine, type Query } from './engine.ts'
import { openEmbedded } from './engine-embedded.ts'
import { openPostgres } from './engine-postgres.ts'
import { admitLogin, excessOf } from './engine-postgres-login.ts'
import { openPostgresOwner } from './engine-postgres-owner.ts'
import { lockFolder } from './folder-lock.ts'
import type { Principal } from './principal.ts'
import type { Naming } from './statement-names.ts'

const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Runs `sql` templates; values never become part of the text. A column `product_id` is read as `productId`. */
export type Queryable = {
  rows<T>(query: RawBuilder<T>): Promise<T[]>
  first<T>(query: RawBuilder<T>): Promise<T | undefined>
}

/** The purpose of a transaction that sees more than the caller's own rows; `platform.sql` explains each one. */
export type Purpose =
  | 'identity'
  | 'contact-form'
  | 'queue'
  | 'outbox'
  | 'availability'
  | 'batches'
  | 'budgets'
  | 'files'
  | 'invoices'
  | 'links'
  | 'logsheets'
  | 'notifications'
  | 'telematics'
  | 'quotes'
  | 'verify'
  | 'sweep'

export type Database = Queryable & {
  readonly engine: Engine['name']
  /** The same database for one purpose: all statements and transactions see the rows that it needs. */
  serving(purpose: Purpose): Database
  /** Reads public data, from the replica if there is one. */
  readonly read: Queryable
  /** A transaction without a principal. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** A transaction of a principal, which sees only the private rows they may see (row-level security). */
  as<T>(principal: Principal, work: (tx: Queryable) => Promise<T>): Promise<T>
  /** Whether the database answers. */
  isAlive(): Promise<boolean>
  /** Works as the owner of the schema: its creation, seeding, invariants. Never for a request. */
  asOwner<T>(work: (owner: Queryable, script: (text: string) => Promise<void>) => Promise<T>): Promise<T>
  /** Ensures, once the schema exists, that the request login exists and may take the application's role. */
  admitLogin(): Promise<void>
  /** Describes the excess privileges of the request login in a sentence; undefined if it has none. */
  excessOfLogin(): Promise<string | undefined>
  /** Returns the embedded database as a file. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

function queryable(query: Query): Queryable {
  const rows = async <T>(template: RawBuilder<T>) => {
    const { sql, parameters } = template.compile(compiler)
    return renamed(await query(sql, parameters)) as T[]
  }
  return { rows, first: async (template) => (await rows(template))[0] }
}

/** Serialization failures, deadlocks, and plans made before a table changed. */
const WORTH_A_RETRY = new Set(['40001', '40P01', '0A000'])
const RETRIES = 3

/** Retries work after a short random wait if the database asks for it. */
async function retrying<T>(work: () => Promise<T>, left = RETRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (left === 0 || !WORTH_A_RETRY.has((error as { code?: string }).code ?? '')) throw error
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50))
    return retrying(work, left - 1)
  }
}

/** The operations that differ between the two engines. */
type Ways = Pick<Database, 'admitLogin' | 'excessOfLogin' | 'dump'> & {
  asOwner: <T>(work: (query: Query, script: (text: string) => Promise<void>) => Promise<T>) => Promise<T>
  onClose: () => Promise<void> | void
}

/** Transactions of an engine. On the embedded engine a query beside an open transaction would wait for itself. */
function transactionsOn(engine: Engine) {
  const open = new AsyncLocalStorage<true>()
  const refuse = () => {
    if (open.getStore()) throw new Error('A transaction is open here: use its tx.')
  }
  const guarded =
    (query: Query): Query =>
    (text, values) => {
      refuse()
      return query(text, values)
    }
  const transact = <T>(principal: Principal | undefined, purpose: string, work: (query: Query) => Promise<T>) => {
    refuse()
    return retrying(() => open.run(true, () => engine.transaction(enter(principal, purpose), work)))
  }
  /** A statement of a purpose in a transaction of its own. */
  const serving =
    (purpose: string): Query =>
    (text, values) => {
      refuse()
      return retrying(() => engine.queryIn(enter(undefined, purpose), [text, values]))
    }
  return { guarded, serving, transact }
}

function facade(engine: Engine, { asOwner, onClose, ...ways }: Ways): Database {
  const { guarded, serving, transact } = transactionsOn(engine)
  /** A single statement without a purpose needs no transaction: it sees only rows without an owner. */
  const on = (query: Query, purpose: string) => queryable(purpose === '' ? guarded(query) : serving(purpose))
  const database = (purpose: string): Database => {
    const enterAs = <T>(principal: Principal | undefined, work: (tx: Queryable) => Promise<T>) =>
      transact(principal, purpose, (query) => work(queryable(query)))
    return {
      engine: engine.name,
      serving: database,
      ...on(engine.query, purpose),
      read: on(engine.read, purpose),
      transaction: (work) => enterAs(undefined, work),
      as: enterAs,
      isAlive: () =>
        engine.query('select 1', []).then(
          () => true,
          () => false,
        ),
      asOwner: (work) => asOwner((query, script) => work(queryable(query), script)),
      ...ways,
      close: async () => {
        await engine.close()
        await onClose()
      },
    }
  }
  return database('')
}

/**
 * A PostgreSQL server: `url` is the request login, `ownerUrl` the owner of the schema; at most `connections` serve
 * requests. `naming` says which statements keep a plan, unless it is what suits a server.
 */
type ServerLocation = {
  url: string
  ownerUrl: string
  replicaUrl?: string | undefined
  connections: number
  naming?: Naming | undefined
}

/** The location of the data: a server, a folder or (for tests) memory, optionally from a snapshot. */
export type DatabaseLocation = ServerLocation | { folder: string } | { snapshot?: Uint8Array }

/** Opens the database; the embedded one locks its folder for this process. */
export function openDatabase(location: DatabaseLocation): Database {
  if ('url' in location) return openServer(location)
  const unlock = 'folder' in location ? lockFolder(location.folder) : () => {}
  const engine = openEmbedded('folder' in location ? { folder: join(location.folder, 'database') } : location)
  const { asOwner, dump } = engine
  return facade(engine, {
    asOwner,
    dump,
    onClose: unlock,
    admitLogin: () => asOwner((_, script) => script(CLOSE_DATABASE)),
    excessOfLogin: async () => undefined,
  })
}

function openServer({ url, ownerUrl, ...options }: ServerLocation): Database {
  const engine = openPostgres(url, options)
  const { asOwner, close } = openPostgresOwner(ownerUrl)
  return facade(engine, {
    asOwner,
    dump: () => Promise.reject(new Error('Only the embedded database can be dumped; use pg_dump.')),
    onClose: close,
    admitLogin: () => asOwner((owner) => admitLogin(owner, url)),
    excessOfLogin: () => excessOf(engine.query),
  })
}
