import { describe, expect, test } from 'vitest'
import { drawMachine } from './drawing.ts'
import { contains } from './geometry.ts'
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
    const { envelope = [], floor = [] } = platform(subCategory, height, { horizontalReachM: height * 0.6 })
    const heights = envelope.map(([, y]) => y)
    expect(floor.map((corner) => contains(envelope, corner))).toEqual([true, true])
    expect(Math.max(...heights)).toBeCloseTo(height, 1)
    expect(Math.min(...heights)).toBeCloseTo(0, 0)
  },
)

test('booms of a known reach have an envelope, scissors move straight up', () => {
  expect(platform('telescopic-boom-lift', 20, { horizontalReachM: 17 }).envelope).toBeDefined()
  expect(platform('telescopic-boom-lift', 20).envelope).toBeUndefined()
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

test.each([
  ['electric-scissor-lift', 5.79, 3],
  ['electric-scissor-lift', 9.75, 5],
  ['rough-terrain-scissor-lift', 10.06, 3],
  ['rough-terrain-scissor-lift', 16.15, 4],
])('%s of %d m has %d pairs of arms, nearly as long as the machine', (subCategory, height, pairs) => {
  const { body } = platform(subCategory, height)
  // Of the two arms of a pair, the one behind is in shade.
  expect(body.match(/<path class="dw-shade"[^>]*A/g)).toHaveLength(pairs)
})
