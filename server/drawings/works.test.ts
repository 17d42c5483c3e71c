import { describe, expect, test } from 'vitest'
import { products } from '#tests/support/products.ts'
import { type Drawing, drawMachine, type Specs } from './drawing.ts'
import { ARM_REACH_M, PERSON_HEIGHT_M } from './person.ts'

const drawn = (...kinds: string[]) =>
  products
    .filter(({ subCategory }) => kinds.includes(subCategory))
    .map((product) => ({ ...product, drawing: drawMachine(product) }))

const drawOf = (subCategory: string, specs: Specs = {}) => drawMachine({ subCategory, specs })
const lengthOf = ({ extent }: Drawing) => extent.right - extent.left
const heightOf = ({ extent }: Drawing) => extent.top - extent.bottom
/** The marks of a drawing in order: its markup without the numbers. */
const marksOf = ({ body }: Drawing) => [...body.matchAll(/<(\w+)[^>]*class="(dw-[a-z]+)"/g)].map(([, ...mark]) => mark)

const platforms = drawn('self-propelled-mast-lift', 'tracked-spider-lift')

describe.each(platforms.map((one) => [one.slug, one] as const))('%s', (_slug, { specs, drawing }) => {
  test('the floor is level, at the platform height', () => {
    expect(drawing.floor?.map(([, y]) => y)).toEqual([
      expect.closeTo(Number(specs['platformHeightM']), 3),
      expect.closeTo(Number(specs['platformHeightM']), 3),
    ])
  })

  test('a hand at work reaches the working height, which is the top of the machine', () => {
    expect(drawing.extent.top).toBeCloseTo(Number(specs['platformHeightM']) + ARM_REACH_M, 2)
    expect(drawing.dimensions.map(({ key, valueM }) => [key, valueM])).toEqual([
      ['platformHeightM', expect.closeTo(Number(specs['platformHeightM']), 3)],
      ['workingHeightM', expect.closeTo(Number(specs['workingHeightM']), 3)],
    ])
  })
})

test('these tests cover all self-propelled masts and spiders of the catalogue', () => {
  expect(platforms).toHaveLength(6)
})

test('a push-around mast shows its height only if it is known', () => {
  expect(drawOf('push-around-mast-lift').dimensions).toEqual([])
  const known = drawOf('push-around-mast-lift', { workingHeightM: 11 })
  expect(known.dimensions.map(({ key, valueM }) => [key, valueM])).toEqual([
    ['platformHeightM', 9],
    ['workingHeightM', 11],
  ])
})

test('a spider is as wide as its outriggers and extends to its reach', () => {
  const drawing = drawOf('tracked-spider-lift', { workingHeightM: 20, outriggerFootprintM: 3.4, horizontalReachM: 9.7 })
  const feet = drawing.body.match(/dw-dark/g) ?? []
  expect(feet.length).toBeGreaterThan(3)
  expect(drawing.extent.left).toBeCloseTo(-3.4 / 2 - 0.26, 2)
  expect(Math.max(...(drawing.envelope ?? []).map(([x]) => x))).toBeCloseTo(9.7, 1)
})

describe('generators', () => {
  const sets = drawn('dg-set-up-to-75-kva', 'dg-set-75-to-250-kva', 'dg-set-above-250-kva')
  const ratings = sets.map(({ specs }) => Number(specs['primeRatingKva']))

  test.each([
    [62.5, 2.5, 1.5],
    [125, 3.2, 1.8],
    [500, 5.2, 2.6],
    [1010, 6.8, 2.9],
  ])('%d kVA has a canopy of %d m by %d m, without the exhaust', (primeRatingKva, length, height) => {
    const drawing = drawOf('dg-set-up-to-75-kva', { primeRatingKva })
    expect(lengthOf(drawing)).toBeCloseTo(length, 2)
    expect(heightOf(drawing) / height).toBeGreaterThan(1)
    expect(heightOf(drawing) / height).toBeLessThan(1.25)
  })

  test('a set of known size is drawn at it', () => {
    const drawing = drawOf('dg-set-75-to-250-kva', { primeRatingKva: 125, stowedLengthM: 3.6, stowedHeightM: 1.9 })
    expect(lengthOf(drawing)).toBeCloseTo(3.6, 2)
    expect(heightOf(drawing) / 1.9).toBeLessThan(1.25)
  })

  test('the canopy grows with the rating, over the whole catalogue', () => {
    expect(ratings).toHaveLength(12)
    const sorted = sets.toSorted((a, b) => Number(a.specs['primeRatingKva']) - Number(b.specs['primeRatingKva']))
    const lengths = sorted.map(({ drawing }) => lengthOf(drawing))
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(new Set(lengths).size).toBe(new Set(ratings).size)
  })

  test('ratings beyond the usual ones have a canopy too', () => {
    expect(lengthOf(drawOf('dg-set-above-250-kva', { primeRatingKva: 5000 }))).toBeCloseTo(6.8, 2)
    expect(lengthOf(drawOf('dg-set-up-to-75-kva', { primeRatingKva: 5 }))).toBeCloseTo(1.9, 2)
  })
})

test('a set of 30 kVA, 125 kVA, 500 kVA and 1010 kVA are built differently', () => {
  const looks = [30, 125, 500, 1010].map((primeRatingKva) =>
    marksOf(drawOf('dg-set-above-250-kva', { primeRatingKva })),
  )
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(4)
})

test('a pneumatic roller shows its rows of four and five smooth tyres', () => {
  const { body } = drawOf('pneumatic-tyre-roller')
  const tyres = body.match(/<circle class="dw-(dark|mid)"[^>]* r="\.5"/g) ?? []
  expect(tyres).toHaveLength(9)
})

test('both lighting towers are lit, and the hybrid one has a solar panel', () => {
  const [diesel = '', hybrid = ''] = ['diesel', 'hybrid'].map((kind) => drawOf(`${kind}-lighting-tower`).body)
  expect([diesel, hybrid].map((body) => body.match(/dw-lamp/g)?.length)).toEqual([4, 4])
  expect([diesel.includes('dw-solar'), hybrid.includes('dw-solar')]).toEqual([false, true])
})

test('compressors grow with the air they deliver; large ones have two axles', () => {
  const all = drawn('portable-diesel-air-compressor', 'high-pressure-air-compressor')
  const air = (specs: Specs) => Number(specs['freeAirDeliveryM3PerMin'])
  const sorted = all.toSorted((a, b) => air(a.specs) - air(b.specs)).map(({ drawing }) => drawing)
  expect(sorted).toHaveLength(5)
  expect(sorted.map(lengthOf)).toEqual(sorted.map(lengthOf).toSorted((a, b) => a - b))
  expect(sorted.map(({ kind }) => kind.startsWith('high-pressure'))).toEqual([false, false, false, true, true])
})

test('a flow in cubic feet gives the same drawing', () => {
  const metric = drawOf('portable-diesel-air-compressor', { freeAirDeliveryM3PerMin: 10 })
  const imperial = drawOf('portable-diesel-air-compressor', { freeAirDeliveryCfm: 353.1 })
  expect(lengthOf(imperial)).toBeCloseTo(lengthOf(metric), 3)
})

test.each(['diesel-lighting-tower', 'hybrid-lighting-tower'])('%s: the lamps are at the mast’s height', (kind) => {
  const drawing = drawOf(kind, { mastHeightM: 8.5 })
  expect(drawing.extent.top).toBeCloseTo(8.5, 2)
  expect(drawing.dimensions.map(({ key, valueM }) => [key, valueM])).toEqual([['mastHeightM', 8.5]])
  expect(drawOf(kind).dimensions).toEqual([])
})

describe('boom pump', () => {
  test('the stretched boom’s tip is at the vertical reach, and no lower part of the machine is higher', () => {
    const [pump] = drawn('boom-pump')
    const reach = Number(pump?.specs['verticalReachM'])
    expect(Math.max(...(pump?.drawing.envelope ?? []).map(([, y]) => y))).toBeCloseTo(reach, 2)
    expect(pump?.drawing.dimensions.map(({ key, valueM }) => [key, valueM])).toEqual([['verticalReachM', reach]])
    expect(pump?.drawing.extent.top).toBeLessThan(reach)
  })

  test.each([3, 4, 5, 6])('with %d sections the boom ends above the ground', (boomSections) => {
    const drawing = drawOf('boom-pump', { verticalReachM: 42, boomSections })
    expect(drawing.extent.bottom).toBeGreaterThanOrEqual(-0.01)
    expect(drawing.extent.right).toBeGreaterThan(15)
  })
})

test.each([
  ['transit-mixer', 'drumCapacityM3', 4, 7],
  ['self-loading-concrete-mixer', 'drumCapacityM3', 2, 16],
  ['batching-plant', 'maxOutputM3PerH', 30, 240],
  ['tamping-rammer', 'operatingWeightKg', 50, 80],
  ['plate-compactor', 'drumWidthM', 0.4, 0.6],
  ['asphalt-paver', 'operatingWeightKg', 12_000, 20_000],
  ['cold-milling-machine', 'operatingWeightKg', 12_000, 30_000],
  ['boom-pump', 'verticalReachM', 24, 36],
])('%s: a model with a larger %s is the same drawing, larger', (kind, key, less, more) => {
  const [small, large] = [drawOf(kind, { [key]: less }), drawOf(kind, { [key]: more })]
  expect(lengthOf(large)).toBeGreaterThan(lengthOf(small) * 1.05)
  expect(marksOf(large)).toEqual(marksOf(small))
})

test.each([
  ['transit-mixer', 8.9, 3.84],
  ['self-loading-concrete-mixer', 7.7, 3.1],
  ['asphalt-paver', 7.7, 3.66],
  ['cold-milling-machine', 11, 4],
  ['stationary-concrete-pump', 8, 2.8],
  ['batching-plant', 22.2, 12.36],
  ['plate-compactor', 1.1, 1],
  ['tamping-rammer', 0.75, 1],
])('%s has the size of its class: about %d m by %d m', (kind, length, height) => {
  for (const { drawing } of drawn(kind)) {
    expect(Math.abs(lengthOf(drawing) / length - 1)).toBeLessThan(0.06)
    expect(Math.abs(heightOf(drawing) / height - 1)).toBeLessThan(0.06)
  }
  expect(drawn(kind).length).toBeGreaterThan(0)
})

test('a paver on wheels has no crawler shoes', () => {
  expect(drawOf('asphalt-paver', { undercarriage: 'tracked' }).body).toContain('dw-links')
  expect(drawOf('asphalt-paver', { undercarriage: 'wheeled' }).body).not.toContain('dw-links')
})

test('walk-behind machines are lower than the person beside them', () => {
  for (const { drawing } of drawn('plate-compactor', 'tamping-rammer'))
    expect(drawing.extent.top).toBeLessThan(PERSON_HEIGHT_M)
})
