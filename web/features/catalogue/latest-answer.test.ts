import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latestAnswer } from './latest-answer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function asking() {
  const asked: { text: string; signal: AbortSignal; answer: (value: string) => void; fail: () => void }[] = []
  const shown: (string | undefined)[] = []
  const latest = latestAnswer<string>(
    (text, signal) =>
      new Promise((answer, reject) => {
        asked.push({ text, signal, answer, fail: () => reject(new Error('away')) })
      }),
    (answer) => shown.push(answer),
  )
  const texts = () => asked.map(({ text }) => text)
  return { latest, asked, shown, texts }
}

test('only a pause sends a request', async () => {
  const { latest, texts } = asking()
  for (const text of ['j', 'jc', 'jcb']) {
    latest.type(text)
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(200)
  expect(texts()).toEqual(['jcb'])
})

test('a new letter aborts the previous request, and its late answer is not shown', async () => {
  const { latest, asked, shown } = asking()
  latest.type('jc')
  await vi.advanceTimersByTimeAsync(200)
  latest.type('jcb')
  expect(asked[0]?.signal.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  asked[1]?.answer('second')
  asked[0]?.answer('first')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual(['second'])
})

test('a failed request shows nothing; an aborted one is silent', async () => {
  const { latest, asked, shown } = asking()
  void latest.now('jcb')
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([undefined])
  void latest.now('dg')
  latest.stop()
  asked[1]?.answer('late')
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toEqual([undefined])
})
