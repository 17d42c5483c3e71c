import { expect, test } from 'vitest'
import { TooLate, within } from './within.ts'

test('work done in time returns or fails as usual', async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7)
  await expect(within(1000, Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})

test('late work is given up', async () => {
  await expect(within(20, new Promise(() => {}))).rejects.toBeInstanceOf(TooLate)
})
