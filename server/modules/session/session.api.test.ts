import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { otpTexts } from '#contract/texts/otp.en.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, enterCode, INVALID_IDENTIFIERS, wrongFor } from '#tests/support/session.ts'
import { createAccount } from './accounts.ts'
import { EVERYBODY } from './otp.rules.ts'
import { sendOtpTo } from './otp.ts'

const server = await aServer()
const { call, callAs, ask, clock, codeFor, outbox, db } = server

const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })
const requested = (phoneOrEmail: string) => call('requestOtp', { query: { phoneOrEmail } })
const entered = (phoneOrEmail: string, otp: string) => call('verifyOtp', { body: { phoneOrEmail, otp } })

test('B-14 the SMS with the code arrives before the answer, and the code is its only group of six digits', async () => {
  const phone = aPhone()
  expect(await requested(phone)).toEqual({
    resendAfterSeconds: 60,
    expiresInSeconds: 300,
    challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  const [message, ...others] = await outbox(phone)
  expect(others).toEqual([])
  expect(message).toMatchObject({ to: phone, channel: 'sms', purpose: 'code' })
  expect(message?.text.match(/\d{6}/g)).toHaveLength(1)
})

test('a code goes to the email address as typed, and signs in the lower-case one', async () => {
  const typed = `Meera.${anEmail()}`
  await requested(`  ${typed} `)
  const [message] = await outbox(typed)
  expect(message).toMatchObject({ to: typed, channel: 'email' })
  const tokens = await entered(typed.toUpperCase(), await codeFor(typed))
  expect(decodeJwt(tokens.accessToken)).toMatchObject({ phoneEmail: typed.toLowerCase() })
})

test.each(INVALID_IDENTIFIERS)('%j is neither a phone nor an email address: %s', async (phoneOrEmail, message) => {
  await expect(requested(phoneOrEmail)).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [expect.objectContaining({ field: 'phoneOrEmail', message })],
  })
})

test('B-14 another code is sent only after 60 seconds, even after signing in', async () => {
  const phone = aPhone()
  await requested(phone)
  clock.advance({ seconds: 18 })
  await entered(phone, await codeFor(phone))
  const again = await ask({ url: `/v1/jwt-auth/request-otp?phoneOrEmail=${phone}` })
  expect(again.statusCode).toBe(429)
  expect(again.headers['retry-after']).toBe('42')
  expect(again.json()).toMatchObject({
    type: '/problems/otp-already-requested',
    detail: 'OTP already sent. You can request a new one in 60 seconds.',
  })
  clock.advance({ seconds: 42 })
  await requested(phone)
  expect(await outbox(phone)).toHaveLength(2)
})

test('F7 B-14 a failed send answers 503 and ends the window at once; a hanging one is aborted after 3 s', async () => {
  const tools = server.tools
  const target = { purpose: 'LOGIN', identifier: aPhone() } as const
  const sendBy = (sendNotice: typeof tools.sendNotice) =>
    sendOtpTo(
      { ...tools, sendNotice },
      target,
      { to: target.identifier, words: otpTexts.LOGIN },
      { network: '192.0.2.7', deviceHash: EVERYBODY },
    )
  await expect(sendBy(() => Promise.reject(new Error('no route')))).rejects.toMatchObject({
    problem: 'service-unavailable',
  })
  const began = performance.now()
  await expect(sendBy(() => new Promise(() => {}))).rejects.toMatchObject({ problem: 'service-unavailable' })
  expect(performance.now() - began).toBeGreaterThan(2900)
  await requested(target.identifier)
})

test('B-17 a wrong code, a used code and a missing code are refused alike', async () => {
  const phone = aPhone()
  const wrong = { ...refusal('invalid-otp', 422), message: 'OTP you have entered is incorrect. Retry again.' }
  await expect(entered(phone, '123456')).rejects.toMatchObject(wrong)
  await requested(phone)
  const code = await codeFor(phone)
  await expect(entered(phone, wrongFor(code))).rejects.toMatchObject(wrong)
  await entered(phone, code)
  await expect(entered(phone, code)).rejects.toMatchObject(wrong)
})

test('B-17 a code is expired only if it is right but too late', async () => {
  const phone = aPhone()
  await requested(phone)
  const code = await codeFor(phone)
  clock.advance({ seconds: 300 })
  await expect(entered(phone, wrongFor(code))).rejects.toMatchObject(refusal('invalid-otp', 422))
  await expect(entered(phone, code)).rejects.toMatchObject({
    ...refusal('expired-otp', 422),
    message: 'OTP has expired',
  })
})

test('a missing six-digit code is named in the violation', async () => {
  await expect(entered(aPhone(), '12345')).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [expect.objectContaining({ field: 'otp', message: 'Enter the 6-digit OTP' })],
  })
})

test('B-15 a new code leaves the previous one valid, and signing in ends both', async () => {
  const phone = aPhone()
  await requested(phone)
  const first = await codeFor(phone)
  clock.advance({ seconds: 60 })
  await requested(phone)
  const second = await codeFor(phone)
  await entered(phone, first)
  await expect(entered(phone, second)).rejects.toMatchObject(refusal('invalid-otp', 422))
})

test('a third code ends the first', async () => {
  const phone = aPhone()
  await requested(phone)
  const first = await codeFor(phone)
  for (const _ of [2, 3]) {
    clock.advance({ seconds: 60 })
    await requested(phone)
  }
  await expect(entered(phone, first)).rejects.toMatchObject(refusal('invalid-otp', 422))
  await entered(phone, await codeFor(phone))
})

test('a deactivated person learns so only after the right code', async () => {
  const phone = aPhone()
  await db
    .serving('identity')
    .transaction((tx) =>
      createAccount(
        { tx, now: clock.now() },
        { firstName: 'Nandini', lastName: 'Rao', status: 'INACTIVE', verified: [phone] },
      ),
    )
  await requested(phone)
  const code = await codeFor(phone)
  await expect(entered(phone, wrongFor(code))).rejects.toMatchObject(refusal('invalid-otp', 422))
  await expect(entered(phone, code)).rejects.toMatchObject(refusal('account-deactivated', 422))
})

test('codes are deleted after a day', async () => {
  const phone = aPhone()
  await requested(phone)
  clock.advance({ days: 1, hours: 1 })
  await server.runTasks()
  const left = await db.rows(sql`select 1 from one_time_code where identifier = ${phone}`)
  expect(left).toEqual([])
})

test('a code requested by phone again finds the account that was signed in', async () => {
  const { accountId, phoneOrEmail } = await server.signIn()
  const { accessToken, refreshToken } = await enterCode(server, phoneOrEmail)
  expect(refreshToken).not.toBe('')
  expect(decodeJwt(accessToken)).toMatchObject({ sub: accountId, role: 'ROLE_USER', name: 'Asha Patil' })
  await expect(callAs(accessToken)('registerUser', { body: {} as never })).rejects.toMatchObject(
    refusal('forbidden', 403),
  )
})
