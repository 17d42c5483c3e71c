import { expect, test } from 'vitest'
import { TooLate, within } from './within.ts'

test('work that is done in time answers, or fails, as it would alone', async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7)
  await expect(within(1000, Promise.reject(new Error('its own')))).rejects.toThrow('its own')
})

test('work that is late is given up', async () => {
  await expect(within(20, new Promise(() => {}))).rejects.toBeInstanceOf(TooLate)
})
