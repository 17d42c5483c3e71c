// `npm run worker` runs only the task queue, beside servers that share its database.

import { type Config, parseConfig } from './config.ts'
import { judgeLogin, openConfigured } from './configured-database.ts'
import { bareApp } from './platform/bare-app.ts'
import { systemClock } from './platform/clock.ts'
import { applySchema } from './platform/schema.ts'
import { loadSecrets } from './platform/secrets.ts'
import { buildQueue, complainTo } from './tasks.ts'

const ALONE = 'the server itself runs the queue of the embedded database. Set DATABASE_URL to a PostgreSQL server.'

async function start(config: Config) {
  if (config.databaseUrl === undefined) throw new Error(ALONE)
  const db = openConfigured(config)
  await applySchema(db)
  await judgeLogin(db, config.mode, console.log)
  const onComplaint = complainTo(bareApp(config).log)
  const tasks = buildQueue({ config, db, secrets: await loadSecrets(config), clock: systemClock, onComplaint })
  const stop = async () => {
    await tasks.stop()
    await db.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  tasks.start()
  console.log('• The worker is ready')
}

try {
  await start(parseConfig())
} catch (error) {
  console.error(`The worker could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
