import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { ask, askAll, offer } from './support/offered-load.ts'
import { processorSeconds, residentMb } from './support/process-facts.ts'
import { type Product, startProduct } from './support/product.ts'
import { proofs } from './support/proofs.ts'
import { freshDatabase, settingsFor } from './support/template.ts'

const fresh = await freshDatabase()
const folder = temporaryFolder()
const WITHOUT_LIMIT = { LIMIT_RENDERS_PER_MINUTE: '1000000' }
const start = (settings: Record<string, string> = WITHOUT_LIMIT) =>
  startProduct(folder, { ...settingsFor(fresh), ...settings })
afterAll(async () => {
  await fresh.remove()
  removeFolder(folder)
})

let last = 0
/** An address that is not cached yet. */
const unique = (path: string) => `${path}?workingHeightM=${(last += 1) / 10_000}..`

describe('overload', () => {
  const TIMES = 5
  const SECONDS = proofs(5, 60)
  const CALM = proofs(150, 1500)
  const GOODPUT = 0.8
  let product: Product
  const aPage = () => product.url + unique('/rental/pune/equipments')
  beforeAll(async () => {
    product = await start()
    await askAll(Array.from({ length: 100 }, aPage), 4)
  })
  afterAll(() => product.stop())

  /** Pages per second at capacity, by the clock and by processor time. */
  async function capacity() {
    const [began, worked] = [performance.now(), processorSeconds(product.pid)]
    const outcomes = await askAll(Array.from({ length: CALM }, aPage), 4)
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200]))
    return {
      perSecond: CALM / ((performance.now() - began) / 1000),
      perWork: CALM / (processorSeconds(product.pid) - worked),
    }
  }

  test(`F11 at ${TIMES} times its capacity the product serves its capacity and refuses the rest at once`, async () => {
    const { perSecond, perWork } = await capacity()
    const worked = processorSeconds(product.pid)
    const offered = offer(aPage, perSecond * TIMES, SECONDS)
    await pause(SECONDS * 500)
    // Cheap answers are served meanwhile.
    for (const path of ['/healthz', '/v1/public/locations']) expect((await ask(product.url + path)).status).toBe(200)
    const outcomes = await offered
    const good = outcomes.filter(({ status }) => status === 200)
    const refused = outcomes.filter(({ status }) => status !== 200)
    // By processor time, not by the clock, which continues while the machine does something else.
    const goodput = good.length / (processorSeconds(product.pid) - worked) / perWork
    expect(goodput).toBeGreaterThan(GOODPUT)
    expect(refused.length).toBeGreaterThan(outcomes.length / 3)
    for (const { status, retryAfter, type } of refused)
      expect({ status, retryAfter, type }).toEqual({
        status: 503,
        retryAfter: '2',
        type: expect.stringContaining('application/problem+json'),
      })
    // Recovered: the same process answers new requests.
    expect((await askAll(Array.from({ length: 20 }, aPage), 2)).map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 200),
    )
  })
})

describe('many addresses', () => {
  const ADDRESSES = proofs(2000, 50_000)
  const AT_ONCE = 8
  const BATCH = 250
  const RESIDENT_MB_MAX = 400

  /** Addresses of everything cached: pages, their data, answers, and pages that are not found. */
  const KINDS = [
    () => unique('/rental/pune/equipments'),
    () => unique('/v1/public/products'),
    () => `/v1/public/suggestions?q=crane+${(last += 1)}`,
    () => unique('/hi/rental/mumbai/equipments.data'),
    () => `/rental/pune/equipment/nothing-${(last += 1)}`,
    () => `/social/nothing-${(last += 1)}.png`,
    () => `/blog/nothing-${(last += 1)}`,
    () => unique('/v1/public/products'),
  ]

  test(`${ADDRESSES} new addresses leave less than ${RESIDENT_MB_MAX} MB in memory`, async () => {
    const product = await start()
    let most = 0
    for (let asked = 0; asked < ADDRESSES; asked += BATCH) {
      const urls = Array.from({ length: BATCH }, (_, n) => product.url + (KINDS[n % KINDS.length]?.() ?? ''))
      const statuses = new Set((await askAll(urls, AT_ONCE)).map(({ status }) => status))
      expect(statuses).toEqual(new Set([200, 404]))
      most = Math.max(most, residentMb(product.pid))
    }
    await product.stop()
    expect(most).toBeLessThan(RESIDENT_MB_MAX)
  })
})

describe('one network address', () => {
  const ALLOWED = 5
  const TEXT_HTML = { accept: 'text/html' }

  test(`waits after ${ALLOWED} rendered pages, but not for cached ones; other addresses do not wait`, async () => {
    const product = await start({ LIMIT_RENDERS_PER_MINUTE: String(ALLOWED) })
    const aPage = (path = '/rental/pune/equipments') => product.url + unique(path)
    const kept = `${product.url}/rental/pune`
    const statuses = await askAll([kept, ...Array.from({ length: ALLOWED - 1 }, () => aPage())], 1)
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
    for (const path of ['/rental/pune/equipments', '/rental/pune/equipments.data', '/nothing', '/cart']) {
      const refused = await ask(aPage(path))
      expect([path, refused.status, refused.type]).toEqual([path, 429, 'application/problem+json; charset=utf-8'])
      expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    }
    const eyes = await fetch(aPage('/hi/rental/pune/equipments'), { headers: TEXT_HTML })
    expect([eyes.status, eyes.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(eyes.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await eyes.text()).toContain('एक साथ बहुत सारे पेज')
    expect((await ask(kept)).status).toBe(200)
    expect((await ask(`${product.url}/v1/public/products`)).status).toBe(200)
    expect((await ask(aPage(), { localAddress: '127.0.0.9' })).status).toBe(200)
    await product.stop()
  })
})
