import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberPath } from './remember-path.ts'
import { readClaims } from './session/claims.ts'
import { anAccessToken } from './session/pretend-world.ts'
import { sessionStates } from './session/state.ts'
import { takeWantedPath } from './take-wanted-path.ts'
import { isPathWanted } from './wanted-path.ts'

const ORIGIN = 'https://yantra.example'

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN })
  for (const name of ['sessionStorage', 'localStorage']) {
    const kept = new Map<string, string>()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  }
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStates.customer.set({ status: 'starting' })
})

const HOSTS = ['evil.example', 'evil。example', 'evil．example', '3232235777', 'yantra.example@evil.example', '[::1]']
const STARTS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '\0//',
  '/./\\',
  '/.//',
  '/..//',
  '/x/..//',
  '/%2e%2e//',
  '/%2e//',
  'http://',
  'https://',
  'https:/\\',
  'HTTPS://',
  'javascript:alert(1)//',
  'data:text/html,',
  'blob:https://',
  'ftp://',
  'vbscript:',
  '/%09/',
  '/%5c',
  '@',
  '.',
  '?next=//',
  '#//',
  '/cart#//',
  'https://yantra.example.',
]
const payloads = STARTS.flatMap((start) => HOSTS.map((host) => start + host))

test('S12 B-46 the list has more than a hundred payloads', () => {
  expect(new Set(payloads).size).toBeGreaterThan(100)
})

test.each(payloads)('S12 B-46 %j never leads away from this site', (path) => {
  rememberPath(path)
  const wanted = takeWantedPath()
  // If the history refuses the address, the router hands it to the browser, which resolves it like this.
  const landed = new URL(wanted ?? '/', `${ORIGIN}/rental/pune`)
  expect([landed.origin, landed.username, landed.protocol]).toEqual([ORIGIN, '', 'https:'])
})

test.each(['/cart', '/my-rental/manage-enquiry?filter=QUOTED&q=//x', '/my-rental/manage-enquiry/0198', '/'])(
  'B-11 %s is returned unchanged, once',
  (path) => {
    rememberPath(path)
    expect(isPathWanted()).toBe(true)
    expect(takeWantedPath()).toBe(path)
    expect([isPathWanted(), takeWantedPath()]).toEqual([false, undefined])
  },
)

test('B-09 only the user whose session ended is led back to their page', () => {
  const signedInAs = (userId: string) => {
    const accessToken = anAccessToken({ userId })
    const claims = readClaims(accessToken)
    if (claims !== undefined) sessionStates.customer.set({ status: 'signed-in', accessToken, claims, receivedAt: 0 })
  }
  for (const [who, led] of [
    ['user-1', '/my-rental/manage-enquiry'],
    ['user-2', undefined],
  ] as const) {
    rememberPath('/my-rental/manage-enquiry', 'user-1')
    signedInAs(who)
    expect(takeWantedPath()).toBe(led)
    expect(isPathWanted()).toBe(false)
  }
  rememberPath('/my-rental/manage-enquiry', 'user-1')
  rememberPath('/cart')
  expect(takeWantedPath()).toBe('/cart')
})
