import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { cpuDownToSql } from '#tests/support/cpu.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, wrongFor } from '#tests/support/session.ts'
import { createAccount } from './accounts.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})
const server = await aServer({ settings: { LOG_LEVEL: 'trace' }, logTo })
const { ask, call, clock, codeFor, db, outbox } = server

const requestOtp = (phoneOrEmail: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  ask({ method, url: `/v1/jwt-auth/request-otp?phoneOrEmail=${encodeURIComponent(phoneOrEmail)}`, headers })
const verifyOtp = (phoneOrEmail: string, otp: string) =>
  ask({ method: 'POST', url: '/v1/jwt-auth/verify-otp', payload: { phoneOrEmail, otp } })

test('S4 B-15 a code allows five tries and no sixth, not even with the right code', async () => {
  const phone = aPhone()
  await requestOtp(phone)
  const code = await codeFor(phone)
  for (let attempt = 1; attempt <= 5; attempt += 1) await verifyOtp(phone, wrongFor(code))
  expect((await verifyOtp(phone, code)).json()).toMatchObject({ type: '/problems/invalid-otp' })

  const other = aPhone()
  await requestOtp(other)
  const right = await codeFor(other)
  for (let attempt = 1; attempt <= 4; attempt += 1) await verifyOtp(other, wrongFor(right))
  expect((await verifyOtp(other, right)).statusCode).toBe(200)
})

test('S4 B-15 a try counts on both live codes, and a new code brings five new tries', async () => {
  const phone = aPhone()
  await requestOtp(phone)
  const first = await codeFor(phone)
  clock.advance({ seconds: 60 })
  await requestOtp(phone)
  const second = await codeFor(phone)
  const neither = first === '000000' || second === '000000' ? wrongFor(first) : '000000'
  for (let attempt = 1; attempt <= 5; attempt += 1) await verifyOtp(phone, neither)
  expect((await verifyOtp(phone, first)).statusCode).toBe(422)
  expect((await verifyOtp(phone, second)).statusCode).toBe(422)
  clock.advance({ seconds: 60 })
  await requestOtp(phone)
  expect((await verifyOtp(phone, await codeFor(phone))).statusCode).toBe(200)
})

test('S4 B-15 after 100 consecutive wrong codes no code is compared for 15 minutes', async () => {
  const phone = aPhone()
  let code = ''
  for (let round = 1; round <= 20; round += 1) {
    if (round > 1) clock.advance({ seconds: 60 })
    await requestOtp(phone)
    code = await codeFor(phone)
    for (let attempt = 1; attempt <= 5; attempt += 1) await verifyOtp(phone, wrongFor(code))
  }
  // The tries are given back, so that only the pause can refuse the right code.
  await db.rows(sql`update one_time_code set shared_tries = 0 where identifier = ${phone}`)
  expect((await verifyOtp(phone, code)).json()).toMatchObject({ type: '/problems/invalid-otp' })
  clock.advance({ seconds: 60 })
  const asked = await requestOtp(phone)
  expect(asked.json()).toMatchObject({ type: '/problems/too-many-requests', status: 429 })
  expect(asked.headers['retry-after']).toBe(String(14 * 60))
  clock.advance({ minutes: 14 })
  expect((await requestOtp(phone)).statusCode).toBe(200)
  expect((await verifyOtp(phone, await codeFor(phone))).statusCode).toBe(200)
})

test('S6 known, unknown, deactivated and foreign identifiers get the same answer', async () => {
  const { admin, user } = await aCompany(server)
  const [known, unknown, deactivated, pending] = [aPhone(), aPhone(), aPhone(), anEmail()]
  const invited = { firstName: 'Sunil', lastName: 'Shah', email: anEmail(), phone: aPhone() }
  await admin.call('addCompanyUser', { body: { ...invited, userRole: 'ROLE_USER' } })
  await db.serving('identity').transaction(async (tx) => {
    const person = { firstName: 'Sunil', lastName: 'Shah' }
    await createAccount({ tx, now: clock.now() }, { ...person, verified: [known], unverified: [pending] })
    await createAccount({ tx, now: clock.now() }, { ...person, verified: [deactivated], status: 'INACTIVE' })
  })
  const everybody = [known, unknown, deactivated, pending, user.phoneOrEmail, invited.phone]
  const cpuMs = cpuDownToSql(server.db)
  const took = new Map<string, number[]>(everybody.map((phone) => [phone, []]))
  const shapes = new Set<string>()
  for (let sample = 0; sample < 40; sample += 1) {
    for (const phone of everybody) {
      const spent = await cpuMs(async () => {
        const { statusCode, headers, body } = await requestOtp(phone)
        const wrong = await verifyOtp(phone, '000000')
        const told = body.replace(/"challenge":"[\w-]{43}"/, '"challenge":"random"')
        shapes.add(JSON.stringify([statusCode, { ...headers, date: '' }, told, wrong.statusCode, wrong.body]))
      })
      took.get(phone)?.push(spent)
    }
    clock.advance({ minutes: 20 })
  }
  expect([...shapes]).toHaveLength(1)
  // Compares the fifth cheapest of each: garbage collection makes some dear, extra work makes all of them dear.
  const undisturbed = everybody.map((phone) => took.get(phone)?.toSorted((a, b) => a - b)[4] ?? 0)
  const apart = Math.max(5, Math.min(...undisturbed) / 4)
  expect(Math.max(...undisturbed) - Math.min(...undisturbed)).toBeLessThan(apart)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
  ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
  ['a link', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
])('S18 B-13 %s sends no code', async (_name, headers) => {
  const phone = aPhone()
  const answer = await requestOtp(phone, headers)
  expect(answer.json()).toMatchObject({ type: '/problems/forbidden', status: 403 })
  expect(await outbox(phone)).toEqual([])
  expect((await requestOtp(phone)).statusCode).toBe(200)
})

test('S18 B-13 HEAD sends no code', async () => {
  const phone = aPhone()
  expect((await requestOtp(phone, {}, 'HEAD')).statusCode).toBe(404)
  expect(await outbox(phone)).toEqual([])
})

const sendOtp = (phoneOrEmail: string, headers: Record<string, string> = {}) =>
  ask({ method: 'POST', url: '/v1/jwt-auth/request-otp', headers, payload: { phoneOrEmail } })

test('B-13 a code requested by POST: the same answer, the same window, nothing for another site', async () => {
  const phone = aPhone()
  const elsewhere = await sendOtp(phone, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' })
  expect(elsewhere.json()).toMatchObject({ type: '/problems/forbidden', status: 403 })
  expect(await outbox(phone)).toEqual([])
  expect((await sendOtp(phone)).json()).toMatchObject({ resendAfterSeconds: 60, expiresInSeconds: 300 })
  expect((await requestOtp(phone)).json()).toMatchObject({ type: '/problems/otp-already-requested' })
  expect((await verifyOtp(phone, await codeFor(phone))).statusCode).toBe(200)
  expect((await sendOtp('12')).json()).toMatchObject({
    status: 422,
    violations: [{ field: 'phoneOrEmail', message: 'Please enter a valid 10-digit phone number' }],
  })
})

const GSTIN = '27ZZXCB9949G1ZM'

test('S17 B-02 the log contains no code, token, phone or email address', async () => {
  lines.length = 0
  const [phone, email] = [aPhone(), anEmail()]
  await requestOtp(phone)
  await requestOtp(phone)
  await sendOtp(phone)
  await requestOtp(email, { 'sec-fetch-site': 'cross-site' })
  await requestOtp(`${email}\0`)
  const code = await codeFor(phone)
  await verifyOtp(phone, wrongFor(code))
  const { accessToken } = await call('verifyOtp', { body: { phoneOrEmail: phone, otp: code } })
  const authorization = `Bearer ${accessToken}`
  const payload = { customer_type: 'INDIVIDUAL', first_name: 'Canary', last_name: 'Bird', email }
  const register = () => ask({ method: 'POST', url: '/v1/user/register', headers: { authorization }, payload })
  const tokens = (await register()).json<{ accessToken: string; refreshToken: string }>()
  await register()
  await ask({ method: 'POST', url: `/v1/jwt-auth/refresh?refreshToken=${tokens.refreshToken}` })
  await ask({ method: 'POST', url: '/v1/jwt-auth/refresh', payload: `{"refreshToken":"${tokens.refreshToken}"` })
  await ask({ method: 'POST', url: `/v1/jwt-auth/logout?refreshToken=${tokens.refreshToken}` })
  await ask({ url: `/v1/register/gst-details?gstnId=${GSTIN}`, headers: { authorization } })
  await ask({ url: `/v1/unknown?otp=${code}&phoneOrEmail=${phone}` })

  const log = lines.join('')
  expect(log).toContain('/v1/jwt-auth/verify-otp')
  const marked = [phone, email, code, GSTIN, 'Canary', accessToken, tokens.accessToken, tokens.refreshToken]
  expect(marked.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)))).toEqual([])
})
