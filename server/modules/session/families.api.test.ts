import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { authenticateCustomer } from './access-tokens.ts'

const server = await aServer()
const { call, ask, clock, db } = server
const { tokens } = server.tools
const authenticate = authenticateCustomer(db, tokens)

const refused = { type: '/problems/invalid-refresh-token', status: 401 }
const signedOut = { problem: 'unauthorized' }
const refreshed = (refreshToken: string) => call('refreshTokens', { body: { refreshToken } })
const post = (url: string, payload?: object) => ask({ method: 'POST', url, ...(payload ? { payload } : {}) })

test('B-01 B-02 B-03 a refresh token, by query or body, gives its successor', async () => {
  const { refreshToken, accountId } = await server.signIn()
  const first = await refreshed(refreshToken)
  expect(first.newToken).toBe(first.accessToken)
  expect(first.refreshToken).not.toBe(refreshToken)
  expect(await authenticate(first.accessToken)).toMatchObject({ accountId, role: 'ROLE_USER', name: 'Asha Patil' })
  const second = await post(`/v1/jwt-auth/refresh?refreshToken=${first.refreshToken}`)
  expect(second.statusCode).toBe(200)
  expect(second.headers['cache-control']).toBe('no-store')
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(second.headers['referrer-policy']).toBe('same-origin')
})

test('B-02 a refresh without a token, or with two different ones, is a bad request', async () => {
  const { refreshToken } = await server.signIn()
  const url = `/v1/jwt-auth/refresh?refreshToken=${refreshToken}`
  expect((await post('/v1/jwt-auth/refresh')).json()).toMatchObject({ type: '/problems/bad-request', status: 400 })
  expect((await post('/v1/jwt-auth/logout', {})).statusCode).toBe(400)
  expect((await post(url, { refreshToken: 'another' })).statusCode).toBe(400)
  expect((await post(url, { refreshToken })).statusCode).toBe(200)
})

test('an unknown refresh token is refused', async () => {
  await expect(refreshed('never-given')).rejects.toMatchObject(refused)
})

test('B-05 the previous token gives the same successor for 10 seconds, then ends the session', async () => {
  const { refreshToken } = await server.signIn()
  const first = await refreshed(refreshToken)
  clock.advance({ seconds: 10 })
  expect((await refreshed(refreshToken)).refreshToken).toBe(first.refreshToken)
  clock.advance({ seconds: 1 })
  await expect(refreshed(refreshToken)).rejects.toMatchObject(refused)
  await expect(refreshed(first.refreshToken)).rejects.toMatchObject(refused)
  await expect(authenticate(first.accessToken)).rejects.toMatchObject(signedOut)
})

test('B-05 any older token ends the session, even within 10 seconds', async () => {
  const { refreshToken } = await server.signIn()
  const first = await refreshed(refreshToken)
  const second = await refreshed(first.refreshToken)
  await expect(refreshed(refreshToken)).rejects.toMatchObject(refused)
  await expect(refreshed(second.refreshToken)).rejects.toMatchObject(refused)
})

test('B-01 a session ends after 14 idle days', async () => {
  const { refreshToken } = await server.signIn()
  clock.advance({ days: 13, hours: 23 })
  const next = await refreshed(refreshToken)
  clock.advance({ days: 14 })
  await expect(refreshed(next.refreshToken)).rejects.toMatchObject(refused)
})

test('B-01 a session ends after 60 days, however often it is used', async () => {
  let { refreshToken } = await server.signIn()
  for (let day = 10; day < 60; day += 10) {
    clock.advance({ days: 10 })
    refreshToken = (await refreshed(refreshToken)).refreshToken
  }
  clock.advance({ days: 10 })
  await expect(refreshed(refreshToken)).rejects.toMatchObject(refused)
})

test('S10 B-08 signing out ends the session at once, and signing out again is no error', async () => {
  const { refreshToken, accessToken } = await server.signIn()
  const other = await server.signIn()
  await authenticate(accessToken)
  expect((await post('/v1/jwt-auth/logout', { refreshToken })).statusCode).toBe(204)
  expect((await post(`/v1/jwt-auth/logout?refreshToken=${refreshToken}`)).statusCode).toBe(204)
  await expect(authenticate(accessToken)).rejects.toMatchObject(signedOut)
  await expect(refreshed(refreshToken)).rejects.toMatchObject(refused)
  await authenticate(other.accessToken)
})

test('S10 a deactivated person is refused at once', async () => {
  const { refreshToken, accessToken, accountId } = await server.signIn()
  await db.rows(sql`update account set status = 'INACTIVE' where account_id = ${accountId}`)
  await expect(authenticate(accessToken)).rejects.toMatchObject(signedOut)
  await expect(refreshed(refreshToken)).rejects.toMatchObject(refused)
})

test('B-10 an access token expires after 10 minutes', async () => {
  const { accessToken } = await server.signIn()
  clock.advance({ minutes: 10 })
  await expect(authenticate(accessToken)).rejects.toMatchObject(signedOut)
})

test('B-01 the database stores no usable token', async () => {
  const { refreshToken } = await server.signIn()
  const next = await refreshed(refreshToken)
  const kept = JSON.stringify(await db.rows(sql`select * from refresh_token`))
  expect(kept).not.toContain(refreshToken)
  expect(kept).not.toContain(next.refreshToken)
})
