// The whole server: all calls, the pages and the tasks. `main.ts` loads it when the first app listens.
import type { Server } from 'node:http'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { Secrets } from './platform/secrets.ts'
import type { OpenCatalogue } from './public-routes.ts'
import { buildQueue, complainTo } from './tasks.ts'

type Parts = {
  config: Config
  db: Database
  secrets: Secrets
  clock: Clock
  catalogue: OpenCatalogue
  pagesFrom: 'build' | 'sources'
  /** The server of the first app, which this one takes over. */
  server: Server
}

/** Builds the app and starts its tasks. `stop` lets requests under way finish, and closes the database. */
export async function openWhole(parts: Parts) {
  const app = await buildApp(parts)
  const tasks = buildQueue({ ...parts, onComplaint: complainTo(app.log) })
  const stop = async () => {
    await Promise.all([app.drain(), tasks.stop()])
    await app.close()
    await parts.db.close()
  }
  tasks.start()
  return { app, stop }
}
