import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLastingStore } from '#web/platform/store.ts'
import { holdTokens } from './held-tokens.ts'
import { pair, pretendBrowser } from './pretend-world.ts'
import type { SessionState } from './state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function held() {
  const browser = pretendBrowser(undefined)
  const tab = { heard: () => {}, storageChanged: () => {} }
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const state = createLastingStore<SessionState>({ status: 'starting' })
  return {
    browser,
    refresh,
    ...holdTokens(
      browser.world(() => tab),
      state,
      refresh,
    ),
  }
}

test('saved tokens are stored and held, and refreshed 5 s before expiry', () => {
  const { keep, accessToken, browser, refresh } = held()
  keep(pair(1))
  expect([accessToken(), browser.stored()]).toEqual([pair(1).accessToken, 'refresh-1'])
  vi.advanceTimersByTime(594_000)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(refresh).toHaveBeenCalledOnce()
})

test('an ended session is neither held nor stored, and never refreshed', () => {
  const { keep, end, state, accessToken, browser, refresh } = held()
  keep(pair(1))
  end('asked')
  expect([accessToken(), browser.stored(), state.get()]).toEqual([
    undefined,
    undefined,
    { status: 'signed-out', why: 'asked' },
  ])
  vi.advanceTimersByTime(600_000)
  expect(refresh).not.toHaveBeenCalled()
})

test('a registration token signs nobody in', () => {
  const { adopt, state } = held()
  adopt(pair(1, { role: 'ROLE_NEW_USER' }))
  expect(state.get()).toEqual({ status: 'signed-out', why: 'nobody' })
})

test('another tab is ahead until its tokens arrive', () => {
  const { keep, adopt, isBehind, browser } = held()
  expect(isBehind()).toBe(false)
  keep(pair(1))
  browser.world(() => ({ heard: () => {}, storageChanged: () => {} })).stored.write('refresh-2')
  expect(isBehind()).toBe(true)
  adopt(pair(2))
  expect(isBehind()).toBe(false)
})
