import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPart } from '#tests/components/part.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { stayOpen } from '#web/platform/stay-open.ts'
import { VerifiedStep } from './verified-step.tsx'

const show = aPart()
/** A busy machine draws late. */
const PATIENCE_MS = 20_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

async function verified() {
  const goOn = vi.fn<() => void>()
  await show(<VerifiedStep onContinue={goOn} />, { width: PHONE })
  const button = await vi.waitUntil(() => document.querySelector('button'), PATIENCE_MS)
  return { goOn, button }
}

test('B-50 the verified step moves on after five seconds', async () => {
  stayOpen.set(false)
  const { goOn } = await verified()
  vi.advanceTimersByTime(4800)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(goOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  await vi.waitUntil(() => goOn.mock.calls.length > 0, PATIENCE_MS)
  expect(goOn).toHaveBeenCalledTimes(1)
})

test.each(['the user reads it', 'the user keeps messages open'])('B-50 it waits while %s', async (why) => {
  stayOpen.set(why !== 'the user reads it')
  const { goOn, button } = await verified()
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: why === 'the user reads it' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.advanceTimersByTime(20_000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(goOn).not.toHaveBeenCalled()
  button.click()
  expect(goOn).toHaveBeenCalledTimes(1)
})
