import { describe, expect, test } from 'vitest'
import { products } from '#tests/support/products.ts'
import { drawingSheet, drawMachine, type Specs } from './drawing.ts'
import { PERSON_HEIGHT_M } from './person.ts'

const boomed = [
  'crawler-crane',
  'hydra-crane',
  'new-generation-pick-and-carry-crane',
  'tyre-mounted-mobile-crane',
  'all-terrain-crane',
  'rough-terrain-crane',
]
const cranes = products.filter(({ subCategory }) => [...boomed, 'tower-crane'].includes(subCategory))
const drawn = (subCategory: string, specs: Specs = {}) => drawMachine({ subCategory, specs })
const lengthOf = ({ extent }: ReturnType<typeof drawn>) => extent.right - extent.left
const count = (body: string, mark: RegExp) => [...body.matchAll(mark)].length
/** Every wheel has one hub. */
const wheels = (body: string) => count(body, /<circle class="dw-barrel"/g)

test('the catalogue has cranes of every class', () => {
  expect(new Set(cranes.map(({ subCategory }) => subCategory)).size).toBe(7)
})

describe.each(cranes)('$slug', ({ subCategory, specs }) => {
  const drawing = drawn(subCategory, specs)

  test('shows its characteristic boom or radius, no unknown dimension, and no range without a load chart', () => {
    const keys = ['maxBoomLengthM', 'maxRadiusM'].filter((key) => typeof specs[key] === 'number')
    expect(drawing.dimensions.map(({ key }) => key)).toEqual(keys)
    expect(drawing.dimensions.map(({ valueM }) => valueM)).toEqual(keys.map((key) => specs[key]))
    expect(drawing.envelope).toBeUndefined()
  })

  test('stands on the ground and is taller than a person', () => {
    expect(drawing.extent.bottom).toBeCloseTo(0, 1)
    expect(drawing.extent.top).toBeGreaterThan(4 * PERSON_HEIGHT_M)
  })
})

test.each(boomed)('%s: the longest boom lies along the boom, from its foot up beyond its drawn head', (subCategory) => {
  const { dimensions, extent } = drawn(subCategory, { maxBoomLengthM: 40 })
  const [{ from, to } = { from: [0, 0], to: [0, 0] }] = dimensions
  expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(40, 6)
  expect(from[1]).toBeGreaterThan(1.5)
  const along = (x: number) => from[1] + ((x - from[0]) * (to[1] - from[1])) / (to[0] - from[0])
  // The drawn head is at the upper right; it lies on the same line.
  expect(Math.abs(along(extent.right) - extent.top)).toBeLessThan(2.5)
})

test('a sheet shows the boom dashed to its full length, with the words beside it and not on the ground', () => {
  const drawing = drawn('all-terrain-crane', { maxBoomLengthM: 60, maxLiftingCapacityT: 100 })
  const sheet = drawingSheet(drawing, { title: 'A crane', labels: { maxBoomLengthM: 'Boom' } })
  const [, , , high = 0] = (/viewBox="([^"]+)"/.exec(sheet)?.[1] ?? '').split(' ').map(Number)
  expect(sheet).toContain('>60 m</tspan> Boom')
  expect(sheet).not.toContain('dw-envelope')
  expect(high).toBeGreaterThan(60 * Math.sin((48 * Math.PI) / 180))
})

test.each(boomed)('%s: a heavier model is larger, with the same marks', (subCategory) => {
  const light = drawn(subCategory, { maxLiftingCapacityT: 60, maxBoomLengthM: 45 })
  const heavy = drawn(subCategory, { maxLiftingCapacityT: 120, maxBoomLengthM: 56 })
  expect(lengthOf(heavy)).toBeGreaterThan(lengthOf(light) * 1.05)
  expect(heavy.extent.top).toBeGreaterThan(light.extent.top * 1.05)
  expect(count(heavy.body, /dw-paint/g)).toBe(count(light.body, /dw-paint/g))
})

test.each([4, 5, 6, 8])('an all-terrain crane of %d axles has as many wheels', (axles) => {
  expect(wheels(drawn('all-terrain-crane', { axles }).body)).toBe(axles)
})

test('a pick-and-carry crane has its cab where the specs say', () => {
  const front = drawn('new-generation-pick-and-carry-crane', { cabPosition: 'front', maxLiftingCapacityT: 14 })
  const rear = drawn('hydra-crane', { cabPosition: 'rear', maxLiftingCapacityT: 14 })
  expect(drawn('hydra-crane').body).toBe(drawn('hydra-crane', { cabPosition: 'rear' }).body)
  expect(drawn('hydra-crane', { cabPosition: 'front', maxLiftingCapacityT: 14 }).body).toBe(front.body)
  expect(front.body).not.toBe(rear.body)
})

test.each([45, 60, 74])(
  'a tower crane of %d m: the jib ends just beyond its radius, the mast is half as high',
  (maxRadiusM) => {
    const { extent } = drawn('tower-crane', { maxRadiusM, maxLiftingCapacityT: 8 })
    expect(extent.right - maxRadiusM).toBeGreaterThan(0)
    expect(extent.right - maxRadiusM).toBeLessThan(2)
    expect(extent.left).toBeCloseTo(-0.22 * maxRadiusM, 0)
    expect(extent.top / maxRadiusM).toBeCloseTo(0.65, 1)
  },
)

test('a topless tower crane has no tower head and no tie bars', () => {
  const [topless, headed] = ['topless', 'hammerhead'].map((towerHead) =>
    drawn('tower-crane', { maxRadiusM: 50, towerHead }),
  )
  if (!topless || !headed) throw new Error('both are drawn')
  expect(topless.extent.top).toBeLessThan(30)
  expect(headed.extent.top).toBeGreaterThan(32)
  expect(topless.extent.right).toBeCloseTo(headed.extent.right, 6)
})

test.each([14, 19, 24])('a piling rig with a mast of %d m is exactly that high', (mastHeightM) => {
  const { extent, dimensions } = drawn('hydraulic-piling-rig', { mastHeightM })
  expect(extent.top).toBeCloseTo(mastHeightM, 6)
  expect(dimensions).toMatchObject([{ key: 'mastHeightM', valueM: mastHeightM }])
  expect(dimensions[0]?.from[0]).toBeGreaterThan(extent.right - 0.01)
})

test('a piling rig grows with its largest pile; an unknown mast has no dimension', () => {
  const [small, large] = [1000, 2500].map((maxPileDiameterMm) => drawn('hydraulic-piling-rig', { maxPileDiameterMm }))
  if (!small || !large) throw new Error('both are drawn')
  expect(large.extent.top / small.extent.top).toBeCloseTo(Math.sqrt(2.5), 2)
  expect(small.dimensions).toEqual([])
})

test('a reach stacker has two axles and the length of its class, and grows with its load', () => {
  const usual = drawn('laden-reach-stacker', { maxLiftingCapacityT: 45 })
  expect(wheels(usual.body)).toBe(2)
  expect(lengthOf(usual)).toBeGreaterThan(9.5)
  expect(lengthOf(usual)).toBeLessThan(12)
  expect(lengthOf(drawn('laden-reach-stacker', { maxLiftingCapacityT: 60 }))).toBeGreaterThan(lengthOf(usual))
})
