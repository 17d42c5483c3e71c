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

test('nothing stored: nobody is signed in, and the server is not asked', async () => {
  const browser = pretendBrowser(undefined)
  expect(open(browser).state.get()).toEqual({ status: 'signed-out', why: 'nobody' })
  expect(browser.server.exchanges).toBe(0)
})

test('B-04 a stored token is traded at start, and again 5 s before the access token ends', async () => {
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

test('B-05 callers at the same time share one refresh', async () => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  const tokens = await Promise.all([session.bearer(), session.bearer(), session.bearer()])
  expect(new Set(tokens).size).toBe(1)
  const renewed = Promise.all(tokens.map((token) => session.renew(token)))
  await later(1000)
  expect(new Set(await renewed)).toEqual(new Set([pair(2).accessToken]))
  expect(session.renewals.get()).toBe(1)
})

test('B-07 refused at start: forgotten and reported, without going anywhere', async () => {
  const browser = pretendBrowser('old')
  browser.server.answer = () => Promise.reject(refusal(401))
  const session = open(browser)
  await later()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'ended' })
  expect(browser.stored()).toBeUndefined()
  expect(browser.seen).toEqual(['report'])
})

test.each([new TypeError('Failed to fetch'), refusal(503), refusal(429)])(
  'B-07 unreachable at start keeps the token, and being online again restores the session: %s',
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

test('B-04 B-06 a failing server later on signs nobody out; it is asked again more and more slowly', async () => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  await later()
  browser.server.answer = () => Promise.reject(refusal(503))
  await later(595_000 + 2000 + 4000)
  expect(browser.server.exchanges).toBe(4)
  expect(session.state.get().status).toBe('signed-in')
})

test.each([401, 403])('B-06 refused later on (%i): signed out', async (status) => {
  const browser = pretendBrowser('old')
  const session = open(browser)
  await later()
  browser.server.answer = () => Promise.reject(refusal(status))
  await later(595_000)
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'ended' })
  expect(browser.seen).toEqual(['leave'])
})

test('B-08 sign-out forgets first, tells the server, and every other tab follows', async () => {
  const browser = pretendBrowser('old')
  const [first, second] = [open(browser), open(browser)]
  await later(2000)
  first.signOut()
  await later()
  expect([first, second].map(({ state }) => state.get())).toEqual(Array(2).fill({ status: 'signed-out', why: 'asked' }))
  expect(browser.seen).toEqual([expect.stringMatching(/^logout refresh-/), 'leave', 'leave'])
})

test('R9 B-05 two tabs whose tokens end together refresh once', async () => {
  const browser = pretendBrowser('old')
  const [first, second] = [open(browser), open(browser)]
  await later(2000)
  const before = browser.server.exchanges
  const tokens = Promise.all([first, second].map(async (tab) => tab.renew(await tab.bearer())))
  await later(2000)
  expect(browser.server.exchanges).toBe(before + 1)
  expect(new Set(await tokens).size).toBe(1)
})

test('B-08 signed out elsewhere while this tab was without a connection: it follows, once', async () => {
  const browser = pretendBrowser('old')
  browser.tab.somebodys = true
  browser.server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const session = open(browser)
  await later()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'nobody' })
  browser.forget()
  session.storageChanged()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'asked' })
  // What it held is gone by now (`hand-over.ts`).
  browser.tab.somebodys = false
  session.recheck()
  expect(browser.seen.filter((action) => action === 'leave')).toEqual(['leave'])
})

test('B-08 signed out elsewhere while this tab starts: nobody is signed in', async () => {
  const browser = pretendBrowser('old')
  browser.server.answer = () => new Promise(() => {})
  const session = open(browser)
  await later()
  browser.forget()
  session.storageChanged()
  expect(session.state.get()).toEqual({ status: 'signed-out', why: 'asked' })
})

test('B-09 another person signs in elsewhere: this tab starts anew', async () => {
  const browser = pretendBrowser('old')
  const [first] = [open(browser), open(browser)]
  await later(2000)
  first.heard({ kind: 'tokens', ...pair(9, { userId: 'user-2' }) })
  expect(browser.seen).toEqual(['reload'])
})

test('B-08 an answer that comes after signing out signs nobody in again', async () => {
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
