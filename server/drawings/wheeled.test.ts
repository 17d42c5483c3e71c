import { describe, expect, test } from 'vitest'
import { products } from '#tests/support/products.ts'
import { drawingFile, drawMachine, type Specs } from './drawing.ts'
import { sceneOf } from './kinds.ts'

const kinds = [
  'diesel-forklift',
  'electric-forklift',
  'heavy-forklift',
  'wheel-loader',
  'fixed-boom-telehandler',
  'rotating-telehandler',
  'skid-steer-loader',
  'motor-grader',
  'bulldozer',
  'tipper',
  'reach-truck',
  'electric-stacker',
]
const machines = products.filter(({ subCategory }) => kinds.includes(subCategory))
const onForks = /forklift|telehandler|reach-truck|stacker/
const lifters = machines.filter(({ subCategory }) => onForks.test(subCategory))

const sizeOf = (subCategory: string, specs: Specs = {}) => {
  const { left, right, top } = drawMachine({ subCategory, specs }).extent
  return { length: right - left, height: top }
}

/** The part furthest to the right above the wheels is the fork. */
function forkOf(subCategory: string, specs: Specs) {
  const raised = sceneOf(subCategory, specs).shapes.filter(({ box }) => box.bottom > 0.9)
  return raised.reduce((far, shape) => (shape.box.right > far.box.right ? shape : far)).box
}

test('each of these kinds has a machine in the catalogue', () => {
  expect(new Set(machines.map(({ subCategory }) => subCategory))).toEqual(new Set(kinds))
})

test.each(machines)('$slug stands on the ground and is not a size frame', ({ subCategory, specs }) => {
  const { kind, extent } = drawMachine({ subCategory, specs })
  expect(kind).toBe(subCategory)
  expect(extent.bottom).toBeCloseTo(0, 2)
})

test.each(lifters.filter(({ specs }) => specs['maxLiftHeightM']))(
  '$slug holds its forks at its lift height, with the dimension at their tips',
  ({ subCategory, specs }) => {
    const height = Number(specs['maxLiftHeightM'])
    const fork = forkOf(subCategory, specs)
    expect(fork.bottom).toBeLessThan(height)
    expect(fork.bottom).toBeGreaterThan(height - 0.15)
    expect(fork.top).toBeGreaterThan(height)
    const shown = drawMachine({ subCategory, specs }).dimensions
    const reach = specs['maxForwardReachM']
    expect(shown.map(({ key, valueM, to }) => [key, valueM, to[1]])).toEqual([
      ['maxLiftHeightM', height, height],
      ...(reach ? [['maxForwardReachM', reach, 0]] : []),
    ])
    expect(shown[0]?.to[0]).toBeCloseTo(fork.right, 3)
  },
)

test.each(lifters.filter(({ specs }) => !specs['maxLiftHeightM']))('$slug shows no unknown lift height', (machine) =>
  expect(drawMachine(machine).dimensions).toEqual([]),
)

describe.each(['diesel-forklift', 'electric-forklift', 'heavy-forklift', 'reach-truck', 'electric-stacker'])(
  '%s',
  (subCategory) => {
    test('lifts as high as its specs say, whatever the height', () => {
      for (const maxLiftHeightM of [2, 4.5, 6, 9.5]) {
        const fork = forkOf(subCategory, { maxLiftHeightM })
        expect([fork.bottom < maxLiftHeightM, fork.bottom > maxLiftHeightM - 0.15]).toEqual([true, true])
      }
    })
  },
)

describe('lengths and heights of the classes, within 5 %', () => {
  test.each([
    ['wheel-loader', { bucketCapacityM3: 3 }, 8, 3.4],
    ['motor-grader', { bladeWidthM: 3.66 }, 8.6, 3.3],
    ['skid-steer-loader', { ratedLoadKg: 850 }, 3.4, 2],
    ['bulldozer', { operatingWeightKg: 20_000 }, 5.9, 3.1],
  ])('%s', (subCategory, specs, length, height) => {
    const size = sizeOf(subCategory, specs)
    expect(Math.abs(size.length / length - 1)).toBeLessThan(0.05)
    expect(Math.abs(size.height / height - 1)).toBeLessThan(0.05)
  })

  test('a forklift of 3 t is 2.7 m long without its forks of 1.07 m', () =>
    expect(sizeOf('diesel-forklift', { loadCapacityKg: 3000 }).length).toBeCloseTo(2.7 + 1.07, 1))
})

describe('another model differs only in its numbers', () => {
  const marks = (subCategory: string, specs: Specs) =>
    [...drawingFile(drawMachine({ subCategory, specs })).matchAll(/<\w+ class="[^"]+"/g)].map(([mark]) => mark)

  test.each([
    ['diesel-forklift', 'loadCapacityKg', 2000, 4000],
    ['electric-forklift', 'loadCapacityKg', 1500, 3500],
    ['heavy-forklift', 'loadCapacityKg', 10_000, 16_500],
    ['wheel-loader', 'bucketCapacityM3', 1.2, 3.5],
    ['fixed-boom-telehandler', 'maxLiftHeightM', 10.5, 13.5],
    ['rotating-telehandler', 'loadCapacityKg', 4000, 6000],
    ['skid-steer-loader', 'ratedLoadKg', 700, 1200],
    ['motor-grader', 'bladeWidthM', 3, 4.2],
    ['bulldozer', 'operatingWeightKg', 9000, 30_000],
    ['reach-truck', 'loadCapacityKg', 1400, 2000],
    ['electric-stacker', 'loadCapacityKg', 1000, 1600],
  ])('%s by %s', (subCategory, key, less, more) => {
    expect(marks(subCategory, { [key]: less })).toEqual(marks(subCategory, { [key]: more }))
    expect(sizeOf(subCategory, { [key]: less })).not.toEqual(sizeOf(subCategory, { [key]: more }))
  })

  test('a loader with a bucket half as large again grows by the cube root of that', () =>
    expect(
      sizeOf('wheel-loader', { bucketCapacityM3: 3 }).length / sizeOf('wheel-loader', { bucketCapacityM3: 2 }).length,
    ).toBeCloseTo(Math.cbrt(1.5), 2))

  test('a tipper gains an axle at 20 t and another at 30 t', () => {
    const tyres = (grossVehicleWeightKg: number) =>
      marks('tipper', { grossVehicleWeightKg }).filter((mark) => mark.includes('dw-lug')).length
    expect([16_000, 28_000, 35_000].map(tyres)).toEqual([2, 3, 4])
  })
})

test('a diesel forklift has an exhaust above its guard, an electric one a battery instead of it', () => {
  const partsOf = (subCategory: string) =>
    sceneOf(subCategory, { loadCapacityKg: 3000, maxLiftHeightM: 3 }).shapes.map(({ box }) => box)
  const tallBehind = (subCategory: string) => partsOf(subCategory).filter(({ top, right }) => top > 2.2 && right < -1)
  expect(tallBehind('diesel-forklift')).toHaveLength(2)
  expect(tallBehind('electric-forklift')).toEqual([])
  expect(drawMachine({ subCategory: 'electric-forklift', specs: {} }).body).toMatch(/<rect class="dw-steel"/)
})

test('a rotating telehandler holds its forks at its lift height, as far out as one boom for height and reach allows', () => {
  const specs = { loadCapacityKg: 5000, maxLiftHeightM: 20.6, maxForwardReachM: 18 }
  const { envelope = [], dimensions } = drawMachine({ subCategory: 'rotating-telehandler', specs })
  const [height, reach] = dimensions
  expect(Math.max(...envelope.map(([, y]) => y))).toBeCloseTo(20.6, 6)
  expect(Math.max(...envelope.map(([x]) => x))).toBeCloseTo(reach?.to[0] ?? 0, 6)
  expect([height?.valueM, reach?.valueM]).toEqual([20.6, 18])
})
