import { expect, test } from 'vitest'
import { isLast, whyNotRemove } from './administration.rules.ts'
import { maskedEmail, maskedName } from './registration.rules.ts'

test.each([
  ['Rahul', 'Sharma', 'R***l S.'],
  ['Asha', '', 'A***a'],
  ['राहुल', 'शर्मा', 'र***ल श.'],
  ['', '', ''],
])('B-29 %s %s is shown as %s', (firstName, lastName, masked) => {
  expect(maskedName(firstName, lastName)).toBe(masked)
})

test('B-29 of an e-mail address the first character and the domain are shown', () => {
  expect(maskedEmail('rahul@acme.in')).toBe('r***@acme.in')
})

test('R12 nobody removes themself, nobody the last administrator', () => {
  expect(whyNotRemove(['a', 'b'], 'a', 'a')).toBe('own-account')
  expect(whyNotRemove(['b'], 'a', 'b')).toBe('last-admin')
  expect(whyNotRemove(['a', 'b'], 'a', 'b')).toBeUndefined()
  expect(whyNotRemove(['a'], 'a', 'c')).toBeUndefined()
  expect(isLast(['a'], 'a')).toBe(true)
  expect(isLast(['a', 'b'], 'a')).toBe(false)
})
