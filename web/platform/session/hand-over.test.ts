import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLastingStore, createStore, whenSessionEnds } from '#web/platform/store.ts'
import { readClaims } from './claims.ts'
import { lastPerson as lastPersonOf, watchHandOver } from './hand-over.ts'
import { anAccessToken } from './pretend-world.ts'
import { type SignedOut, sessionStates } from './state.ts'

const sessionState = sessionStates.customer
const lastPerson = () => lastPersonOf('customer')
watchHandOver('customer')

/** What lies in the tab's storage, as a browser's `Object.keys` sees it, and in that of all tabs. */
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

/** Somebody's traces, in memory and in the tab. */
function leave() {
  Object.assign(kept, { 'yantra.messages': '[1]', 'yantra.compare': 'jlg-600aj', 'yantra.wanted': '/cart', other: 'x' })
  chosen.set(['jlg-600aj'])
  ofDevice.set('mumbai')
  cache.set('cart', '3 machines')
}
const inMemory = () => ({ chosen: chosen.get(), cached: cache.size })

describe('a session that is over leaves nothing of its person', () => {
  test.each([
    ['signed out by hand or in another tab', 'asked'],
    ['ended by a refused refresh', 'ended'],
    ['given up for a role that is not logged in, or gone before a reload', 'nobody'],
  ] as const)('%s', (_, why) => {
    signIn('user-1')
    leave()
    signOut(why)
    expect(kept).toEqual({})
    expect(inMemory()).toEqual({ chosen: [], cached: 0 })
  })

  test('B-09 another person in this tab, whatever came between', () => {
    signIn('user-1')
    leave()
    sessionState.set({ status: 'starting' })
    signIn('user-2')
    // What a visitor signs in for is whose sign-in follows.
    expect(kept).toEqual({ 'yantra.person': 'user-2', 'yantra.wanted': '/cart' })
    expect(inMemory()).toEqual({ chosen: [], cached: 0 })
  })

  test('what belongs to the device stays', () => {
    signIn('user-1')
    leave()
    signOut('asked')
    expect(ofDevice.get()).toBe('mumbai')
  })
})

test('only who was led out by a refused refresh is known for the way back', () => {
  signIn('user-1')
  signOut('ended')
  expect(lastPerson()).toBe('user-1')
  signIn('user-2')
  signOut('asked')
  expect(lastPerson()).toBeUndefined()
})

test('B-07 without a connection at start everything waits for its person', () => {
  signIn('user-1')
  leave()
  sessionState.set({ status: 'signed-out', why: 'nobody' })
  expect(kept['yantra.messages']).toBe('[1]')
  expect(inMemory()).toEqual({ chosen: ['jlg-600aj'], cached: 1 })
})

test('what a visitor did before signing in is theirs', () => {
  leave()
  signIn('user-1')
  expect(kept['yantra.messages']).toBe('[1]')
  expect(inMemory()).toEqual({ chosen: ['jlg-600aj'], cached: 1 })
})
