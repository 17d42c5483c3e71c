// Sends many statements with long answers. Prints how often V8 searched all memory meanwhile, and by how many MB the old
// generation grew: `{"searches":0,"grownMb":1.2}`.
import { PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { sql } from 'kysely'
import { openDatabase } from '#server/platform/database.ts'

const STATEMENTS = 2000
const MAJOR = 4

const { DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '' } = process.env
const db = openDatabase({ url, ownerUrl, connections: 2 })

const oldMb = () =>
  getHeapSpaceStatistics().reduce((sum, { space_name: name, space_used_size: used }) => {
    return name.startsWith('old') ? sum + used / 1e6 : sum
  }, 0)

/** A statement on its own, and one in a transaction, each answered with 10 kB. */
async function ask() {
  const long = sql`select repeat('x', 10000) as text`
  await db.read.first(long)
  await db.transaction((tx) => tx.first(long))
}

for (let n = 0; n < 100; n += 1) await ask()
let searches = 0
new PerformanceObserver((list) => {
  const collections = list.getEntries() as unknown as { detail: { kind: number } }[]
  searches += collections.filter(({ detail }) => detail.kind === MAJOR).length
}).observe({ entryTypes: ['gc'] })
const before = oldMb()
for (let n = 0; n < STATEMENTS; n += 1) await ask()
await turn()
console.log(JSON.stringify({ searches, grownMb: oldMb() - before }))
await db.close()
