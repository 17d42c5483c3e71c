import { styleText } from 'node:util'
import { seedDemo } from '#database/seed/demo.ts'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { loadPosts } from '#database/seed/load-posts.ts'
import { loadSettings } from '#database/seed/load-settings.ts'
import { buildApp } from './app.ts'
import { type Config, parseConfig } from './config.ts'
import { judgeLogin, openConfigured } from './configured-database.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { applySchema } from './platform/schema.ts'
import { loadSecrets, type Secrets } from './platform/secrets.ts'
import { startWarnings } from './platform/start-warnings.ts'
import { buildQueue, complainTo } from './tasks.ts'

const say = (line: string) => console.log(line)

const placeOf = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === undefined ? `embedded, in ${dataDir}` : 'PostgreSQL at DATABASE_URL'

async function prepareDatabase(db: Database, config: Config, secrets: Secrets) {
  if (await applySchema(db)) say('• Created the tables')
  await judgeLogin(db, config.mode, say)
  await loadCatalogue(db, (line) => say(`• ${line}`))
  await loadPosts(db)
  if (config.mode === 'demo') await seedDemo({ db, clock: systemClock, config, secrets })
  // The demo dates its own settings back.
  await loadSettings(db, systemClock)
}

async function start(config: Config) {
  const secrets = await loadSecrets(config)
  say(`• Opening the database (${placeOf(config)})`)
  const db = openConfigured(config)
  await prepareDatabase(db, config, secrets)
  const pagesFrom = process.argv.includes('--dev') ? 'sources' : 'build'
  const parts = { config, db, secrets, clock: systemClock }
  const app = await buildApp({ ...parts, pagesFrom })
  const tasks = buildQueue({ ...parts, onComplaint: complainTo(app.log) })
  // Requests under way finish before the database closes.
  const stop = async () => {
    await Promise.all([app.drain(), tasks.stop()])
    await app.close()
    await db.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  await app.listen({ port: config.port, host: config.host })
  tasks.start()
  say(`• Yantra is ready at ${config.publicUrl}`)
  for (const warning of startWarnings(config)) say(styleText('red', `! ${warning}`))
  if (config.mode === 'demo') say(`  Sign-in codes appear at ${config.publicUrl}/dev/outbox`)
}

function fail(error: unknown): never {
  console.error(`Yantra could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

try {
  await start(parseConfig())
} catch (error) {
  fail(error)
}
