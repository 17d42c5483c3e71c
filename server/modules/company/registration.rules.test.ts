import { expect, test } from 'vitest'
import { isLast, whyNotRemove } from './administration.rules.ts'
import { maskedEmail, maskedName, secondsToWait } from './registration.rules.ts'

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

const at = (minutes: number) => new Date(minutes * 60_000)
test.each([
  [[], undefined, undefined],
  [[at(0), at(1)], undefined, undefined],
  [[at(0)], 2, undefined],
  [[at(0), at(10)], 2, 30 * 60],
  [[at(0), at(10), at(20)], 2, 40 * 60],
  [[], 0, 60 * 60],
])('after look-ups at %j, limit %s an hour, one waits %s seconds at minute 30', (times, limit, seconds) => {
  expect(secondsToWait(times, limit, 3600, at(30))).toBe(seconds)
})

test('R12 nobody removes themself, nobody the last administrator', () => {
  expect(whyNotRemove(['a', 'b'], 'a', 'a')).toBe('own-account')
  expect(whyNotRemove(['b'], 'a', 'b')).toBe('last-admin')
  expect(whyNotRemove(['a', 'b'], 'a', 'b')).toBeUndefined()
  expect(whyNotRemove(['a'], 'a', 'c')).toBeUndefined()
  expect(isLast(['a'], 'a')).toBe(true)
  expect(isLast(['a', 'b'], 'a')).toBe(false)
})
