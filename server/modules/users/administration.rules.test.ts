import { expect, test } from 'vitest'
import { isLast, whyNotRemove } from './administration.rules.ts'

test('R12 nobody removes themself, and nobody removes the last administrator', () => {
  expect(whyNotRemove(['a', 'b'], 'a', 'a')).toBe('own-account')
  expect(whyNotRemove(['b'], 'a', 'b')).toBe('last-admin')
  expect(whyNotRemove(['a', 'b'], 'a', 'b')).toBeUndefined()
  expect(whyNotRemove(['a'], 'a', 'c')).toBeUndefined()
  expect(isLast(['a'], 'a')).toBe(true)
  expect(isLast(['a', 'b'], 'a')).toBe(false)
})
