import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '#tests/support/product.ts'
import { cartFlow, deskToken } from './buyers.ts'
import { type DatabaseSettings, ownPostgres, seed } from './databases.ts'
import { deskLists } from './desk.ts'
import { freshLists, ROUND_OF_TABLE } from './fresh.ts'
import { measureGrowth } from './growth.ts'
import { addHires, measureHires } from './hires.ts'
import { type Figures, measureFlows, measureGets } from './measure.ts'
import { measureQuotes } from './quotes.ts'
import { spawnServer } from './spawned.ts'
import { startOften } from './starts.ts'
import { measureUnkept } from './unkept.ts'
import { printVerdicts } from './verdicts.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '10' },
    products: { type: 'string' },
    enquiries: { type: 'string', default: '0' },
    hires: { type: 'string', default: '0' },
    grow: { type: 'string' },
    /** Only what is measured where no answer is kept. */
    unkept: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const load = { connections, seconds }
const hires = Number(values.hires)
if (values.grow !== undefined && !values.postgres) throw new Error('--grow needs --postgres.')
const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Beginnings of words as people type them, each requested once. */
const freshSuggestions = (url: string) =>
  Array.from({ length: 20_000 }, (_, n) => {
    const q = ['sisor lift', 'jcb', 'hydra', '14 ton crane', 'exca'][n % 5]
    return `${url}/v1/public/suggestions?location=mumbai&q=${encodeURIComponent(`${q} ${n}m`)}`
  })

function bareServer(body: string) {
  const file = join(folder, 'body.json')
  writeFileSync(file, body)
  return spawnServer('bench/bare-server.ts', file)
}

function report(figures: readonly Figures[]) {
  const [bare] = figures
  console.log(`\n${connections} connections, ${seconds} s each, ${cpus().length} cores shared by server and load`)
  console.log('| what | answers/s | p50 ms | p99 ms | share of bare route | failed |')
  console.log('|---|--:|--:|--:|--:|--:|')
  for (const { name, rps, p50, p99, failed } of figures) {
    const share = bare === undefined ? '' : `${((rps / bare.rps) * 100).toFixed(1)} %`
    console.log(`| ${name} | ${rps.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${share} | ${failed} |`)
  }
}

async function run(url: string) {
  const list = `${url}/v1/public/products?location=mumbai&category=scissor-lift`
  const body = await (await fetch(list)).text()
  const [product] = JSON.parse(body).products.content as { productId: string; slug: string }[]
  if (product === undefined) throw new Error('The catalogue is empty: nothing to measure.')
  const bare = await bareServer(body)
  const gets = (name: string, urls: string[]) => measureGets(name, urls, load)
  const flows = Array.from({ length: connections }, (_, n) =>
    cartFlow(url, product.productId, `98${String(n).padStart(8, '0')}`),
  )
  const figures = [
    await gets('bare static JSON route', [bare.url]),
    await gets('list', [list]),
    await gets('list, never asked before', freshLists(url, ROUND_OF_TABLE)),
    await gets('search "12m electric scissor"', [`${url}/v1/public/products?filter=12m+electric+scissor`]),
    await gets('suggestions "12m scissor"', [`${url}/v1/public/suggestions?location=mumbai&q=12m+scissor`]),
    await gets('suggestions, never asked before', freshSuggestions(url)),
    await gets('product', [`${url}/v1/public/products/${product.slug}?location=mumbai`]),
    await gets('city page, HTML', [`${url}/rental/mumbai`]),
    await gets('product page, HTML', [`${url}/rental/mumbai/equipment/${product.slug}`]),
    await measureFlows('cart: add, read, remove (three requests a flow)', await Promise.all(flows), seconds),
  ]
  const token = await deskToken(url)
  for (const [name, urls] of deskLists(url)) figures.push(await measureGets(name, urls, { ...load, token }))
  figures.push(...(await measureQuotes(url, token, load)))
  if (hires > 0) figures.push(...(await measureHires(url, load)))
  bare.stop()
  report(figures)
}

const plain = { LOG_LEVEL: 'silent', PUBLIC_URL: '' }
const { products, enquiries } = values
const newDatabase = values.postgres ? await ownPostgres() : undefined
const database = await newDatabase?.('bench')
const settings = { ...plain, ...database }
const fill = (machines: string, inDatabase: DatabaseSettings | undefined) =>
  seed({ products: machines, enquiries }, { DATA_DIR: folder, ...inDatabase })
if (products !== undefined) await fill(products, database)
// The first start makes the demo, of which the hires are copies.
await (await startProduct(folder, settings)).stop()
if (hires > 0) await addHires({ DATA_DIR: folder, ...database }, hires)
const { server, startedMs } = await startOften(folder, settings)
try {
  if (database) {
    const ownerUrl = database.DATABASE_OWNER_URL
    printVerdicts(await measureUnkept({ product: server.url, ownerUrl, startedMs, load }))
  }
  if (!values.unkept) await run(server.url)
} finally {
  await server.stop()
}
if (values.grow !== undefined && newDatabase) {
  const larger = await newDatabase('larger')
  await fill(values.grow, larger)
  printVerdicts(await measureGrowth({ folder, smaller: settings, larger: { ...plain, ...larger } }, load))
}
