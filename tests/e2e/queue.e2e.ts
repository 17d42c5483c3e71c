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
const noticeTo = async (product: Served, to: string) =>
  (await outbox(product, to)).find(({ purpose }) => purpose === 'notice')
const noticed = (product: Served, to: string) => expect.poll(() => noticeTo(product, to)).toBeDefined()

/** Changes the phone number; resolves when the change is verified. */
async function changePhone(
  { call, product }: Pick<Awaited<ReturnType<typeof aBuyer>>, 'call' | 'product'>,
  phone: string,
) {
  await call('updateOwnProfile', { body: { phone } })
  await call('requestOwnOtp', { query: { phoneOrEmail: phone } })
  await call('verifyOwnOtp', { body: { otp: newestCode(await outbox(product, phone)) ?? '' } })
}

test('the running server sends the notice of a change by itself', async () => {
  const product = inject('product')
  await changePhone(await aBuyer(product, '7000000011'), '7000000012')
  await noticed(product, '7000000011')
  expect((await noticeTo(product, '7000000011'))?.subject).toBe('Your phone number at Yantra was changed')
})

test('F1 a server killed right after a change sends its notice after the restart, and only once', async () => {
  const product = await startProduct(folder)
  await changePhone(await aBuyer(product, '7000000013'), '7000000014')
  await product.kill()
  const again = await startProduct(folder)
  await noticed(again, '7000000013')
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
