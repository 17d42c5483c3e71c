// The figures of the catalogue's machines agree with each other and with what their makers publish.
import { expect, test } from 'vitest'
import { readCatalogue, readProducts } from '#database/seed/data-files.ts'
import { boundsOf } from '#server/modules/catalogue/specs.rules.ts'

const products = readProducts()
const categories = readCatalogue().productLines.flatMap((line) => line.categories)
const attributesOf = (subCategory: string) =>
  categories.find(({ subCategories }) => subCategories.some(({ slug }) => slug === subCategory))?.attributes ?? []

type Machine = (typeof products)[number]
const figure = ({ specs }: Machine, key: string) => (typeof specs[key] === 'number' ? specs[key] : undefined)
/** Machines that have all of these figures, with them. */
const having = (...keys: string[]) =>
  products.flatMap((machine) => {
    const figures = keys.flatMap((key) => figure(machine, key) ?? [])
    return figures.length === keys.length ? [{ machine, figures }] : []
  })
const faulty = (keys: string[], isRight: (...figures: number[]) => boolean) =>
  having(...keys).flatMap(({ machine, figures }) => (isRight(...figures) ? [] : [[machine.slug, ...figures]]))

test('every spec is an attribute of its category, within the bounds of the desk', () => {
  for (const { slug, subCategory, specs } of products) {
    const keys = attributesOf(subCategory).map(({ key }) => key)
    expect([slug, Object.keys(specs).filter((key) => !keys.includes(key))]).toEqual([slug, []])
    for (const [key, value] of Object.entries(specs)) {
      const { min, max } = boundsOf(key)
      expect([slug, key, typeof value !== 'number' || (value > min - 1 && value <= max)]).toEqual([slug, key, true])
    }
  }
})

test('figures that are typical of the class are figures that the machine has', () => {
  expect(products.flatMap((machine) => machine.typical.filter((key) => figure(machine, key) === undefined))).toEqual([])
})

test('a range of a filter covers the figures of its machines', () => {
  for (const machine of products)
    for (const { key, range } of attributesOf(machine.subCategory)) {
      const value = figure(machine, key)
      if (!range || value === undefined || !DECIDING.has(key)) continue
      expect([machine.slug, key, value >= range.min && value <= range.max]).toEqual([machine.slug, key, true])
    }
})
const DECIDING = new Set(['maxDigDepthM', 'stowedWidthM', 'floorLoadKgPerM2', 'standbyRatingKva', 'aisleWidthM'])

test.each<[string, string[], (...figures: number[]) => boolean]>([
  ['dig less deep than they reach', ['maxDigDepthM', 'maxReachM'], (depth, reach) => depth < reach],
  ['are longer than wide', ['stowedLengthM', 'stowedWidthM'], (long, wide) => long > wide],
  ['fit on a road', ['stowedWidthM', 'stowedHeightM'], (wide, high) => wide <= 3.5 && high <= 4.5],
  [
    'have a standby rating of 105 to 115 % of prime',
    ['standbyRatingKva', 'primeRatingKva'],
    (standby, prime) => standby >= prime * 1.05 && standby <= prime * 1.15,
  ],
  ['carry at full reach less than at the mast', ['liftCapacityAtReachKg', 'loadCapacityKg'], (far, near) => far < near],
  ['have a tank for a shift at least', ['fuelTankL', 'fuelConsumptionLphAt75'], (tank, use) => tank >= use * 6],
  ['need no licence for their tank', ['fuelTankL'], (tank) => tank <= 990],
  ['turn in a wider aisle than they are', ['aisleWidthM', 'stowedWidthM'], (aisle, wide) => aisle > wide],
  [
    'reach further than nothing',
    ['horizontalReachM', 'platformHeightM'],
    (reach, height) => reach > 2 && reach < height * 1.2,
  ],
])('machines %s', (_what, keys, isRight) => {
  expect(having(...keys).length).toBeGreaterThan(0)
  expect(faulty(keys, isRight)).toEqual([])
})

test('the floor load is the machine with its load over its length and width', () => {
  const keys = ['floorLoadKgPerM2', 'machineWeightKg', 'platformCapacityKg', 'stowedLengthM', 'stowedWidthM']
  expect(having(...keys).length).toBeGreaterThanOrEqual(20)
  expect(
    faulty(
      keys,
      (load = 0, weight = 0, capacity = 0, long = 1, wide = 1) =>
        Math.abs(load - (weight + capacity) / (long * wide)) <= 5,
    ),
  ).toEqual([])
})

test('every digger has its dig depth, every genset its standby rating, every indoor lift its width and weight', () => {
  const all = (kinds: RegExp, key: string) =>
    products.filter((one) => kinds.test(one.subCategory) && figure(one, key) === undefined).map(({ slug }) => slug)
  expect(all(/excavator|backhoe/, 'maxDigDepthM')).toEqual([])
  expect(all(/^dg-set/, 'standbyRatingKva')).toEqual([])
  expect(all(/scissor|push-around/, 'stowedWidthM')).toEqual([])
  expect(all(/scissor|push-around/, 'machineWeightKg')).toEqual([])
})

// The makers' published figures; these are not typical of the class.
test.each([
  ['genie-gs-1930', { stowedWidthM: 0.76, stowedLengthM: 1.83 }],
  ['genie-gs-2632', { stowedWidthM: 0.81, stowedLengthM: 2.44 }],
  ['genie-gs-3246', { stowedWidthM: 1.17, stowedLengthM: 2.44 }],
  ['skyjack-sjiii-3219', { stowedWidthM: 0.81, machineWeightKg: 1170 }],
  ['genie-z-80-60', { horizontalReachM: 18.3, machineWeightKg: 17010 }],
  ['genie-z-45-25j-dc', { stowedWidthM: 1.79 }],
  ['genie-z-30-20n', { stowedWidthM: 1.19, stowedLengthM: 5.11 }],
  ['jlg-450aj', { horizontalReachM: 7.47, stowedWidthM: 2.34 }],
  ['jlg-600aj', { stowedWidthM: 2.49 }],
  ['jcb-3dx-ecoxpert', { maxDigDepthM: 4.77 }],
  ['komatsu-pc130-7', { maxDigDepthM: 5.52 }],
  ['komatsu-pc210lc-10m0', { maxDigDepthM: 6.62, maxReachM: 9.7 }],
  ['komatsu-pc300lc', { maxDigDepthM: 7.38, maxReachM: 10.92 }],
  ['caterpillar-320d3', { maxDigDepthM: 6.72 }],
  ['volvo-ec210d', { maxDigDepthM: 6.73 }],
  ['komatsu-d65ex-16', { fuelTankL: 415, enginePowerKw: 153 }],
  ['liebherr-ltm-1100-4-2', { maxBoomLengthM: 60, machineWeightKg: 48000 }],
  ['liebherr-ltm-1500-8-1', { maxBoomLengthM: 84, machineWeightKg: 96000 }],
  ['toyota-8fd30', { stowedWidthM: 1.24 }],
  ['jcb-540-170', { maxForwardReachM: 12.5, maxLiftHeightM: 16.7 }],
  ['manitou-mrt-2150', { maxLiftHeightM: 20.6 }],
])('%s has its published figures', (slug, published) => {
  const machine = products.find((one) => one.slug === slug)
  expect(machine?.specs).toMatchObject(published)
  expect(machine?.typical.filter((key) => key in published)).toEqual([])
})
