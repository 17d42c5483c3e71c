import { setImmediate as turn } from 'node:timers/promises'
import { styleText } from 'node:util'
import { seedDemo } from '#database/seed/demo.ts'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { loadPosts } from '#database/seed/load-posts.ts'
import { loadSettings } from '#database/seed/load-settings.ts'
import { type Config, parseConfig } from './config.ts'
import { judgeLogin, openConfigured } from './configured-database.ts'
import { firstApp } from './first-app.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { handOver } from './platform/handover.ts'
import { applySchema } from './platform/schema.ts'
import { loadSecrets, type Secrets } from './platform/secrets.ts'
import { startWarnings } from './platform/start-warnings.ts'
import { openCatalogue } from './public-routes.ts'

/** Long enough for the first answers; a request for anything else loads the whole server earlier. */
const WHOLE_AFTER_MS = 1000

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
  const prepared = prepareDatabase(db, config, secrets)
  const parts = { config, db, secrets, clock: systemClock, catalogue: openCatalogue(db, systemClock) }
  const pagesFrom = process.argv.includes('--dev') ? 'sources' : 'build'
  // The database answers while the calls are registered, once it has been asked.
  const [first] = await Promise.all([turn().then(() => firstApp(parts)), prepared])
  const whole = handOver(first, async () => {
    const { openWhole } = await import('./whole.ts')
    return openWhole({ ...parts, pagesFrom, server: first.server })
  })
  const stop = async () => {
    await (await whole()).stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  await first.listen({ port: config.port, host: config.host })
  setTimeout(() => void whole().catch(fail), WHOLE_AFTER_MS)
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
