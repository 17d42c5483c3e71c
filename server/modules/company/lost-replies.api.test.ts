import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aColleague, aCompany, aGstin } from '#tests/support/company.ts'
import { aCompanyServer, anAddress, refusal } from '#tests/support/newcomer.ts'

const server = await aCompanyServer()
const { callAs, clock } = server

const refresh = (refreshToken: string) => server.call('refreshTokens', { body: { refreshToken } })
const over = { status: 401 }
const registration = () => ({
  gstnId: aGstin(),
  gstTreatment: 'business_gst' as const,
  billingAddress: anAddress(),
})

test('B-34 after a lost reply to a registration the person continues within a minute, with the session it opened', async () => {
  const { call, refreshToken, phoneOrEmail } = await server.signIn()
  const elsewhere = await server.signIn(phoneOrEmail)
  const lost = await call('registerCompany', { body: registration() })
  await expect(call('getOwnProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
  await expect(refresh(elsewhere.refreshToken)).rejects.toMatchObject(over)
  clock.advance({ seconds: 60 })
  const found = await refresh(refreshToken)
  expect(found.refreshToken).toBe(lost.refreshToken)
  expect(decodeJwt(found.accessToken)).toMatchObject({ role: 'ROLE_ADMIN', userType: 'COMPANY' })
  await callAs(found.accessToken)('getCompanyProfile')

  const next = await refresh(found.refreshToken)
  await expect(refresh(refreshToken)).rejects.toMatchObject(over)
  await refresh(next.refreshToken)
})

test('B-34 ending the new session also ends the way to it', async () => {
  const { call, refreshToken } = await server.signIn()
  const lost = await call('registerCompany', { body: registration() })
  await server.call('logout', { body: { refreshToken: lost.refreshToken } })
  await expect(refresh(refreshToken)).rejects.toMatchObject(over)
})

test('B-34 after a lost reply to accepting an invitation the person continues as a member', async () => {
  const { admin } = await aCompany(server)
  const guest = await server.signIn()
  const { User } = await admin.call('addCompanyUser', { body: aColleague({ phone: guest.phoneOrEmail }) })
  const lost = await guest.call('acceptInvitation', { params: { id: User.userId }, body: undefined })
  const found = await refresh(guest.refreshToken)
  expect(found.refreshToken).toBe(lost.refreshToken)
  expect(decodeJwt(found.accessToken)).toMatchObject({ userType: 'COMPANY', role: 'ROLE_USER' })
})

test('B-33 B-34 after a lost reply to leaving the person continues as an individual, but only for a minute', async () => {
  const { user } = await aCompany(server)
  const lost = await user.call('continueAsIndividual', { body: undefined })
  const found = await refresh(user.refreshToken)
  expect(found.refreshToken).toBe(lost.refreshToken)
  expect(decodeJwt(found.accessToken)).toMatchObject({ userType: 'INDIVIDUAL', role: 'ROLE_USER' })
  clock.advance({ seconds: 61 })
  await expect(refresh(user.refreshToken)).rejects.toMatchObject(over)
  await callAs(found.accessToken)('getOwnProfile')
})
