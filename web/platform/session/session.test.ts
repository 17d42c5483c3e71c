import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pair, pretendBrowser, refusal } from './pretend-world.ts'
import { createSession, type SessionClient } from './session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(browser: ReturnType<typeof pretendBrowser>) {
  const session: SessionClient = createSession(browser.world(() => session))
  browser.tabs.add(session)
  session.start()
  return session
}

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('nothing stored: signed out, without a request', async () => {
  const browser = pretendBrowser(undefined)
  expect(open(browser).state.get()).toEqual({ status: 'signed-out', why: 'nobody' })
  expect(browser.server.exchanges).toBe(0)
})

test('B-04 a stored token is exchanged at start, and again 5 s before the access token expires', async () => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  await later()
  expect(session.state.get()).toMatchObject({ status: 'signed-in', claims: { name: 'Ravi Kumar' } })
  expect(browser.stored()).toBe('refresh-1')
  await later(594_000)
  expect(browser.server.exchanges).toBe(1)
  await later(1000)
  expect(browser.stored()).toBe('refresh-2')
})

test('B-05 concurrent callers share one refresh', async () => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  const tokens = await Promise.all([session.bearer(), session.bearer(), session.bearer()])
  expect(new Set(tokens).size).toBe(1)
  const renewed = Promise.all(tokens.map((token) => session.renew(token)))
  await later(1000)
  expect(new Set(await renewed)).toEqual(new Set([pair(2).accessToken]))
  expect(session.renewals.get()).toBe(1)
})

test('B-07 a refusal at start clears and reports, without navigation', async () => {
  const browser = pretendBrowser('old')
  browser.server.answer = () => Promise.reject(refusal(401))
  const session = open(browser)
  await later()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'ended' })
  expect(browser.stored()).toBeUndefined()
  expect(browser.seen).toEqual(['report'])
})

test.each([new TypeError('Failed to fetch'), refusal(503), refusal(429)])(
  'B-07 unreachable at start: the token stays, and the session returns once online: %s',
  async (failure) => {
    const browser = pretendBrowser('old')
    const answer = browser.server.answer
    browser.server.answer = () => Promise.reject(failure)
    const session = open(browser)
    await later()
    expect(session.state.get().status).toBe('signed-out')
    expect(browser.stored()).toBe('old')
    browser.server.answer = answer
    session.recheck()
    await later(1000)
    expect(session.state.get().status).toBe('signed-in')
  },
)

test('B-04 B-06 a later server failure never signs out; retries slow down', async () => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  await later()
  browser.server.answer = () => Promise.reject(refusal(503))
  await later(595_000 + 2000 + 4000)
  expect(browser.server.exchanges).toBe(4)
  expect(session.state.get().status).toBe('signed-in')
})

test.each([401, 403])('B-06 a later refusal (%i) signs out', async (status) => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  await later()
  browser.server.answer = () => Promise.reject(refusal(status))
  await later(595_000)
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'ended' })
  expect(browser.seen).toEqual(['leave'])
})

test('B-08 sign-out clears first, then notifies the server and every other tab', async () => {
  const browser = pretendBrowser('old')
  const [first, second] = [open(browser), open(browser)]
  await later(2000)
  first.signOut()
  await later()
  expect([first, second].map(({ state }) => state.get())).toEqual(Array(2).fill({ status: 'signed-out', why: 'asked' }))
  expect(browser.seen).toEqual([expect.stringMatching(/^logout refresh-/), 'leave', 'leave'])
})

test('R9 B-05 two tabs whose tokens expire together refresh once', async () => {
  const browser = pretendBrowser('old')
  const [first, second] = [open(browser), open(browser)]
  await later(2000)
  const before = browser.server.exchanges
  const tokens = Promise.all([first, second].map(async (tab) => tab.renew(await tab.bearer())))
  await later(2000)
  expect(browser.server.exchanges).toBe(before + 1)
  expect(new Set(await tokens).size).toBe(1)
})

test('B-08 sign-out in another tab while this one is offline: it follows, once', async () => {
  const browser = pretendBrowser('old')
  browser.tab.somebodys = true
  browser.server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const session = open(browser)
  await later()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'nobody' })
  browser.clearStorage()
  session.storageChanged()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'asked' })
  // Its traces are gone by now (`hand-over.ts`).
  browser.tab.somebodys = false
  session.recheck()
  expect(browser.seen.filter((action) => action === 'leave')).toEqual(['leave'])
})

test('B-08 sign-out in another tab while this one starts: signed out', async () => {
  const browser = pretendBrowser('old')
  browser.server.answer = () => new Promise(() => {})
  const session = open(browser)
  await later()
  browser.clearStorage()
  session.storageChanged()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'asked' })
})

test('B-09 another user signs in in another tab: this tab reloads', async () => {
  const browser = pretendBrowser('old')
  const [first] = [open(browser), open(browser)]
  await later(2000)
  first.heard({ kind: 'tokens', ...pair(9, { userId: 'user-2' }) })
  expect(browser.seen).toEqual(['reload'])
})

test('B-08 an answer that arrives after sign-out does not sign in again', async () => {
  const browser = pretendBrowser('old')
  let answer: (tokens: ReturnType<typeof pair>) => void = () => {}
  browser.server.answer = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const session = open(browser)
  await later()
  session.signOut()
  answer(pair(5))
  await later()
  expect(session.state.get().status).toBe('signed-out')
  expect(browser.stored()).toBeUndefined()
})
