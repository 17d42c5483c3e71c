import { expect, test } from 'vitest'
import { loadPart, missingPart } from './load-part.ts'

test('a part that loads is returned; one that fails is reported and stays pending', async () => {
  expect(await loadPart(async () => 'here')).toBe('here')
  expect(missingPart.get()).toBe(false)
  const part = loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.poll(() => missingPart.get()).toBe(true)
  expect(await Promise.race([part, Promise.resolve('still waiting')])).toBe('still waiting')
})
