// `npm run seed -- --products 100000 --enquiries 10000`: fills catalogue and inbox with invented things, for benchmarks.
import { parseArgs } from 'node:util'
import { loadCatalogue } from '#database/seed/load-catalogue.ts'
import { loadSynthetic } from '#database/seed/synthetic.ts'
import { loadSyntheticEnquiries } from '#database/seed/synthetic-enquiries.ts'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { applySchema } from '#server/platform/schema.ts'

const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, enquiries: { type: 'string', default: '0' } },
})

function numberOf(option: keyof typeof values, least: number) {
  const number = Number(values[option])
  if (Number.isInteger(number) && number >= least && number <= 1_000_000) return number
  throw new Error(`--${option} takes a whole number from ${least} to 1000000, for example --${option} 100000`)
}

const [total, enquiries] = [numberOf('products', 1), numberOf('enquiries', 0)]
const say = (line: string) => console.log(`• ${line}`)
const db = openConfigured(parseConfig())
try {
  await applySchema(db)
  await loadCatalogue(db, say)
  const written = await loadSynthetic(db, total, say)
  say(written === 0 ? 'Nothing to do: the machines exist.' : `The catalogue has ${total} machines.`)
  if (enquiries > 0 && (await loadSyntheticEnquiries(db, enquiries)) > 0) say(`There are ${enquiries} enquiries more.`)
} finally {
  await db.close()
}
