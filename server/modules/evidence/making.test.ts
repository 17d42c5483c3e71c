import { expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { makingOfPacks } from './making.ts'

test('a person makes one pack at a time, and all persons together three', async () => {
  const making = makingOfPacks()
  const { promise, resolve } = Promise.withResolvers<void>()
  const tried = (person: string) =>
    making(person, async () => 'made').catch(({ problem, retryAfterSeconds }: Problem) => [problem, retryAfterSeconds])
  const running = [making('asha', () => promise)]
  expect(await tried('asha')).toEqual(['service-unavailable', 15])
  expect(await tried('ravi')).toBe('made')
  running.push(...['ravi', 'meera'].map((person) => making(person, () => promise)))
  expect(await tried('sunil')).toEqual(['service-unavailable', 15])
  resolve()
  await Promise.all(running)
  expect(await tried('asha')).toBe('made')
})
