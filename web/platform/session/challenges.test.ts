import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { createChallenges } from './challenges.ts'

const PHONE = '9876543210'
const wrong = new ApiProblem({ type: '/problems/invalid-otp', title: '', status: 422, detail: '' })
const over = new ApiProblem({ type: '/problems/too-many-requests', title: '', status: 429, detail: '' })

/** Enters a code that is right for one challenge; returns the challenges tried. */
async function entered(challenges: ReturnType<typeof createChallenges>, right: string | undefined, refusal = wrong) {
  const tried: (string | undefined)[] = []
  const attempt = (challenge?: string) => {
    tried.push(challenge)
    return challenge === right ? Promise.resolve() : Promise.reject(refusal)
  }
  await challenges.enter(PHONE, attempt).catch(() => tried.push('refused'))
  return tried
}

test('each phone or e-mail address has its own challenge for its code', async () => {
  const challenges = createChallenges()
  challenges.keep(PHONE, 'first')
  challenges.keep('ravi@kulkarni.example', 'other')
  expect(challenges.has(PHONE)).toBe(true)
  expect(await entered(challenges, 'first')).toEqual(['first'])
})

test('B-15 the previous code is good too, older ones are not', async () => {
  const challenges = createChallenges()
  for (const challenge of ['first', 'second', 'third']) challenges.keep(PHONE, challenge)
  expect(await entered(challenges, 'second')).toEqual(['third', 'second'])
  expect(await entered(challenges, 'first')).toEqual(['third', 'second', 'refused'])
  expect(await entered(challenges, 'second', over)).toEqual(['third', 'refused'])
})

test('a code that this tab did not request, or requested long ago, is sent without a challenge', async () => {
  vi.useFakeTimers()
  const challenges = createChallenges()
  expect(challenges.has(PHONE)).toBe(false)
  expect(await entered(challenges, undefined)).toEqual([undefined])
  challenges.keep(PHONE, 'first')
  vi.advanceTimersByTime(300_000)
  expect(await entered(challenges, undefined)).toEqual([undefined])
  vi.useRealTimers()
})
