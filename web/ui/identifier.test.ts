import { expect, test } from 'vitest'
import { cleanIdentifier, isPhoneLike } from './identifier.ts'

test.each([
  ['98765', '98765'],
  ['9876543210', '9876543210'],
  ['98765432109', '9876543210'],
  ['+919876543210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['9123456789', '9123456789'],
  ['+', '+'],
  ['+9', '9'],
  ['9a', '9a'],
  ['site.office@example.in', 'site.office@example.in'],
  ['98765432101@example.in', '98765432101@example.in'],
])('B-26 %j becomes %j', (typed, shown) => {
  expect(cleanIdentifier(typed)).toBe(shown)
})

test('B-26 digits of other scripts are no phone', () => {
  expect(['9876543210', '९८७६५४३२१०', '98765a', ''].map(isPhoneLike)).toEqual([true, false, false, false])
})
