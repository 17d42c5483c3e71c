import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { freshEmail, freshPhone, signedIn } from '#tests/support/session.ts'

const server = await aServer()
const { call, callAs, ask, clock, codeFor, outbox, db } = server

const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })

async function verified(phoneOrEmail: string) {
  await call('requestOtp', { query: { phoneOrEmail } })
  return call('verifyOtp', { body: { phoneOrEmail, otp: await codeFor(phoneOrEmail) } })
}

const profile = (more: Record<string, unknown> = {}) => ({
  customer_type: 'INDIVIDUAL' as const,
  first_name: 'Meera',
  last_name: 'Joshi',
  email: freshEmail(),
  ...more,
})

async function registered(phone = freshPhone()) {
  const { accessToken } = await verified(phone)
  return { phone, newUserToken: accessToken, ...(await callAs(accessToken)('registerUser', { body: profile() })) }
}

const deactivate = (accountId: string) =>
  db.rows(sql`update account set status = 'INACTIVE' where account_id = ${accountId}`)

test('a code comes by SMS before the answer, and is the only group of six digits in it', async () => {
  const phone = freshPhone()
  expect(await call('requestOtp', { query: { phoneOrEmail: phone } })).toEqual({
    resendAfterSeconds: 60,
    expiresInSeconds: 300,
  })
  const [message, ...others] = await outbox(phone)
  expect(others).toEqual([])
  expect(message).toMatchObject({ to: phone, channel: 'sms', purpose: 'code' })
  expect(message?.text.match(/\d{6}/g)).toHaveLength(1)
})

test('a code goes to the e-mail address as it was typed, and signs in the lower-case one', async () => {
  const typed = ` Meera.${freshEmail()} `
  await call('requestOtp', { query: { phoneOrEmail: typed } })
  const [message] = await outbox(typed.trim())
  expect(message).toMatchObject({ to: typed.trim(), channel: 'email' })
  const tokens = await call('verifyOtp', { body: { phoneOrEmail: typed, otp: await codeFor(typed.trim()) } })
  expect(decodeJwt(tokens.accessToken)).toMatchObject({ phoneEmail: typed.trim().toLowerCase() })
})

test('somebody new gets nine claims, no refresh token, and a profile makes the account', async () => {
  const phone = freshPhone()
  const { accessToken, refreshToken } = await verified(phone)
  expect(refreshToken).toBe('')
  const claims = decodeJwt(accessToken)
  expect(claims).toMatchObject({
    role: 'ROLE_NEW_USER',
    phoneEmail: phone,
    name: '',
    userType: 'INDIVIDUAL',
    status: 'NEW',
    publicKey: expect.stringMatching(/^YN-[2-9A-Z]{6}$/),
    userId: expect.any(String),
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900)

  const tokens = await callAs(accessToken)('registerUser', { body: profile() })
  const known = decodeJwt(tokens.accessToken)
  expect(known).toMatchObject({ role: 'ROLE_USER', name: 'Meera Joshi', status: 'ACTIVE', phoneEmail: phone })
  expect(known['userId']).toBe(claims['userId'])
  expect((known.exp ?? 0) - (known.iat ?? 0)).toBe(600)
  expect(tokens.refreshToken).not.toBe('')

  clock.advance({ seconds: 61 })
  const again = await verified(phone)
  expect(decodeJwt(again.accessToken)).toMatchObject({ sub: claims.sub, role: 'ROLE_USER' })
})
