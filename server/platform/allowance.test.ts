import { expect, test } from 'vitest'
import { testClock } from '#tests/support/clock.ts'
import { allowance } from './allowance.ts'

function anAllowance(perMinute: number) {
  const clock = testClock(new Date('2026-03-04T05:06:07Z'))
  const take = allowance(perMinute, clock.now)
  const takeTimes = (times: number, address: string) => Array.from({ length: times }, () => take(address))
  return { clock, take, takeTimes }
}

test('a network has its whole allowance at once, then waits for the next one', () => {
  const { takeTimes, take, clock } = anAllowance(30)
  expect(takeTimes(31, '203.0.113.7')).toEqual([...Array.from({ length: 30 }), 2])
  expect(take('203.0.113.8')).toBeUndefined()
  clock.advance({ seconds: 2 })
  expect(takeTimes(2, '203.0.113.7')).toEqual([undefined, 2])
})

test('what is not used fills up to the allowance and no further', () => {
  const { takeTimes, clock } = anAllowance(3)
  takeTimes(4, '203.0.113.7')
  clock.advance({ hours: 1 })
  expect(takeTimes(4, '203.0.113.7')).toEqual([undefined, undefined, undefined, 20])
})

test('whoever has a /64 of IPv6 has one allowance', () => {
  const { takeTimes, take } = anAllowance(2)
  takeTimes(2, '2001:db8:0:1::1')
  expect(take('2001:db8:0:1:ffff::2')).toBe(30)
  expect(take('2001:db8:0:2::1')).toBeUndefined()
})

test('a clock that was set back takes nothing away', () => {
  const { take, clock } = anAllowance(2)
  take('203.0.113.7')
  clock.advance({ hours: -1 })
  expect(take('203.0.113.7')).toBeUndefined()
})

test('nothing allowed is nothing free', () => {
  expect(anAllowance(0).take('203.0.113.7')).toBe(60)
})
