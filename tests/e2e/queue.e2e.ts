import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { aBuyer } from '#tests/support/buyer.ts'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { newestCode, outboxPath, type SentNotice } from '#tests/support/outbox.ts'
import { type Served, startProduct } from '#tests/support/product.ts'

const folder = seededFolder()
afterAll(() => removeFolder(folder))

const outbox = async ({ url }: Served, to: string) => (await (await fetch(url + outboxPath(to))).json()) as SentNotice[]
async function noticeFor(product: Served, to: string, withinMs: number) {
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    const notice = (await outbox(product, to)).find(({ purpose }) => purpose === 'notice')
    if (notice) return notice
    await pause(50)
  }
  throw new Error(`${to} was told nothing within ${withinMs} ms.`)
}

/** Changes the phone number; resolves when the change is verified. */
async function changePhone(
  { call, product }: Pick<Awaited<ReturnType<typeof aBuyer>>, 'call' | 'product'>,
  phone: string,
) {
  await call('updateOwnProfile', { body: { phone } })
  await call('requestOwnOtp', { query: { phoneOrEmail: phone } })
  await call('verifyOwnOtp', { body: { otp: newestCode(await outbox(product, phone)) ?? '' } })
}

test('the running server sends a notice within two seconds of a change', async () => {
  const product = inject('product')
  await changePhone(await aBuyer(product, '7000000011'), '7000000012')
  const { subject } = await noticeFor(product, '7000000011', 2000)
  expect(subject).toBe('Your phone number at Yantra was changed')
})

test('F1 a server killed right after a change sends its notice after the restart, and only once', async () => {
  const product = await startProduct(folder)
  await changePhone(await aBuyer(product, '7000000013'), '7000000014')
  await product.kill()
  const again = await startProduct(folder)
  await noticeFor(again, '7000000013', 5000)
  await pause(1500)
  expect((await outbox(again, '7000000013')).filter(({ purpose }) => purpose === 'notice')).toHaveLength(1)
  await again.stop()
})

test('the worker refuses the embedded database, and says what it needs', () => {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['server/worker.ts'], { env, timeout: 30_000 })
  expect(status).toBe(1)
  expect(stderr.toString()).toContain('Set DATABASE_URL to a PostgreSQL')
})
