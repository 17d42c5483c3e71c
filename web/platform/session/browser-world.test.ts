import { expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call.ts'
import { browserWorld as worldOf } from './browser-world.ts'

const browserWorld = worldOf('customer')

type Asked = { path: string; init: RequestInit }

/** Answers the next calls with this body and records the requests. */
function answering(body: object | null, status = 200) {
  const asked: Asked[] = []
  setTransport(async (path, init) => {
    asked.push({ path, init })
    return new Response(body === null ? null : JSON.stringify(body), { status })
  })
  return asked
}

test.each([
  [{ accessToken: 'access', refreshToken: 'next', newToken: 'access' }],
  [{ accessToken: 'access', refreshToken: 'next' }],
  [{ newToken: 'access', refreshToken: 'next' }],
])('B-03 in %j the access token is read under either name', async (reply) => {
  answering(reply)
  expect(await browserWorld.exchange('held')).toEqual({ accessToken: 'access', refreshToken: 'next' })
})

test('B-02 the refresh token travels in the body, never in the URL', async () => {
  const asked = answering({ accessToken: 'access', refreshToken: 'next' })
  await browserWorld.exchange('held')
  browserWorld.logout('held')
  expect(asked.map(({ path }) => path)).toEqual(['/v1/jwt-auth/refresh', '/v1/jwt-auth/logout'])
  expect(asked.map(({ init }) => init.body)).toEqual(Array(2).fill(JSON.stringify({ refreshToken: 'held' })))
})

test('B-08 the sign-out call gives up after three seconds and fails silently', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  const asked = answering(null, 503)
  browserWorld.logout('held')
  await expect.poll(() => asked.length).toBe(1)
  expect(patience.mock.calls).toEqual([[3000]])
  expect(asked[0]?.init.signal).toBe(patience.mock.results[0]?.value)
  patience.mockRestore()
})
