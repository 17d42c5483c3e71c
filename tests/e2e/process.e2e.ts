import { spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aBuyer } from '#tests/support/buyer.ts'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { startProduct } from '#tests/support/product.ts'

const folder = seededFolder()
afterAll(() => removeFolder(folder))

const startHere = (settings: Record<string, string>) => {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: folder, PORT: '0', ...settings }
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], { env, timeout: 30_000 })
  return { status, complaint: stderr.toString() }
}

test('live mode refuses to start and names everything that is missing', () => {
  const { status, complaint } = startHere({ YANTRA_MODE: 'live' })
  expect(status).toBe(1)
  for (const name of [
    'PUBLIC_URL',
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'TOKEN_KEYS',
    'DOCUMENT_KEYS',
    'OTP_PEPPER',
    'SMTP_URL',
    'MAIL_FROM',
    'SMS_URL',
    'SMS_KEY',
    'SMS_SENDER',
  ])
    expect(complaint).toContain(`  ${name}: `)
})

test("F14 a second process on the same folder is refused, naming the first one's process id", async () => {
  const product = await startProduct(folder)
  const { status, complaint } = startHere({})
  await product.stop()
  expect(status).toBe(1)
  expect(complaint).toContain(`in use by process ${product.pid}`)
})

test('F3 a request in progress at SIGTERM is answered, then the process exits with 0', async () => {
  const product = await startProduct(folder)
  const body = JSON.stringify({ phoneOrEmail: '7000000001', otp: '123456' })
  const sending = request(`${product.url}/v1/jwt-auth/verify-otp`, {
    method: 'POST',
    // The server confirms the headers, so the test need not wait.
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (reply) => resolve(reply.resume().statusCode))
    sending.on('error', reject)
  })
  const begun = new Promise((resolve) => sending.on('continue', resolve))
  sending.write(body.slice(0, 10))
  await begun
  const stopped = product.stop()
  sending.end(body.slice(10))
  expect(await answered).toBe(422)
  await stopped
})

/** Confirmed enquiries before each kill. */
const ROUND = 5

test('F1 a killed server loses no confirmed enquiry and duplicates none', async () => {
  const acknowledged: string[] = []
  let buyer = await aBuyer(await startProduct(folder), '7000000002')
  const order = {
    city: 'mumbai',
    deliveryAddress: 'Plot 14, MIDC Road, Andheri East',
    startDate: addDays(dateInIndia(new Date()), 5),
    operatorRequired: false,
  }
  for (let kill = 0; kill < 3; kill += 1) {
    // Continues until the server is gone and a submit fails.
    const submitting = (async () => {
      for (;;) {
        await buyer.call('addCartItem', { body: { productId: buyer.productId } }).catch(() => {})
        const { enquiryNumber } = await buyer.call('submitEnquiry', { body: order, headers: {} })
        acknowledged.push(enquiryNumber)
      }
    })().catch(() => {})
    // Kills at a different moment of a submit each time, however busy the machine is.
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual((kill + 1) * ROUND)
    await new Promise((resolve) => setTimeout(resolve, kill * 13))
    await buyer.product.kill()
    await submitting
    buyer = { ...buyer, ...buyer.at(await startProduct(folder)) }
  }
  const stored: string[] = []
  for (let page = 0; stored.length === page * 100; page += 1) {
    const { enquiries } = await buyer.call('listEnquiries', { query: { page: String(page), size: '100' } })
    stored.push(...enquiries.content.map((enquiry) => enquiry.enquiryNumber))
  }
  await buyer.product.stop()
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * ROUND)
  expect(new Set(stored).size).toBe(stored.length)
  expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([])
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(3)
})
