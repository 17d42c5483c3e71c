import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLastingStore } from '#web/platform/store.ts'
import { holdTokens } from './held-tokens.ts'
import { followOtherTabs } from './other-tabs.ts'
import { pair, pretendBrowser } from './pretend-world.ts'
import type { SessionState } from './state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function following(stored?: string) {
  const browser = pretendBrowser(stored)
  const tab = { heard: () => {}, storageChanged: () => {} }
  const world = browser.world(() => tab)
  const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const held = holdTokens(world, createLastingStore<SessionState>({ status: 'starting' }), refresh)
  return { browser, held, refresh, ...followOtherTabs(world, held, refresh) }
}

test('tokens from another tab are adopted as they are', () => {
  const { heard, held, browser } = following('refresh-1')
  heard({ kind: 'tokens', ...pair(1) })
  expect([held.accessToken(), browser.stored()]).toEqual([pair(1).accessToken, 'refresh-1'])
})

test('B-08 sign-out in another tab signs out here; a second message changes nothing', () => {
  const { heard, held, browser } = following()
  held.keep(pair(1))
  browser.clearStorage()
  heard({ kind: 'signed-out' })
  heard({ kind: 'signed-out' })
  expect([held.state.get(), browser.seen]).toEqual([{ status: 'signed-out', why: 'asked' }, ['leave']])
})

test('after sign-in in another tab, this tab requests tokens only if none arrive', async () => {
  const { storageChanged, held, refresh } = following('refresh-1')
  held.state.set({ status: 'signed-out', why: 'nobody' })
  storageChanged()
  await vi.advanceTimersByTimeAsync(299)
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledOnce()
})
