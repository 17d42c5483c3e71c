// `npm run seed -- --products 100000`: fills the catalogue with invented machines, for benchmarks.
import { parseArgs } from 'node:util'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { loadSynthetic } from '#database/seed/synthetic.ts'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { migrate } from '#server/platform/migrate.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const total = Number(values.products)
if (!Number.isInteger(total) || total < 1 || total > 1_000_000) {
  throw new Error('--products takes a whole number from 1 to 1000000, for example --products 100000')
}
const say = (line: string) => console.log(`• ${line}`)
const db = openConfigured(parseConfig())
try {
  await migrate(db)
  await loadCatalogue(db, say)
  const written = await loadSynthetic(db, total, say)
  say(written === 0 ? 'Nothing to do: the machines exist.' : `The catalogue has ${total} machines.`)
} finally {
  await db.close()
}
