import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLastingStore } from '#web/platform/store.ts'
import { holdTokens } from './held-tokens.ts'
import { pair, pretendBrowser, refusal } from './pretend-world.ts'
import { createRefresh } from './refresh.ts'
import { SessionOver } from './session-over.ts'
import type { SessionState } from './state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function refreshing(stored: string | undefined) {
  const browser = pretendBrowser(stored)
  const tab = { heard: () => {}, storageChanged: () => {} }
  const world = browser.world(() => tab)
  const state = createLastingStore<SessionState>({ status: 'starting' })
  const held = holdTokens(world, state, () => Promise.resolve())
  return { browser, world, held, refresh: createRefresh(world, held) }
}

test('B-05 concurrent callers share the exchange, and the next one waits a second', async () => {
  const { browser, held, refresh } = refreshing('old')
  await Promise.all([refresh(), refresh()])
  expect([browser.server.exchanges, held.accessToken()]).toEqual([1, pair(1).accessToken])
  const next = refresh()
  await vi.advanceTimersByTimeAsync(999)
  expect(browser.server.exchanges).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await next
  expect(browser.server.exchanges).toBe(2)
})

test('without a signal no exchange waits for the one before', async () => {
  const { browser, refresh } = refreshing('old')
  browser.server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(refresh()).rejects.toThrow('Failed to fetch')
  await expect(refresh()).rejects.toThrow('Failed to fetch')
  expect(browser.server.exchanges).toBe(2)
})

test('B-05 tokens exchanged and shared by another tab are not exchanged again', async () => {
  const { browser, world, held, refresh } = refreshing(undefined)
  held.keep(pair(1))
  world.stored.write('refresh-2')
  const done = refresh()
  await vi.advanceTimersByTimeAsync(50)
  held.adopt(pair(2))
  await vi.advanceTimersByTimeAsync(50)
  await done
  expect([browser.server.exchanges, held.accessToken()]).toEqual([0, pair(2).accessToken])
})

test('B-07 at start a refusal ends the session, a lost connection keeps the token', async () => {
  const refused = refreshing('old')
  refused.browser.server.answer = () => Promise.reject(refusal(401))
  await expect(refused.refresh()).rejects.toMatchObject({ status: 401 })
  expect([refused.held.state.get(), refused.browser.stored()]).toEqual([
    { status: 'signed-out', why: 'ended' },
    undefined,
  ])
  const offline = refreshing('old')
  offline.browser.server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(offline.refresh()).rejects.toThrow('Failed to fetch')
  expect([offline.held.state.get(), offline.browser.stored()]).toEqual([{ status: 'signed-out', why: 'nobody' }, 'old'])
})

test('a refresh without a stored token throws SessionOver', async () => {
  await expect(refreshing(undefined).refresh()).rejects.toThrow(SessionOver)
})
