import { expect, test } from 'vitest'
import { secondsToWait, secondsUntil, tooManyRequests } from './limits.ts'

const at = (minutes: number) => new Date(minutes * 60_000)
test.each([
  [[], undefined, undefined],
  [[at(0), at(1)], undefined, undefined],
  [[at(0)], 2, undefined],
  [[at(0), at(10)], 2, 30 * 60],
  [[at(0), at(10), at(20)], 2, 40 * 60],
  [[], 0, 60 * 60],
])('after %j, with a limit of %s an hour, the wait at minute 30 is %s seconds', (times, limit, seconds) => {
  expect(secondsToWait(times, limit, 3600, at(30))).toBe(seconds)
})

test('times before the window do not count', () => {
  expect(secondsToWait([at(0), at(10)], 1, 3600, at(65))).toBe(5 * 60)
})

test('Retry-After is in whole seconds, at least one', () => {
  expect(secondsUntil(new Date(41_200), at(0))).toBe(42)
  expect(secondsUntil(at(0), at(0))).toBe(1)
})

test.each([
  [1, '1 min'],
  [61, '2 min'],
  [3600, '1 h 0 min'],
  [17_280, '4 h 48 min'],
])('a refusal for %s seconds says "try again in %s"', (seconds, wait) => {
  expect(tooManyRequests(seconds)).toMatchObject({
    retryAfterSeconds: seconds,
    message: `Too many requests. Please try again in ${wait}.`,
  })
})
