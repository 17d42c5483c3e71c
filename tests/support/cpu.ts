import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { workingMs } from './process-facts.ts'

/** Enough for a busy machine, which slows most of them down. */
const TRIES = 20

type Work = () => Promise<unknown>

/** CPU time that `work` takes in this process, in milliseconds; a busy machine does not add to it. */
async function cpuMs(work: Work) {
  const began = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

/** Time that `work` takes, in milliseconds. */
export async function wallMs(work: Work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** CPU time that `work` takes in this process and in the connections of a database on this machine, in milliseconds. */
export const cpuDownToSql = (db: Database) => async (work: Work) => {
  const before = await workOfConnections(db)
  const own = await cpuMs(work)
  const after = await workOfConnections(db)
  const spent = [...after].map(([pid, ms]) => ms - (before.get(pid) ?? 0))
  return own + spent.reduce((sum, ms) => sum + ms, 0)
}

/** With the one that asks: the next time another may ask, and this one counts. */
const CONNECTIONS = sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`

async function workOfConnections(db: Database) {
  const connections = await db.asOwner((owner) => owner.rows(CONNECTIONS))
  return new Map(connections.map(({ pid }) => [pid, workingMs(pid)]))
}

/**
 * The least CPU time of some tries, which leaves out garbage collection and compilation. The tries stop once it is
 * below `enough`.
 */
export async function leastCpuMs(work: Work, enough: number, measure = cpuMs, atMost = TRIES) {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < atMost && least > enough; tries++) least = Math.min(least, await measure(work))
  return least
}
