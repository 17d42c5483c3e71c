import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readClaims } from './claims.ts'
import { lastPerson } from './hand-over.ts'
import { anAccessToken } from './pretend-world.ts'
import { type SignedOut, sessionState } from './state.ts'

/** What lies in the tab's storage, as a browser's `Object.keys` sees it. */
let kept: Record<string, string>

beforeEach(() => {
  kept = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
    removeItem: (key: string) => delete kept[key],
  }
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionState.set({ status: 'starting' })
})

function signIn(userId: string) {
  const accessToken = anAccessToken({ userId })
  const claims = readClaims(accessToken)
  if (claims !== undefined) sessionState.set({ status: 'signed-in', accessToken, claims, receivedAt: 0 })
}
const signOut = (why: SignedOut['why']) => sessionState.set({ status: 'signed-out', why })
const leave = () => Object.assign(kept, { 'yantra.messages': '[1]', 'yantra.wanted': '/cart', other: 'x' })

test('B-09 what a person left whose session ended waits for them, and goes when somebody else signs in', () => {
  signIn('user-1')
  leave()
  signOut('ended')
  signIn('user-1')
  expect(kept['yantra.messages']).toBe('[1]')
  signOut('ended')
  signIn('user-2')
  expect(kept).toEqual({ 'yantra.person': 'user-2', 'yantra.wanted': '/cart', other: 'x' })
})

test('B-09 somebody else in another tab: the same', () => {
  signIn('user-1')
  leave()
  sessionState.set({ status: 'starting' })
  signIn('user-2')
  expect(kept['yantra.messages']).toBeUndefined()
})

test('B-08 signing out leaves nothing of ours', () => {
  signIn('user-1')
  leave()
  signOut('asked')
  expect(kept).toEqual({ other: 'x' })
  expect(lastPerson()).toBeUndefined()
})

test('what a visitor did before signing in is theirs', () => {
  leave()
  signIn('user-1')
  expect(kept['yantra.messages']).toBe('[1]')
})
