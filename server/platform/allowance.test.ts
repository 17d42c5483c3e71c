import { expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { allowance } from './allowance.ts'

function anAllowance(perMinute: number) {
  const clock = testClock(new Date('2026-03-04T05:06:07Z'))
  const take = allowance(perMinute, clock.now)
  const takeTimes = (times: number, address: string) => Array.from({ length: times }, () => take(address))
  return { clock, take, takeTimes }
}

test('a network may use its whole allowance at once, then waits for the next slot', () => {
  const { takeTimes, take, clock } = anAllowance(30)
  expect(takeTimes(31, '203.0.113.7')).toEqual([...Array.from({ length: 30 }), 2])
  expect(take('203.0.113.8')).toBeUndefined()
  clock.advance({ seconds: 2 })
  expect(takeTimes(2, '203.0.113.7')).toEqual([undefined, 2])
})

test('unused slots accumulate up to the allowance and no further', () => {
  const { takeTimes, clock } = anAllowance(3)
  takeTimes(4, '203.0.113.7')
  clock.advance({ hours: 1 })
  expect(takeTimes(4, '203.0.113.7')).toEqual([undefined, undefined, undefined, 20])
})

test('all addresses of an IPv6 /64 share one allowance', () => {
  const { takeTimes, take } = anAllowance(2)
  takeTimes(2, '2001:db8:0:1::1')
  expect(take('2001:db8:0:1:ffff::2')).toBe(30)
  expect(take('2001:db8:0:2::1')).toBeUndefined()
})

test('setting the clock back takes nothing from an allowance', () => {
  const { take, clock } = anAllowance(2)
  take('203.0.113.7')
  clock.advance({ hours: -1 })
  expect(take('203.0.113.7')).toBeUndefined()
})

test('an allowance of zero has no free slots', () => {
  expect(anAllowance(0).take('203.0.113.7')).toBe(60)
})
