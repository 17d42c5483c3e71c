import { describe, expect, test } from 'vitest'
import { Needs } from '#contract/needs.ts'
import { figureOf, fits, needsOf, verdictsOn } from './needs.rules.ts'

const scissor = {
  workingHeightM: 11.75,
  platformHeightM: 9.75,
  platformCapacityKg: 318,
  powerSource: 'electric',
  tyreType: 'non-marking',
  drive: '2wd',
  stowedWidthM: 1.17,
}
const crane = { maxLiftingCapacityT: 25, carrier: 'truck', powerSource: 'diesel' }

type Specs = Record<string, number | string | boolean>
const a = (specs: Specs, subCategory = 'electric-scissor-lift') => ({ subCategory, specs })

const meets = (specs: Specs, needs: Needs) => verdictsOn(a(specs), needs).map((verdict) => verdict.meets)

describe('figures', () => {
  test.each([
    [{ heightM: 11 }, true],
    [{ heightM: 11.75 }, true],
    [{ heightM: 12 }, false],
    [{ loadKg: 318 }, true],
    [{ loadKg: 319 }, false],
    [{ widthM: 1.2 }, true],
    [{ widthM: 1 }, false],
    [{ floorLoadKgPerM2: 400 }, null],
  ])('%j of a scissor lift: %s', (needs, expected) => expect(meets(scissor, needs)).toEqual([expected]))

  test('a kind of machine answers with its own key, in the unit of the need', () => {
    expect(figureOf(a({ maxLiftHeightM: 3 }), 'heightM')).toBe(3)
    expect(figureOf(a(crane), 'loadKg')).toBe(25_000)
    expect(figureOf(a({ maxTipHeightM: 44, maxBoomLengthM: 42 }), 'heightM')).toBe(44)
  })

  test('a miss says by how much, without the dust of binary fractions', () => {
    expect(verdictsOn(a(scissor), { heightM: 12 })).toMatchObject([{ has: 11.75, by: 0.25 }])
    expect(verdictsOn(a({ workingHeightM: 11.7 }), { heightM: 12 })).toMatchObject([{ by: 0.3 }])
    expect(verdictsOn(a(scissor), { widthM: 1 })).toMatchObject([{ has: 1.17, by: 0.17 }])
  })

  test('a boom is never a radius', () => {
    expect(figureOf(a({ maxBoomLengthM: 60 }, 'crawler-crane'), 'reachM')).toBeNull()
    expect(figureOf(a({ maxRadiusM: 60 }, 'crawler-crane'), 'reachM')).toBe(60)
  })
})

test('a kind without a figure has 0 of it, whatever is published: it is left out, and never asked about', () => {
  expect(verdictsOn(a(scissor), { reachM: 5 })).toMatchObject([{ meets: false, has: 0, by: 5 }])
  expect(verdictsOn(a({}, 'articulated-boom-lift'), { reachM: 5 })).toMatchObject([{ meets: null, has: null }])
})

describe('flags', () => {
  test.each([
    ['an electric scissor lift', scissor, { indoors: true }, true],
    ['a diesel one', { powerSource: 'diesel', tyreType: 'rough-terrain' }, { indoors: true }, false],
    ['a slab lift on rough ground', scissor, { roughGround: true }, false],
    ['a 4wd boom on rough ground', { drive: '4wd' }, { roughGround: true }, true],
    ['a diesel forklift on rough ground', { powerSource: 'diesel' }, { roughGround: true }, null],
    ['a set of 75 dB(A)', { noiseDbA: 75 }, { quiet: true }, true],
    ['a set of 90 dB(A)', { noiseDbA: 90 }, { quiet: true }, false],
    ['a set of unknown noise', {}, { quiet: true }, null],
    ['a batching plant where there is no power', { powerSource: 'electric' }, { ownPower: true }, false],
    ['a hybrid tower where there is no power', { powerSource: 'hybrid' }, { ownPower: true }, true],
    ['a diesel machine asked to be electric', crane, { powerSource: 'electric' }, false],
    ['a machine of unknown power', {}, { powerSource: 'electric' }, null],
  ] as const)('%s', (_, specs, needs, expected) => expect(meets(specs, needs)).toEqual([expected]))
})

test('a machine fits if it meets everything; one unknown figure makes it unknown, one miss a miss', () => {
  const standing = (needs: Needs) => fits(verdictsOn(a(scissor), needs))
  expect(standing({ heightM: 11, loadKg: 200, indoors: true })).toBe(true)
  expect(standing({ heightM: 11, floorLoadKgPerM2: 400 })).toBeNull()
  expect(standing({ heightM: 12, floorLoadKgPerM2: 400 })).toBe(false)
  expect(standing({})).toBe(true)
})

test('task and quantity ask nothing of a single machine', () =>
  expect(needsOf({ task: 'lift-people', quantity: 3, loadKg: 200, heightM: 11 })).toEqual([
    { key: 'heightM', value: 11 },
    { key: 'loadKg', value: 200 },
  ]))

test.each([{ heightM: 0 }, { heightM: -1 }, { heightM: 1e7 }, { indoors: false }, { depth: 3 }, { quantity: 1.5 }])(
  '%j is refused',
  (needs) => expect(Needs.safeParse(needs).success).toBe(false),
)
