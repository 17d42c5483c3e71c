import pg from 'pg'
import { APP_ROLE, DatabaseAway, type Engine, type Query } from './engine.ts'
import { type Naming, STALE_PLAN, statementNames } from './statement-names.ts'

const WHOLE_NUMBER = 20
const CIVIL_DATE = 1082
pg.types.setTypeParser(WHOLE_NUMBER, Number)
pg.types.setTypeParser(CIVIL_DATE, (value) => value)

/** SQLSTATE classes of an unavailable server: connection, resources, operator, too busy. */
const AWAY_CLASSES = /^(08|53|57|55P03|25P03)/

/** Throws DatabaseAway for an unavailable server. Its own errors have a SQLSTATE; others come from the connection. */
export function away(error: unknown): never {
  const { code, message } = error as { code?: string; message: string }
  if (error instanceof pg.DatabaseError && !AWAY_CLASSES.test(code ?? '')) throw error
  throw new DatabaseAway(message, { cause: error })
}

type NameOf = (text: string) => string | undefined
/** For statements that keep no plan, as those of the owner, which change tables. */
export const UNNAMED: NameOf = () => undefined

export const runOn =
  (on: pg.Pool | pg.ClientBase, nameOf: NameOf): Query =>
  async (text, values) => {
    const name = nameOf(text)
    return (await on.query({ text, values: [...values], ...(name && { name }) }).catch(away)).rows
  }

const isStale = (error: unknown) => error instanceof pg.DatabaseError && error.code === STALE_PLAN

/** A statement on its own; without its plan if that has become stale. */
function runAloneOn(pool: pg.Pool, nameOf: NameOf): Query {
  const [named, unnamed] = [runOn(pool, nameOf), runOn(pool, UNNAMED)]
  return (text, values) =>
    named(text, values).catch((error) => {
      if (isStale(error)) return unnamed(text, values)
      throw error
    })
}

function openPool(url: string, connections: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Connecting and waiting for the answer together take less than ten seconds on any network (F6).
    connectionTimeoutMillis: 2500,
    // If packets are dropped, the server's own limits have no effect.
    query_timeout: 6000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    // A transaction opens without waiting for the answer to each statement.
    pipeline: true,
    // Queries are short: compiling them or running them in parallel costs more than it gains.
    options: `-c role=${APP_ROLE} -c jit=off -c max_parallel_workers_per_gather=0`,
  })
  // A server that cuts an idle or a busy client must cost one query, never the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Works while the opening of its transaction is under way. If that fails, its error tells more than those that follow. */
async function opened<T>(opening: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  opening.catch(() => {})
  try {
    return await work()
  } finally {
    await opening
  }
}

/** Why a connection goes after a failed transaction; undefined if it stays. A stale plan goes with its connection. */
const brokenBy = (error: unknown, client: pg.ClientBase): Promise<Error | undefined> =>
  error instanceof DatabaseAway || isStale(error)
    ? Promise.resolve(error as Error)
    : client.query('rollback').then(
        () => undefined,
        (broken: Error) => broken,
      )

async function commit(client: pg.ClientBase) {
  const { command } = await client.query('commit').catch(away)
  if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.')
}

/** Works in a transaction on a free connection; rolls back what fails. */
async function transact<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(away)
  let broken: Error | undefined
  try {
    return await work(client)
  } catch (error) {
    broken = await brokenBy(error, client)
    throw error
  } finally {
    client.release(broken)
  }
}

/** `begin` and the statement `entering` travel with the first statement of `work`. */
const transactionOn =
  (pool: pg.Pool, nameOf: NameOf): Engine['transaction'] =>
  (entering, work) =>
    transact(pool, async (client) => {
      const query = runOn(client, nameOf)
      const opening = Promise.all([query('begin', []), query(...entering)])
      const result = await opened(opening, () => work(query))
      await commit(client)
      return result
    })

/** Everything travels at once. */
const queryInOn =
  (pool: pg.Pool, nameOf: NameOf): Engine['queryIn'] =>
  (entering, statement) =>
    transact(pool, async (client) => {
      const query = runOn(client, nameOf)
      const sent = [query('begin', []), query(...entering), query(...statement), query('commit', [])] as const
      return (await Promise.all(sent))[2]
    })

type Options = {
  readonly replicaUrl?: string | undefined
  readonly connections: number
  readonly naming?: Naming | undefined
}

/** A PostgreSQL server (15 or later), with an optional replica for public reads; `connections` at most to each. */
export function openPostgres(url: string, { replicaUrl, connections, naming }: Options): Engine {
  const nameOf = statementNames(naming)
  const pool = openPool(url, connections)
  const replica = replicaUrl === undefined ? pool : openPool(replicaUrl, connections)
  return {
    name: 'postgres',
    query: runAloneOn(pool, nameOf),
    read: runAloneOn(replica, nameOf),
    transaction: transactionOn(pool, nameOf),
    queryIn: queryInOn(pool, nameOf),
    close: async () => {
      await pool.end()
      if (replica !== pool) await replica.end()
    },
  }
}
