import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPart } from '#tests/components/part.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { useLate } from './use-late.ts'

const show = aPart()

/** A busy machine draws late. */
const PATIENCE_MS = 20_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const Waiting = ({ busy }: { busy: boolean }) => <p>{useLate(busy) ? 'Loading' : 'Quiet'}</p>
const shown = () => document.body.textContent

test('B-51 a loader appears after 400 ms and disappears after 30 s at most', async () => {
  await show(<Waiting busy />, { width: PHONE })
  await vi.waitUntil(() => vi.getTimerCount() === 2, PATIENCE_MS)
  vi.advanceTimersByTime(399)
  expect(shown()).toContain('Quiet')
  vi.advanceTimersByTime(1)
  await vi.waitUntil(() => shown()?.includes('Loading'), PATIENCE_MS)
  vi.advanceTimersByTime(29_600)
  await vi.waitUntil(() => shown()?.includes('Quiet'), PATIENCE_MS)
})

test('B-51 nothing to wait for shows no loader', async () => {
  await show(<Waiting busy={false} />, { width: PHONE })
  await vi.waitUntil(() => shown()?.includes('Quiet'), PATIENCE_MS)
  expect(vi.getTimerCount()).toBe(0)
})
