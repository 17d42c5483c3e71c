import pg from 'pg'
import type { Query } from './engine.ts'
import { away, runOn, UNNAMED } from './engine-postgres.ts'

/** Work as the owner comes in bursts; afterwards no connection with its rights stays open. */
const IDLE_MS = 2000

/** Opens access as the owner of the schema, for its creation and bulk loading. Each task has its own connection. */
export function openPostgresOwner(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    asOwner: async <T>(work: (query: Query, script: (text: string) => Promise<void>) => Promise<T>) => {
      const client = await pool.connect().catch(away)
      let isFailed = true
      try {
        const result = await work(runOn(client, UNNAMED), async (text) => void (await client.query(text)))
        // The next work finds no setting and no lock of this one.
        await client.query('discard all')
        isFailed = false
        return result
      } finally {
        client.release(isFailed)
      }
    },
    close: () => pool.end(),
  }
}
