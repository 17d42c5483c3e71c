// F4 and F6: the database goes away under load: it stops, or the network drops every packet.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startOwnPostgres } from '#scripts/postgres.ts'
import { aBuyer } from '#tests/support/buyer.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aPhone } from '#tests/support/session.ts'
import { type Answer, loadOf } from './load.ts'
import { aProductOnPostgres, LOGIN } from './product-on-postgres.ts'
import { aTcpProxy } from './tcp-proxy.ts'

const server = await startOwnPostgres()
const { hostname: host, port } = new URL(server.url)
const proxy = await aTcpProxy({ host, port: Number(port) })
const product = await aProductOnPostgres(server.url, Object.assign(new URL(server.url), { port: proxy.port }).href)
afterAll(async () => {
  await product.stop()
  proxy.close()
  server.stop()
})

/** Addresses of lists that are not cached yet. */
let drawn = 0

/** Reads and writes that need the database each time, and one request that needs only the process. */
async function asksOf() {
  const { accessToken, productId } = await aBuyer(product, aPhone())
  const authorization = `Bearer ${accessToken}`
  const cart = `${product.url}/v1/enquiry-cart/enquiry-cart-line-items`
  return {
    cart: () => ({ url: cart, init: { headers: { authorization } } }),
    add: () => ({
      url: `${cart}/add`,
      init: {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ productId }),
      },
    }),
    list: () => ({
      url: `${product.url}/v1/public/products?category=scissor-lift&workingHeightM=${(drawn += 1) / 10_000}..`,
    }),
    alive: () => ({ url: `${product.url}/healthz` }),
  }
}

const isAway = ({ status, type, retryAfter }: Answer) =>
  status === 503 && type.startsWith('application/problem+json') && Number(retryAfter) > 0
/** Done, or refused for its contents: the database was reached. */
const isServed = ({ status }: Answer) => status < 300 || status === 409
const slowest = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms))

/** The states of the connections for requests on the server. */
async function statesOfConnections() {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query('select state from pg_stat_activity where usename = $1', [LOGIN])
  await client.end()
  return rows.map(({ state }: { state: string }) => state)
}

/** After recovery: only good answers, and all connections usable and idle. */
async function expectHealed() {
  const load = loadOf(await asksOf(), 10)
  await pause(1000)
  expect((await load.stop()).filter((answer) => !isServed(answer)).slice(0, 3)).toEqual([])
  const states = await statesOfConnections()
  expect(states.length).toBeLessThanOrEqual(20)
  await expect.poll(statesOfConnections).toEqual(states.map(() => 'idle'))
}

const OUTAGES = proofs(1, 10)
const OUTAGE_MS = proofs(2000, 60_000)

test(`F4 while PostgreSQL is stopped: 503 at once, afterwards served at once, ${OUTAGES} times`, async () => {
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    const load = loadOf(await asksOf(), 5)
    await pause(500)
    server.halt()
    const goneAt = performance.now()
    await pause(OUTAGE_MS)
    const backSince = performance.now()
    server.resume()
    const backAt = performance.now()
    await expect
      .poll(() => load.answers.some((one) => one.askedAt > backAt && one.name !== 'alive' && isServed(one)))
      .toBe(true)
    await pause(500)
    const answers = await load.stop()

    const alive = answers.filter(({ name }) => name === 'alive')
    expect(alive.filter(({ status }) => status !== 200)).toEqual([])
    const asked = answers.filter(({ name }) => name !== 'alive')
    expect(asked.filter((answer) => !isServed(answer) && !isAway(answer)).slice(0, 3)).toEqual([])
    const meanwhile = asked.filter(({ askedAt, ms }) => askedAt > goneAt && askedAt + ms < backSince)
    expect(meanwhile.length).toBeGreaterThan(20)
    expect(meanwhile.filter((answer) => !isAway(answer)).slice(0, 3)).toEqual([])
    expect(slowest(meanwhile)).toBeLessThanOrEqual(3000)
    const [first] = asked.filter((answer) => answer.askedAt > backAt && isServed(answer))
    expect((first?.askedAt ?? 0) + (first?.ms ?? 0) - backAt).toBeLessThanOrEqual(5000)
    await expectHealed()
  }
}, 1_200_000)

// A request that hangs when it becomes dark ends after six seconds; those counted are asked after it.
const DARK_MS = proofs(14_000, 30_000)

test(`F6 while the network drops every packet for ${DARK_MS / 1000} s, no request waits ten seconds`, async () => {
  const load = loadOf(await asksOf(), 5)
  await pause(500)
  proxy.goDark()
  const goneAt = performance.now()
  await pause(DARK_MS)
  const litAt = performance.now()
  proxy.light()
  await expect
    .poll(() => load.answers.some((one) => one.askedAt > litAt && one.name !== 'alive' && isServed(one)))
    .toBe(true)
  const answers = await load.stop()

  expect(answers.filter(({ name, status }) => name === 'alive' && status !== 200)).toEqual([])
  const asked = answers.filter(({ name }) => name !== 'alive')
  expect(asked.filter((answer) => !isServed(answer) && !isAway(answer)).slice(0, 3)).toEqual([])
  expect(asked.filter(({ askedAt, ms }) => askedAt > goneAt && askedAt + ms < litAt).length).toBeGreaterThan(10)
  expect(slowest(asked)).toBeLessThan(10_000)
  await expectHealed()
}, 120_000)
