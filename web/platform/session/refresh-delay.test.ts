import { expect, test } from 'vitest'
import { REFRESH_BEFORE_EXPIRY_SECONDS as promised } from '#contract/session.ts'
import { backOffMs, REFRESH_BEFORE_EXPIRY_SECONDS, refreshDelayMs } from './refresh-delay.ts'

test('B-04 the copy equals the contract', () => {
  expect(REFRESH_BEFORE_EXPIRY_SECONDS).toBe(promised)
})

test.each([
  ['ten minutes: 5 s before expiry', 600, 595_000],
  ['11 s', 11, 6000],
  ['a very short life: half of it', 10, 5000],
  ['one second', 1, 1000],
  ['already expired', 0, 1000],
  ['longer than a timer can run', 4_000_000, 2 ** 31 - 1],
])('B-04 %s', (_, life, delay) => {
  expect(refreshDelayMs({ iat: 7, exp: 7 + life })).toBe(delay)
})

test('B-04 each failure in a row waits longer, up to a minute', () => {
  expect([1, 2, 3, 6, 40].map(backOffMs)).toEqual([2000, 4000, 8000, 60_000, 60_000])
})
