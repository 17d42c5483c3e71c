import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/template.ts'
import { type Database, openDatabase, type Queryable } from './database.ts'
import { customer } from './principal.ts'

/** A relay in a thread of its own, so that it reads each write when it is made; it counts what clients send. */
const RELAY = `
const { createServer, connect } = require('node:net')
const { parentPort, workerData } = require('node:worker_threads')
let writes = 0
const server = createServer((client) => {
  const upstream = connect(workerData)
  client.setNoDelay().on('data', () => { writes += 1 }).pipe(upstream).pipe(client)
  for (const end of [client, upstream]) end.on('error', () => end.destroy())
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
parentPort.on('message', () => parentPort.postMessage(writes))`

async function aRelay({ hostname, port }: URL) {
  const relay = new Worker(RELAY, { eval: true, workerData: { host: hostname, port: Number(port) } })
  const answer = () => new Promise<number>((resolve) => relay.once('message', resolve))
  const ownPort = await answer()
  const writes = () => {
    relay.postMessage('how many')
    return answer()
  }
  return { port: ownPort, writes, stop: () => relay.terminate() }
}

const TRANSACTIONS = 40

type Transact = (db: Database) => Promise<unknown>
const both = (tx: Queryable) => Promise.all([tx.rows(sql`select 1`), tx.rows(sql`select 2`)])
const anybody = customer('01980000-0000-7000-8000-000000000000')

test.each<[string, Transact, number]>([
  ['and the commit is another', (db) => db.as(anybody, both), 2],
  ['with the commit, if they are its last', (db) => db.as(anybody, (tx, last) => last(() => both(tx))), 1],
  ['and later ones are another', (db) => db.as(anybody, (tx, last) => both(tx).then(() => last(() => both(tx)))), 2],
])(
  'the beginning of a transaction, its settings and its first statements are one write, %s',
  async (_, transact, each) => {
    const { location, remove } = await freshDatabase()
    if (!('url' in location)) throw new Error('Only a server has writes to count.')
    const relay = await aRelay(new URL(location.url))
    const url = Object.assign(new URL(location.url), { port: String(relay.port) }).href
    const db = openDatabase({ ...location, url, connections: 1 })
    await transact(db)
    const before = await relay.writes()
    for (let number = 0; number < TRANSACTIONS; number++) await transact(db)
    const writes = (await relay.writes()) - before
    await db.close()
    await relay.stop()
    await remove()
    expect(writes).toBe(each * TRANSACTIONS)
  },
)
