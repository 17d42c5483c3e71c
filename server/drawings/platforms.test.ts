import { describe, expect, test } from 'vitest'
import { drawMachine } from './drawing.ts'
import type { Point } from './geometry.ts'
import { ARM_REACH_M } from './person.ts'

const platform = (subCategory: string, platformHeightM: number, more = {}) =>
  drawMachine({ subCategory, specs: { platformHeightM, ...more } })

const lifts: [string, number][] = [
  ['electric-scissor-lift', 5.79],
  ['electric-scissor-lift', 12.19],
  ['rough-terrain-scissor-lift', 16.15],
  ['articulated-boom-lift', 13.9],
  ['articulated-boom-lift', 41.15],
  ['electric-articulated-boom-lift', 8.9],
  ['telescopic-boom-lift', 19.8],
  ['telescopic-boom-lift', 56.56],
]

/** Even–odd rule; points on the outline within a centimetre count as inside. */
function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  const edges = polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length] ?? point] as const)
  if (edges.some(([a, b]) => distanceToEdge([x, y], a, b) < 0.01)) return true
  return (
    edges.filter(([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])).length %
      2 ===
    1
  )
}

function distanceToEdge(point: Point, a: Point, b: Point) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
  const kept = Math.min(length, Math.max(0, along)) / length
  return Math.hypot(point[0] - a[0] - kept * (b[0] - a[0]), point[1] - a[1] - kept * (b[1] - a[1]))
}

describe.each(lifts)('%s of %d m', (subCategory, height) => {
  const drawing = platform(subCategory, height)

  test('the floor is level, at the platform height', () => {
    expect(drawing.floor?.[0][1]).toBeCloseTo(height, 3)
    expect(drawing.floor?.[1][1]).toBeCloseTo(height, 3)
  })

  test('a hand at work reaches the working height, which is the top of the machine', () => {
    expect(drawing.extent.top).toBeCloseTo(height + ARM_REACH_M, 2)
    expect(drawing.dimensions.find(({ key }) => key === 'workingHeightM')?.valueM).toBeCloseTo(height + ARM_REACH_M, 3)
  })
})

test.each(lifts.filter(([subCategory]) => subCategory.includes('boom')))(
  '%s of %d m: the envelope holds the basket',
  (subCategory, height) => {
    const { envelope = [], floor = [] } = platform(subCategory, height)
    const heights = envelope.map(([, y]) => y)
    expect(floor.map((corner) => holds(envelope, corner))).toEqual([true, true])
    expect(Math.max(...heights)).toBeCloseTo(height, 1)
    expect(Math.min(...heights)).toBeCloseTo(0, 0)
  },
)

test('booms have an envelope, scissors move straight up', () => {
  expect(platform('telescopic-boom-lift', 20).envelope).toBeDefined()
  expect(platform('electric-scissor-lift', 8).envelope).toBeUndefined()
})

test.each([
  ['articulated-boom-lift', 13.9, 7.6],
  ['articulated-boom-lift', 23.77, 18.3],
  ['electric-articulated-boom-lift', 9, 6.1],
  ['telescopic-boom-lift', 19.8, 17.1],
  ['telescopic-boom-lift', 26.2, 22.9],
  ['telescopic-boom-lift', 54.9, 24.4],
])('%s of %d m extends to its reach of %d m', (subCategory, height, horizontalReachM) => {
  const { envelope = [] } = platform(subCategory, height, { horizontalReachM })
  const furthest = Math.max(...envelope.map(([x]) => x))
  expect(Math.abs(furthest - horizontalReachM)).toBeLessThanOrEqual(horizontalReachM / 100)
})

test('machines share one scale: a 14 m articulated boom is smaller than a 40 m telescopic one', () => {
  const small = platform('articulated-boom-lift', 14)
  const large = platform('telescopic-boom-lift', 40)
  expect(small.heightM / large.heightM).toBeCloseTo(16.7 / 42.7, 1)
  expect(small.widthM).toBeLessThan(large.widthM)
})

test('with only the working height known, the platform is an arm’s reach lower', () => {
  const drawing = drawMachine({ subCategory: 'electric-scissor-lift', specs: { workingHeightM: 10 } })
  expect(drawing.floor?.[0][1]).toBeCloseTo(8, 3)
})
