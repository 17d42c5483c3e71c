import { describe, expect, test } from 'vitest'
import { products, subCategories } from '#tests/support/products.ts'
import { reaches, workingEnvelope } from './envelope.ts'
import { boxOf } from './geometry.ts'
import type { Specs } from './scene.ts'

function envelopeOf(subCategory: string, specs: Specs) {
  const envelope = workingEnvelope({ subCategory, specs })
  if (!envelope) throw new Error('its range is known')
  return envelope
}

describe('people on a boom', () => {
  const boom = envelopeOf('telescopic-boom-lift', { platformHeightM: 20, workingHeightM: 22, horizontalReachM: 17 })

  test('work up to the working height and out to the reach', () => {
    const { top, right, bottom } = boxOf(boom.outline)
    expect(boom.tool).toBe('hands')
    expect([top, right, bottom]).toEqual([expect.closeTo(22, 1), expect.closeTo(17, 1), 0])
  })

  test('get to places within the range only', () => {
    expect(reaches(boom, [8, 12])).toBe(true)
    expect(reaches(boom, [8, 25])).toBe(false)
    expect(reaches(boom, [19, 5])).toBe(false)
  })

  test.each([
    ['articulated-boom-lift', 18.87, 12.4],
    ['electric-articulated-boom-lift', 9, 6.1],
    ['tracked-spider-lift', 18, 9.5],
  ])('%s of %d m works 2 m above its floor', (kind, platformHeightM, horizontalReachM) => {
    const { top, right } = boxOf(envelopeOf(kind, { platformHeightM, horizontalReachM }).outline)
    expect(Math.abs(top - platformHeightM - 2)).toBeLessThan(0.05)
    expect(Math.abs(right / horizontalReachM - 1)).toBeLessThan(0.01)
  })
})

test('an articulated boom goes far out up to the height that it goes up and over', () => {
  const specs = { platformHeightM: 13.9, horizontalReachM: 7.6 }
  const [usual, low] = [specs, { ...specs, upAndOverM: 7 }].map((one) => envelopeOf('articulated-boom-lift', one))
  if (!usual || !low) throw new Error('both are known')
  expect([reaches(low, [6.8, 8.9]), reaches(low, [6.8, 10.6]), reaches(usual, [6.8, 10.6])]).toEqual([
    true,
    false,
    true,
  ])
  expect(boxOf(low.outline)).toMatchObject({ bottom: 0, top: expect.closeTo(15.9, 1) })
})

test.each(['electric-scissor-lift', 'rough-terrain-scissor-lift', 'self-propelled-mast-lift', 'push-around-mast-lift'])(
  '%s works over itself, up to the working height',
  (kind) => {
    const lift = envelopeOf(kind, { workingHeightM: 12 })
    expect(boxOf(lift.outline)).toMatchObject({ bottom: 0, top: 12 })
    expect([reaches(lift, [0, 11.9]), reaches(lift, [0, 12.5]), reaches(lift, [6, 5])]).toEqual([true, false, false])
  },
)

describe('teeth of a digger', () => {
  test.each([
    ['excavator', { operatingWeightKg: 20_500, maxDigDepthM: 6.6, maxReachM: 9.9 }],
    ['excavator', { operatingWeightKg: 36_000, maxDigDepthM: 7.3, maxReachM: 11 }],
    ['mini-excavator', { operatingWeightKg: 7000, maxDigDepthM: 4.1, maxReachM: 6.3 }],
    ['backhoe-loader', { maxDigDepthM: 4.77, maxReachM: 6.5 }],
  ])('%s %j go exactly as deep and as far', (kind, specs) => {
    const digger = envelopeOf(kind, specs)
    const { bottom, top } = boxOf(digger.outline)
    const { maxReachM: reach } = specs
    expect(digger.tool).toBe('teeth')
    expect(bottom).toBeCloseTo(-specs.maxDigDepthM, 6)
    expect([reaches(digger, [reach - 0.05, 0]), reaches(digger, [reach + 0.05, 0])]).toEqual([true, false])
    expect(top).toBeGreaterThan(specs.maxDigDepthM * 0.7)
  })

  test('a backhoe digs behind itself, a trench no deeper than its depth', () => {
    const backhoe = envelopeOf('backhoe-loader', { maxDigDepthM: 4.77, maxReachM: 6.5 })
    expect(backhoe.side).toBe(-1)
    expect([reaches(backhoe, [4, -3]), reaches(backhoe, [4, -5]), reaches(backhoe, [-4, -1])]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('forks of a telehandler get to its height and its reach before the tyres', () => {
  const handler = envelopeOf('fixed-boom-telehandler', {
    loadCapacityKg: 4000,
    maxLiftHeightM: 13.5,
    maxForwardReachM: 9,
  })
  const { top, right, bottom } = boxOf(handler.outline)
  expect(handler.tool).toBe('forks')
  expect([top, right - handler.outFrom, bottom]).toEqual([expect.closeTo(13.5, 6), expect.closeTo(9, 6), 0])
  expect([reaches(handler, [8, 2]), reaches(handler, [8, 13])]).toEqual([true, false])
})

test('a concrete pump gets its hose to its vertical reach', () => {
  const { outline, tool } = envelopeOf('boom-pump', { verticalReachM: 36, boomSections: 4 })
  expect([tool, boxOf(outline).top]).toEqual(['hose', expect.closeTo(36, 6)])
})

describe('without the figures there is no envelope', () => {
  test.each(subCategories)('%s', (subCategory) =>
    expect(workingEnvelope({ subCategory, specs: { loadCapacityKg: 4000, maxLiftingCapacityT: 50 } })).toBeUndefined(),
  )

  test.each([
    ['telescopic-boom-lift', { platformHeightM: 20 }],
    ['excavator', { maxDigDepthM: 6 }],
    ['fixed-boom-telehandler', { maxLiftHeightM: 13.5 }],
    ['tyre-mounted-mobile-crane', { maxLiftingCapacityT: 50, maxBoomLengthM: 42 }],
    ['crawler-crane', { maxBoomLengthM: 61 }],
    ['tower-crane', { maxRadiusM: 60 }],
  ])('%s knows only %j', (subCategory, specs) => expect(workingEnvelope({ subCategory, specs })).toBeUndefined())

  test('a telehandler whose figures do not go together has none', () => {
    const specs = { maxLiftHeightM: 16, maxForwardReachM: 2 }
    expect(workingEnvelope({ subCategory: 'fixed-boom-telehandler', specs })).toBeUndefined()
  })
})

test('envelopes of the whole catalogue are finite and hold no more than a few points', () => {
  const outlines = products.flatMap((product) => workingEnvelope(product)?.outline ?? [])
  expect(outlines.length).toBeGreaterThan(500)
  expect(outlines.flat().every(Number.isFinite)).toBe(true)
  for (const product of products) expect(workingEnvelope(product)?.outline.length ?? 0).toBeLessThan(90)
})
