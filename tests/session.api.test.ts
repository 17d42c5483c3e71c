import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { aPhone } from '#tests/support/session.ts'

const server = await aServer()

test('a session opened by a test equals one opened by a code', async () => {
  const { refreshToken, accessToken } = await server.signIn()
  const fresh = await server.call('refreshTokens', { body: { refreshToken } })
  expect(fresh.refreshToken).not.toBe(refreshToken)
  expect(accessToken.split('.')).toHaveLength(3)
})

test('a code is in the outbox', async () => {
  const phone = aPhone()
  await server.call('requestOtp', { query: { phoneOrEmail: phone } })
  const otp = await server.codeFor(phone)
  expect(await server.call('verifyOtp', { body: { phoneOrEmail: phone, otp } })).toMatchObject({ refreshToken: '' })
})
