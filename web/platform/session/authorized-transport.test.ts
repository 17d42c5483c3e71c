import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkPaths } from '#contract/paths.links.ts'
import { signedInPaths } from '#contract/paths.signed-in.ts'
import { paths } from '#contract/paths.ts'
import type { PathName } from '#web/platform/call.ts'
import '#web/platform/link-paths.ts'
import { authorizedTransport } from './authorized-transport.ts'
import { pretendBrowser, refusal } from './pretend-world.ts'
import { createSession, type SessionClient } from './session.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
})
afterEach(() => {
  vi.useRealTimers()
})

const reply = (status: number) => new Response(null, { status })

async function signedIn(
  answers: (bearer: string, round: number) => number,
  registration: { token?: string } = { token: 'newcomer' },
) {
  const browser = pretendBrowser('old')
  const session: SessionClient = createSession(browser.world(() => session))
  session.start()
  await session.bearer()
  vi.setSystemTime(Date.now() + 1000)
  const bearers: string[] = []
  const send = async (_: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get('authorization') ?? ''
    bearers.push(bearer)
    return reply(answers(bearer, bearers.length))
  }
  return {
    browser,
    session,
    bearers,
    transport: authorizedTransport({ send, sessionOf: () => session, registration: () => registration.token }),
  }
}

const cart = ['/v1/enquiry-cart/enquiry-cart-line-items', {}, 'listCartItems'] as const

test('B-20 public calls carry no token, a registration carries its own', async () => {
  const { transport, bearers } = await signedIn(() => 200)
  await transport('/v1/public/locations', {}, 'listLocations')
  await transport('/v1/jwt-auth/request-otp', {}, 'requestOtp')
  await transport('/v1/user/register', {}, 'registerUser')
  expect(bearers).toEqual(['', '', 'Bearer newcomer'])
})

const opening = (isOpen: (access: string) => boolean) =>
  Object.entries({ ...paths, ...signedInPaths }).flatMap(([name, { path, access }]) =>
    isOpen(access) ? [[path, {}, name as PathName] as const] : [],
  )

test('each call carries the token that its access names, whatever its path', async () => {
  const { transport, bearers } = await signedIn(() => 200)
  const toAnybody = opening((access) => access === 'public')
  const ofNewUsers = opening((access) => access.startsWith('new-user'))
  const ofCustomers = opening((access) => access !== 'public' && !access.startsWith('new-user'))
  for (const asked of [...toAnybody, ...ofNewUsers, ...ofCustomers]) await transport(...asked)
  expect(new Set(bearers.splice(0, toAnybody.length))).toEqual(new Set(['']))
  expect(new Set(bearers.splice(0, ofNewUsers.length))).toEqual(new Set(['Bearer newcomer']))
  expect(bearers).toHaveLength(ofCustomers.length)
  expect(bearers.filter((bearer) => bearer === '' || bearer === 'Bearer newcomer')).toEqual([])
})

test('calls by a signed link carry no session, and their refusal ends none', async () => {
  const { transport, bearers, session } = await signedIn(() => 401)
  for (const [name, { path }] of Object.entries(linkPaths)) await transport(path, {}, name as PathName)
  expect(new Set(bearers)).toEqual(new Set(['']))
  expect(session.state.get().status).toBe('signed-in')
})

test('registering a company and requesting access carry the registration token', async () => {
  const { transport, bearers } = await signedIn(() => 403)
  await transport('/v1/register/gst-details', {}, 'getRegisterGstDetails')
  await transport('/v1/register/confirm', {}, 'confirmRegistration')
  await transport('/v1/register/request-access', {}, 'registerWithAccessRequest')
  expect(bearers).toEqual(['Bearer newcomer', 'Bearer newcomer', 'Bearer newcomer'])
  await transport('/v1/company/register', {}, 'registerCompany')
  expect(bearers.at(-1)).not.toBe('Bearer newcomer')
})

test('invitations are read and accepted with the registration token, while there is one', async () => {
  const invitations = async (registration: { token?: string }) => {
    const { transport, bearers } = await signedIn(() => 200, registration)
    await transport('/v1/user/invitations', {}, 'listOwnInvitations')
    await transport('/v1/user/invitations/1/accept', {}, 'acceptInvitation')
    return bearers
  }
  expect(await invitations({ token: 'newcomer' })).toEqual(['Bearer newcomer', 'Bearer newcomer'])
  expect(await invitations({})).not.toContain('Bearer newcomer')
})

test('B-06 401: any number of calls share one refresh and are repeated once', async () => {
  const { transport, browser } = await signedIn((_, round) => (round <= 3 ? 401 : 200))
  const replies = await Promise.all([transport(...cart), transport(...cart), transport(...cart)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(browser.server.exchanges).toBe(2)
})

test('B-06 a lasting 401 signs out', async () => {
  const { transport, session } = await signedIn(() => 401)
  expect((await transport(...cart)).status).toBe(401)
  expect(session.state.get().status).toBe('signed-out')
})

test('S11 B-06 a thousand genuine 403s: still signed in, at most two refreshes a minute', async () => {
  const { transport, session, browser } = await signedIn(() => 403)
  vi.setSystemTime(Date.now() + 31_000)
  for (let round = 0; round < 1000; round++) expect((await transport(...cart)).status).toBe(403)
  expect(browser.server.exchanges).toBe(1 + 1)
  expect(session.state.get().status).toBe('signed-in')
})

test('B-06 offline during the refresh: the refusal is shown and the session stays', async () => {
  const { transport, session, browser } = await signedIn(() => 401)
  browser.server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await transport(...cart)).status).toBe(401)
  expect(session.state.get().status).toBe('signed-in')
})

test('B-06 a refused refresh signs out', async () => {
  const { transport, session, browser } = await signedIn(() => 401)
  browser.server.answer = () => Promise.reject(refusal(403))
  await transport(...cart)
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'ended' })
})
