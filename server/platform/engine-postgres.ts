import pg from 'pg'
import {
  APP_ROLE,
  afterwards,
  DatabaseAway,
  type Engine,
  type Last,
  type Query,
  type Statement,
  tooLate,
} from './engine.ts'
import { type Ask, asAway, askingOne, askingTogether, away } from './engine-postgres-ask.ts'
import type { Answered, Asked } from './engine-postgres-batch.ts'
import { STALE_PLAN, statementNames } from './statement-names.ts'

const WHOLE_NUMBER = 20
const CIVIL_DATE = 1082
pg.types.setTypeParser(WHOLE_NUMBER, Number)
pg.types.setTypeParser(CIVIL_DATE, (value) => value)

/** Whether the connection itself is lost, so that a rollback is neither possible nor needed. */
const isCutOff = (error: unknown): error is DatabaseAway =>
  error instanceof DatabaseAway && !(error.cause instanceof pg.DatabaseError)

type NameOf = (text: string) => string | undefined
/** For statements that keep no plan, as those of the owner, which change tables. */
export const UNNAMED: NameOf = () => undefined

const runBy =
  (ask: Ask, nameOf: NameOf): Query =>
  async (text, values) =>
    (await ask({ text, values, name: nameOf(text) })).rows

/** Runs each statement on its own. */
export const runOn = (client: pg.PoolClient, nameOf: NameOf, withinMs?: number) =>
  runBy(askingOne(client, withinMs), nameOf)

const isStale = (error: unknown) => error instanceof pg.DatabaseError && error.code === STALE_PLAN

/** A statement on a free connection, which a failed one closes. */
const onAnyOf =
  (pool: pg.Pool, nameOf: NameOf): Query =>
  async (text, values) => {
    const client = await pool.connect().catch(away)
    let broken: Error | undefined
    try {
      return await runOn(client, nameOf, ANSWER_WITHIN_MS)(text, values)
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }

/** A statement on its own; without its plan if that has become stale. */
function runAloneOn(pool: pg.Pool, nameOf: NameOf): Query {
  const [named, unnamed] = [onAnyOf(pool, nameOf), onAnyOf(pool, UNNAMED)]
  return (text, values) =>
    named(text, values).catch((error) => {
      if (isStale(error)) return unnamed(text, values)
      throw error
    })
}

/** Connecting and waiting for the answer together take less than ten seconds on any network (F6). */
const CONNECT_WITHIN_MS = 2500
/** If packets are dropped, the server's own limit has no effect. */
const ANSWER_WITHIN_MS = 6000

const control = (text: string): Asked => ({ text, values: [], name: text })
const [BEGIN, COMMIT, ROLLBACK] = [control('begin'), control('commit'), control('rollback')]

function openPool(url: string, connections: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    // Queries are short: compiling them or running them in parallel costs more than it gains.
    options: `-c role=${APP_ROLE} -c jit=off -c max_parallel_workers_per_gather=0`,
  })
  // A server that cuts an idle or a busy client must cost one query, never the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Why a connection goes after a failed transaction; undefined if it may stay. */
const brokenBy = (error: unknown, ask: Ask) =>
  isCutOff(error) || isStale(error) ? (error as Error) : ask(ROLLBACK).then(() => undefined, asAway)

async function queryAfter(pool: pg.Pool, nameOf: NameOf, [before, statement]: readonly [Statement, Statement]) {
  const client = await pool.connect().catch(away)
  const ask = askingTogether(client, ANSWER_WITHIN_MS)
  const run = runBy(ask, nameOf)
  let broken: Error | undefined
  try {
    const underway = [ask(BEGIN), run(...before), run(...statement), ask(COMMIT)] as const
    return (await Promise.all(underway))[2]
  } catch (error) {
    broken = await brokenBy(error, ask)
    throw error
  } finally {
    client.release(broken)
  }
}

/** The statements of a transaction, and its commit, which is sent once. */
function statementsOf(ask: Ask, nameOf: NameOf) {
  let committing: Promise<Answered> | undefined
  const commit = () => (committing ??= ask(COMMIT))
  const run = runBy(ask, nameOf)
  const query: Query = (text, values) => (committing === undefined ? run(text, values) : tooLate())
  const last: Last = async (send) => {
    const sent = send()
    // If a statement fails, so does the commit, which is sent with it.
    commit().catch(() => {})
    const result = await sent
    await commit()
    return result
  }
  return { query, last, commit }
}

async function transact<T>(pool: pg.Pool, nameOf: NameOf, work: (query: Query, last: Last) => Promise<T>) {
  const client = await pool.connect().catch(away)
  const ask = askingTogether(client, ANSWER_WITHIN_MS)
  const { query, last, commit } = statementsOf(ask, nameOf)
  let broken: Error | undefined
  try {
    // Sent along with the first statements.
    const begun = ask(BEGIN)
    const result = await afterwards(begun, () => work(query, last))
    const { command } = await commit()
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit.')
    return result
  } catch (error) {
    broken = await brokenBy(error, ask)
    throw error
  } finally {
    client.release(broken)
  }
}

type Options = { readonly replicaUrl?: string | undefined; readonly connections: number }

/** A PostgreSQL server (15 or later), with an optional replica for public reads; `connections` at most to each. */
export function openPostgres(url: string, { replicaUrl, connections }: Options): Engine {
  const nameOf = statementNames()
  const pool = openPool(url, connections)
  const replica = replicaUrl === undefined ? pool : openPool(replicaUrl, connections)
  return {
    name: 'postgres',
    query: runAloneOn(pool, nameOf),
    read: runAloneOn(replica, nameOf),
    queryAfter: (...both) => queryAfter(pool, nameOf, both),
    transaction: (work) => transact(pool, nameOf, work),
    close: async () => {
      await pool.end()
      if (replica !== pool) await replica.end()
    },
  }
}
