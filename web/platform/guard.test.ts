import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireRefreshToken } from './guard.ts'
import { takeWantedPath } from './take-wanted-path.ts'

const ORIGIN = 'https://yantra.example'

/** The part of the browser's storage that the guard uses. */
function storage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function guarded(path: string) {
  try {
    requireRefreshToken('customer')({ request: new Request(ORIGIN + path) })
    return undefined
  } catch (thrown) {
    return thrown as Response
  }
}

test('B-11 any string passes as a token: the guard only navigates', () => {
  localStorage.setItem('refreshToken', 'x')
  expect(guarded('/cart')).toBeUndefined()
})

test.each(['/cart', '/cart?next=//evil.example', '//evil.example/cart', '/\\evil.example', '/cart#//evil.example'])(
  'S12 B-11 without a token %s leads to the home page, and after sign-in to this site',
  (path) => {
    const reply = guarded(path)
    expect([reply?.status, reply?.headers.get('location')]).toEqual([302, '/'])
    expect(new URL(takeWantedPath() ?? '/', ORIGIN).origin).toBe(ORIGIN)
  },
)
