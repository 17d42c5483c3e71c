import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLastingStore, createStore, whenSessionEnds } from '#web/platform/store.ts'
import { readClaims } from './claims.ts'
import { lastPerson as lastPersonOf, watchHandOver } from './hand-over.ts'
import { anAccessToken } from './pretend-world.ts'
import { type SignedOut, sessionStates } from './state.ts'

const sessionState = sessionStates.customer
const lastPerson = () => lastPersonOf('customer')
watchHandOver('customer')

/** The tab's session storage, as `Object.keys` sees it, and the local storage of all tabs. */
let kept: Record<string, string>
let stored: Record<string, string>

const storage = (entries: () => Record<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => entries()[key] ?? null,
      setItem: (key: string, value: string) => (entries()[key] = value),
      removeItem: (key: string) => delete entries()[key],
    },
    {
      ownKeys: () => Object.keys(entries()),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )

beforeEach(() => {
  kept = {}
  stored = {}
  vi.stubGlobal(
    'sessionStorage',
    storage(() => kept),
  )
  vi.stubGlobal(
    'localStorage',
    storage(() => stored),
  )
})
afterEach(() => {
  signOut('asked')
  vi.unstubAllGlobals()
  sessionState.set({ status: 'starting' })
})

function signIn(userId: string) {
  const accessToken = anAccessToken({ userId })
  const claims = readClaims(accessToken)
  stored['refreshToken'] = 'x'
  if (claims !== undefined) sessionState.set({ status: 'signed-in', accessToken, claims, receivedAt: 0 })
}
function signOut(why: SignedOut['why']) {
  delete stored['refreshToken']
  sessionState.set({ status: 'signed-out', why })
}

const chosen = createStore<readonly string[]>([])
const ofDevice = createLastingStore('pune')
const cache = new Map<string, string>()
whenSessionEnds(() => cache.clear())

/** Leaves a user's traces in memory and in the tab. */
function leave() {
  Object.assign(kept, { 'yantra.messages': '[1]', 'yantra.compare': 'jlg-600aj', 'yantra.wanted': '/cart', other: 'x' })
  chosen.set(['jlg-600aj'])
  ofDevice.set('mumbai')
  cache.set('cart', '3 machines')
}
const inMemory = () => ({ chosen: chosen.get(), cached: cache.size })

describe('an ended session leaves nothing of its user', () => {
  test.each([
    ['signed out here or in another tab', 'asked'],
    ['ended by a refused refresh', 'ended'],
    ['replaced by a role that does not count as logged in, or gone before a reload', 'nobody'],
  ] as const)('%s', (_, why) => {
    signIn('user-1')
    leave()
    signOut(why)
    expect(kept).toEqual({})
    expect(inMemory()).toEqual({ chosen: [], cached: 0 })
  })

  test('B-09 another user in this tab starts clean, whatever came between', () => {
    signIn('user-1')
    leave()
    sessionState.set({ status: 'starting' })
    signIn('user-2')
    // A visitor's wish belongs to the user who signs in next.
    expect(kept).toEqual({ 'yantra.person': 'user-2', 'yantra.wanted': '/cart' })
    expect(inMemory()).toEqual({ chosen: [], cached: 0 })
  })

  test("the device's own state stays", () => {
    signIn('user-1')
    leave()
    signOut('asked')
    expect(ofDevice.get()).toBe('mumbai')
  })
})

test('only a user signed out by a refused refresh is remembered for the way back', () => {
  signIn('user-1')
  signOut('ended')
  expect(lastPerson()).toBe('user-1')
  signIn('user-2')
  signOut('asked')
  expect(lastPerson()).toBeUndefined()
})

test('B-07 offline at start, everything waits for its user', () => {
  signIn('user-1')
  leave()
  sessionState.set({ status: 'signed-out', why: 'nobody' })
  expect(kept['yantra.messages']).toBe('[1]')
  expect(inMemory()).toEqual({ chosen: ['jlg-600aj'], cached: 1 })
})

test("a visitor's actions before sign-in belong to the user who signs in", () => {
  leave()
  signIn('user-1')
  expect(kept['yantra.messages']).toBe('[1]')
  expect(inMemory()).toEqual({ chosen: ['jlg-600aj'], cached: 1 })
})
