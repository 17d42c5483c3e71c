import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audienceOf, audiences } from './audiences.ts'
import { browserWorld } from './browser-world.ts'
import { pair } from './pretend-world.ts'
import { createSession } from './session.ts'
import { sessionStates } from './state.ts'
import { listenToTabs } from './tabs.ts'

const stored = new Map<string, string>()
const ofTab = new Map<string, string>()
const locks: string[] = []

/** Without the holder of a session, which `hand-over.ts` keeps beside it where that is loaded. */
const tokens = () => [...stored].filter(([key]) => key.endsWith('refreshToken'))

const storage = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
})

beforeEach(() => {
  vi.stubGlobal('localStorage', storage(stored))
  vi.stubGlobal('sessionStorage', storage(ofTab))
  vi.stubGlobal('location', { assign: () => {} })
  vi.stubGlobal('navigator', {
    locks: { request: (name: string, work: () => Promise<void>) => (locks.push(name), work()) },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

test('no two audiences share a name', () => {
  const names = Object.values(audiences).flatMap((facts) => Object.values(facts))
  expect(new Set(names).size).toBe(names.length)
})

test('each audience has its own session in a browser: tokens, tabs and lock', async () => {
  const heard: string[] = []
  // Two channels share a name; the first receives messages of the second.
  for (const who of ['another customer', 'customer'] as const) listenToTabs('customer', () => heard.push(who))
  listenToTabs('desk', () => heard.push('desk'))
  const [customer, desk] = (['customer', 'desk'] as const).map((audience) =>
    createSession(browserWorld(audience), sessionStates[audience]),
  )
  customer?.signIn(pair(1, { userId: 'a-customer' }))
  desk?.signIn(pair(2, { userId: 'of-staff', role: 'ROLE_STAFF' }))
  expect(tokens()).toEqual([
    ['refreshToken', 'refresh-1'],
    ['desk.refreshToken', 'refresh-2'],
  ])
  customer?.signOut()
  expect(sessionStates.desk.get()).toMatchObject({ status: 'signed-in', claims: { userId: 'of-staff' } })
  expect(tokens()).toEqual([['desk.refreshToken', 'refresh-2']])
  await browserWorld('customer').locked(async () => {})
  await browserWorld('desk').locked(async () => {})
  expect(locks).toEqual(['session', 'desk.session'])
  await expect.poll(() => heard).toEqual(['another customer', 'another customer'])
})

test("the desk's session carries staff calls, the customer's session all others", () => {
  expect(audienceOf('staff:read')).toBe('desk')
  expect(audienceOf('staff:settings')).toBe('desk')
  expect(audienceOf('customer')).toBe('customer')
  expect(audienceOf('new-user-or-customer')).toBe('customer')
})
