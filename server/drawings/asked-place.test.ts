import { expect, test } from 'vitest'
import { getsThere, placeIn } from './asked-place.ts'
import type { WorkingEnvelope } from './envelope.ts'

/** A square range from 1 m to 5 m out of a machine, whose reach counts from 0.5 m in front of its origin. */
const range = (side: 1 | -1): WorkingEnvelope => {
  const [near, far] = [0.5 + side, 0.5 + side * 5]
  return {
    tool: 'hands',
    side,
    outFrom: 0.5,
    outline: [
      [near, 0],
      [far, 0],
      [far, 4],
      [near, 4],
    ],
  }
}

test.each([1, -1] as const)('a place is as far out as was asked, on the machine’s own side (%d)', (side) => {
  expect(placeIn(range(side), { out: 3, up: 2 })).toEqual([0.5 + side * 3, 2])
  const [x] = placeIn(range(side), { out: 3, up: undefined }) ?? []
  expect(x).toBe(0.5 + side * 3)
})

test.each([1, -1] as const)(
  'a place reported as reached is marked within the range, any other outside (%d)',
  (side) => {
    for (const out of [2, 4, 6, 7]) {
      const place = { out, up: 2 }
      const [x = Number.NaN] = placeIn(range(side), place) ?? []
      const isWithin = (x - 0.5) * side <= 5
      expect(getsThere(range(side), place)).toBe(isWithin)
    }
  },
)

test('without a reach no machine is refused, and the mark stands within the range at the height', () => {
  expect(getsThere(range(1), { out: undefined, up: 2 })).toBeNull()
  const [x = Number.NaN, y] = placeIn(range(1), { out: undefined, up: 2 }) ?? []
  expect(y).toBe(2)
  expect(x).toBeGreaterThan(1.5)
  expect(x).toBeLessThan(5.5)
  expect(placeIn(range(1), { out: undefined, up: undefined })).toBeNull()
})
