import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { ask, type Outcome } from '#tests/support/offered-load.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { proofs } from '#tests/support/proofs.ts'

const folder = seededFolder()
afterAll(() => removeFolder(folder))

const PER_SECOND = 100
const EVERY_MS = 1000 / PER_SECOND
/** Mostly cached answers, as in real traffic; one in ten reaches the database, one in twenty renders a page. */
function addressOf({ url }: Product, n: number) {
  if (n % 20 === 0) return `${url}/rental/pune/equipments?workingHeightM=${n / 100}..`
  if (n % 10 === 5) return `${url}/v1/public/products?workingHeightM=${n / 100}..`
  return n % 2 === 0 ? `${url}/rental/pune` : `${url}/v1/public/locations`
}

const isReady = async (url: string) => (await ask(`${url}/readyz`)).status === 200

/** Sends this many requests a second until the server reports not ready, as a load balancer would. */
async function askUntilNotReady(product: Product) {
  const asked: Promise<Outcome>[] = []
  let ready = true
  const watching = (async () => {
    while (await isReady(product.url)) await pause(20)
    ready = false
    return performance.now()
  })()
  while (ready) {
    asked.push(ask(addressOf(product, asked.length)))
    await pause(EVERY_MS)
  }
  return { outcomes: await Promise.all(asked), notReadyAt: await watching }
}

const ROUNDS = proofs(1, 20)

test(`F3 at ${PER_SECOND} requests a second SIGTERM drops none in progress, and the process exits with 0`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await startProduct(folder)
    const asking = askUntilNotReady(product)
    // At a different moment each time.
    await pause(1500 + round * 37)
    const told = performance.now()
    const stopped = product.stop().then(() => performance.now())
    const { outcomes, notReadyAt } = await asking
    const stoppedAt = await stopped
    expect(outcomes.length).toBeGreaterThan(50)
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([])
    // A busy machine answers late in any case.
    expect(notReadyAt - told).toBeLessThan(Math.max(1000, 3 * Math.max(...outcomes.map(({ ms }) => ms))))
    expect(stoppedAt - told).toBeLessThan(10_000)
  }
})
