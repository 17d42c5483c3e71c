import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aServer } from '#tests/support/server.ts'
import { aPhone } from '#tests/support/session.ts'

type Answer = { statusCode: number }
type Door = (request: { url: string; remoteAddress?: string; headers: Record<string, string> }) => Promise<Answer>
/** Requests codes for new phones, each with another forwarded address; returns the statuses. */
async function askedAs(ask: Door, forwarded: string[], remoteAddress?: string) {
  const statuses = []
  for (const address of forwarded) {
    const url = `/v1/jwt-auth/request-otp?phoneOrEmail=${aPhone()}`
    const headers = { 'x-forwarded-for': address }
    statuses.push((await ask({ url, headers, ...(remoteAddress === undefined ? {} : { remoteAddress }) })).statusCode)
  }
  return statuses
}
const two = { LIMIT_OTP_PER_ADDRESS_HOUR: '2' }

test('S19 limits count the real peer: a forwarded address is ignored if no proxy is trusted', async () => {
  const { ask } = await aServer({ settings: two })
  expect(await askedAs(ask, ['198.51.100.1', '198.51.100.2', '198.51.100.3'])).toEqual([200, 200, 429])
})

test('S19 behind a trusted proxy limits count the visitor, and addresses added by the visitor are ignored', async () => {
  const { ask } = await aServer({ settings: { ...two, TRUST_PROXY: '127.0.0.1' } })
  expect(await askedAs(ask, ['198.51.100.1', '198.51.100.2', '198.51.100.3'])).toEqual([200, 200, 200])
  const spoofed = ['203.0.113.1, 198.51.100.9', '203.0.113.2, 198.51.100.9', '203.0.113.3, 198.51.100.9']
  expect(await askedAs(ask, spoofed)).toEqual([200, 200, 429])
  // A peer that is not a proxy is not trusted.
  const alone = ['198.51.100.4', '198.51.100.5', '198.51.100.6']
  expect(await askedAs(ask, alone, '192.0.2.9')).toEqual([200, 200, 429])
})

test('S19 all addresses of a /64 count as one visitor, and IPv4 counts the same in every notation', async () => {
  const { ask } = await aServer({ settings: { ...two, TRUST_PROXY: '127.0.0.1' } })
  expect(await askedAs(ask, ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3'])).toEqual([200, 200, 429])
  expect(await askedAs(ask, ['198.51.100.1', '::ffff:198.51.100.1', '::ffff:c633:6401'])).toEqual([200, 200, 429])
})

test('S19 counters survive a restart', async () => {
  const { ask, config, db, secrets, clock } = await aServer({
    settings: { ...two, LIMIT_OTP_TRIES_PER_ADDRESS_HOUR: '1' },
  })
  await askedAs(ask, ['198.51.100.1', '198.51.100.2'])
  const wrong = {
    method: 'POST',
    url: '/v1/jwt-auth/verify-otp',
    payload: { phoneOrEmail: aPhone(), otp: '123456' },
  } as const
  expect((await ask(wrong)).statusCode).toBe(422)
  const restarted = await buildApp({ config, db, secrets, clock: clock.now })
  const askAgain: Door = (request) => restarted.inject(request)
  expect(await askedAs(askAgain, ['198.51.100.3'])).toEqual([429])
  expect((await restarted.inject(wrong)).statusCode).toBe(429)
  await restarted.close()
})
