import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { ask, type Outcome } from '#tests/support/offered-load.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { proofs } from '#tests/support/proofs.ts'

const folder = seededFolder()
afterAll(() => removeFolder(folder))

const SOCKETS = proofs(40, 500)
const BYTE_EVERY_MS = 10_000
const CUT_WITHIN_MS = 30_000
const OTHERS_EVERY_MS = 100
/** Requests before the slow clients come. */
const BEFORE = 40

const HEAD = 'GET / HTTP/1.1\r\nhost: yantra\r\nx-slow: '
const BODY =
  'POST /v1/jwt-auth/verify-otp HTTP/1.1\r\nhost: yantra\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'

/** A client that sends a byte now and then; returns the ms until the server cut it off. */
async function slowly({ url }: Product, beginning: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const began = performance.now()
  socket.write(beginning)
  socket.resume()
  const dripping = setInterval(() => socket.write('a'), BYTE_EVERY_MS)
  await once(socket, 'close')
  clearInterval(dripping)
  return performance.now() - began
}

/** On a machine of its own all but one in twenty count; beside other work, half of them. */
const SHARE = proofs(0.5, 0.95)

/** How long that share of the answers takes at most. */
function usualMs(outcomes: readonly Outcome[]) {
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return times[Math.floor(times.length * SHARE)] ?? 0
}

test(`F10 ${SOCKETS} clients that send headers or bodies at a byte in ten seconds are cut off, and others hardly notice`, async () => {
  const product = await startProduct(folder)
  const askOne = () => ask(`${product.url}/v1/public/locations`)
  const before: Outcome[] = []
  while (before.length < BEFORE) before.push(await askOne())
  const cut = Promise.all(Array.from({ length: SOCKETS }, (_, n) => slowly(product, n % 2 === 0 ? HEAD : BODY)))
  const others: Outcome[] = []
  let over = false
  void cut.finally(() => (over = true))
  while (!over) {
    others.push(await askOne())
    await pause(OTHERS_EVERY_MS)
  }
  const times = await cut
  expect(Math.max(...times)).toBeLessThan(CUT_WITHIN_MS)
  expect(others.length).toBeGreaterThan(10)
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  // A busy machine is slow without them, too.
  expect(usualMs(others)).toBeLessThan(Math.max(500, 3 * usualMs(before)))
  await product.stop()
})
