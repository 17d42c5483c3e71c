import { expect, test } from 'vitest'
import { secondsToWait } from './limits.ts'

const at = (minutes: number) => new Date(minutes * 60_000)
test.each([
  [[], undefined, undefined],
  [[at(0), at(1)], undefined, undefined],
  [[at(0)], 2, undefined],
  [[at(0), at(10)], 2, 30 * 60],
  [[at(0), at(10), at(20)], 2, 40 * 60],
  [[], 0, 60 * 60],
])('after %j, with a limit of %s an hour, one waits %s seconds at minute 30', (times, limit, seconds) => {
  expect(secondsToWait(times, limit, 3600, at(30))).toBe(seconds)
})
