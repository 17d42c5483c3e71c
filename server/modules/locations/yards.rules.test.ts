import { expect, test } from 'vitest'
import { greatCircleKm, nearestOf } from './yards.rules.ts'

const mumbai = { latitude: 19.076, longitude: 72.8777 }
const pune = { latitude: 18.5204, longitude: 73.8567 }
const delhi = { latitude: 28.6139, longitude: 77.209 }

// By the great circle from the coordinates of the cities' centres, computed apart.
test.each([
  [mumbai, pune, 120],
  [mumbai, delhi, 1148],
  [pune, delhi, 1173],
])('from %j to %j are about %i km', (from, to, km) => {
  expect(Math.round(greatCircleKm(from, to))).toBe(km)
  expect(greatCircleKm(to, from)).toBeCloseTo(greatCircleKm(from, to))
})

test('the distance from a point to itself is zero', () => expect(greatCircleKm(pune, pune)).toBe(0))

test('a degree of latitude is 111.2 km', () =>
  expect(greatCircleKm({ latitude: 20, longitude: 75 }, { latitude: 21, longitude: 75 })).toBeCloseTo(111.19, 1))

test('the nearest place wins, and no place is nearest to none', () => {
  expect(nearestOf([delhi, pune], mumbai)?.place).toBe(pune)
  expect(nearestOf([], mumbai)).toBeUndefined()
})
