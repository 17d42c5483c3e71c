import { expect, test } from 'vitest'
import { maskedEmail, maskedName } from './registration.rules.ts'

test.each([
  ['Rahul', 'Sharma', 'R***l S.'],
  ['Asha', '', 'A***a'],
  ['राहुल', 'शर्मा', 'र***ल श.'],
  ['', '', ''],
])('B-29 %s %s is shown as %s', (firstName, lastName, masked) => {
  expect(maskedName(firstName, lastName)).toBe(masked)
})

test('B-29 a masked email address shows the first character and the domain', () => {
  expect(maskedEmail('rahul@acme.in')).toBe('r***@acme.in')
})
