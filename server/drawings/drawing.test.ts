import { describe, expect, test } from 'vitest'
import { products, subCategories } from '#tests/support/products.ts'
import { drawingFile, drawingSheet, drawingSheetFile, drawingStyle, drawMachine, type Specs } from './drawing.ts'
import { PERSON_HEIGHT_M } from './person.ts'

const drawn = products.map((product) => ({ ...product, drawing: drawMachine(product) }))
const words = {
  title: 'A machine & its "reach"',
  labels: { workingHeightM: 'Working height', horizontalReachM: 'Reach' },
}

function insideOwnFrame({ drawing }: (typeof drawn)[number]) {
  const { extent, origin, widthM, heightM } = drawing
  return (
    extent.left + origin[0] >= 0 &&
    extent.right + origin[0] <= widthM &&
    origin[1] - extent.top >= 0 &&
    origin[1] - extent.bottom <= heightM
  )
}

describe('every product of the catalogue', () => {
  test('has a drawing, all 150 of them, without NaN or infinity', () => {
    expect(drawn).toHaveLength(150)
    const broken = drawn.filter(({ drawing }) =>
      /NaN|undefined|Infinity|null/.test(drawingFile(drawing) + drawingSheet(drawing, words)),
    )
    expect(broken.map(({ slug }) => slug)).toEqual([])
  })

  test('stays inside its frame', () => {
    expect(drawn.filter((one) => !insideOwnFrame(one)).map(({ slug }) => slug)).toEqual([])
  })

  test('is a small file: at most 12 KB, no text, no style attribute, no script', () => {
    const heavy = drawn.filter(({ drawing }) => drawingFile(drawing).length > 12 * 1024)
    expect(heavy.map(({ slug }) => slug)).toEqual([])
    for (const { drawing } of drawn) expect(drawingFile(drawing)).not.toMatch(/<text|style=|<script|\bid=/)
  })

  test('stands beside the same person of 1.75 m', () => {
    for (const { drawing } of drawn) {
      const { origin, heightM, extent, body } = drawing
      expect(body.match(/dw-helmet/g)?.length).toBeGreaterThan(0)
      expect(heightM - origin[1]).toBeCloseTo(0.3, 3)
      expect(heightM).toBeCloseTo(Math.max(extent.top, PERSON_HEIGHT_M) + 0.7, 2)
    }
  })

  test('has a sheet with a title and only classes', () => {
    for (const { drawing } of drawn) {
      const sheet = drawingSheet(drawing, words)
      expect(sheet).not.toMatch(/style=|<style|<script|\bid=/)
      expect(sheet).toContain('role="img"')
      expect(sheet).toContain('<title>A machine &amp; its &quot;reach&quot;</title>')
    }
  })

  test('gets the same drawing each time', () => {
    for (const product of products) expect(drawMachine(product)).toEqual(drawMachine(product))
  })

  test('shows its known lengths within 1 %, at their stated values', () => {
    const shown = drawn.flatMap(({ specs, drawing }) =>
      drawing.dimensions.map((dimension) => ({ ...dimension, spec: specs[dimension.key] })),
    )
    const off = shown.filter(({ spec, valueM }) => typeof spec === 'number' && Math.abs(valueM - spec) > spec / 100)
    const crooked = shown.filter(
      ({ from, to, valueM }) => Math.abs(Math.hypot(to[0] - from[0], to[1] - from[1]) - valueM) > 0.01,
    )
    expect({ off, crooked, some: shown.length > 100 }).toEqual({ off: [], crooked: [], some: true })
  })
})

test('each of the 53 classes of the catalogue has a drawing of its own', () => {
  expect(subCategories).toHaveLength(53)
  const frames = subCategories.filter((subCategory) => drawMachine({ subCategory, specs: {} }).kind === 'size-frame')
  expect(frames).toEqual([])
})

test('people stand clear: behind booms, loaders and diggers, well before a backhoe', () => {
  const behind = /^(mini-)?excavator$|wheel-loader|skid-steer|self-loading|bulldozer|cold-milling|boom-lift|spider/
  const near = drawn.filter(({ subCategory, drawing: { extent, origin, widthM } }) =>
    behind.test(subCategory)
      ? extent.left + origin[0] < 1.1
      : subCategory === 'backhoe-loader' && widthM - origin[0] - extent.right < 1.9,
  )
  expect(near.map(({ slug }) => slug)).toEqual([])
})

test('people in baskets wear a harness, those on the ground a vest', () => {
  const straps = (body: string) =>
    [...body.matchAll(/dw-stripe"[^>]* d="([^"]+)"/g)].map(([, d = '']) => d.split('M').length - 1)
  expect(straps(drawMachine({ subCategory: 'electric-scissor-lift', specs: {} }).body)).toEqual([3, 5])
  expect(straps(drawMachine({ subCategory: 'excavator', specs: {} }).body)).toEqual([3])
})

test('an unknown class gets a neutral frame, whatever its name', () => {
  for (const subCategory of ['moon-buggy', '', 'constructor', '__proto__']) {
    expect(drawMachine({ subCategory, specs: {} }).kind).toBe('size-frame')
  }
})

test('every class has a drawing without specs, and with nonsense for specs', () => {
  const nonsense = { platformHeightM: -3, operatingWeightKg: Number.NaN, horizontalReachM: 'far', workingHeightM: 0 }
  for (const subCategory of subCategories) {
    expect(drawingFile(drawMachine({ subCategory, specs: nonsense }))).toBe(
      drawingFile(drawMachine({ subCategory, specs: {} })),
    )
    expect(drawingFile(drawMachine({ subCategory, specs: {} }))).not.toMatch(/NaN|undefined/)
  }
})

test('the stylesheet has every class of a mark', () => {
  const used = new Set(
    drawn.flatMap(({ drawing }) =>
      [...drawingSheet(drawing, words).matchAll(/class="(dw-[a-z]+)"/g)].map((match) => match[1]),
    ),
  )
  const unstyled = [...used].filter((name) => !new RegExp(`\\.${name}[{,]`).test(drawingStyle))
  expect(unstyled).toEqual(['dw-sheet'])
})

test('the file is in metres and follows the colour scheme and forced colours', () => {
  const drawing = drawMachine({ subCategory: 'excavator', specs: {} })
  expect(drawingFile(drawing)).toContain(`viewBox="0 0 ${drawing.widthM} ${drawing.heightM}"`)
  expect(drawingFile(drawing)).toContain('prefers-color-scheme:dark')
  expect(drawingFile(drawing)).toContain('forced-colors:active')
})

test('a machine of eight times the mass is twice as long', () => {
  const small = drawMachine({ subCategory: 'excavator', specs: { operatingWeightKg: 5000 } })
  const large = drawMachine({ subCategory: 'excavator', specs: { operatingWeightKg: 40_000 } })
  expect((large.extent.right - large.extent.left) / (small.extent.right - small.extent.left)).toBeCloseTo(2, 1)
})

test('a sheet has figures and words for known dimensions; a standalone one has its style', () => {
  const drawing = drawMachine({
    subCategory: 'telescopic-boom-lift',
    specs: { platformHeightM: 20.3, horizontalReachM: 17.3 },
  })
  const sheet = drawingSheet(drawing, words)
  expect(sheet).toContain('>22.3 m</tspan> Working height')
  expect(sheet).toContain('>17.3 m</tspan> Reach')
  expect(sheet).toContain('class="dw-envelope"')
  expect(drawingFile(drawing)).not.toContain('class="dw-envelope"')
  expect(drawingSheetFile(drawing, words)).toContain('<style>')
  expect(drawingSheet(drawing, { ...words, metre: 'मी' })).toContain('>22.3 मी</tspan>')
})

describe('the sheet of a digger', () => {
  const sheetOf = (specs: Specs) => {
    const sheet = drawingSheet(drawMachine({ subCategory: 'excavator', specs }), {
      title: 'A digger',
      labels: { maxDigDepthM: 'Dig depth', maxReachM: 'Reach' },
    })
    const [, top = 0, , high = 0] = (/viewBox="([^"]+)"/.exec(sheet)?.[1] ?? '').split(' ').map(Number)
    return { sheet, belowGround: top + high }
  }

  test('shows how deep it digs below the ground, and how far', () => {
    const { sheet, belowGround } = sheetOf({ maxDigDepthM: 6.6, maxReachM: 9.9 })
    expect(sheet).toContain('>6.6 m</tspan> Dig depth')
    expect(sheet).toContain('>9.9 m</tspan> Reach')
    expect(sheet).toContain('dw-envelope')
    expect(belowGround).toBeGreaterThan(6.6)
  })

  test('ends at the ground if its depth is unknown', () => {
    const { sheet, belowGround } = sheetOf({})
    expect(sheet).not.toMatch(/dw-envelope|dw-dim/)
    expect(belowGround).toBeLessThan(1.5)
  })
})

test('no sheet cuts off an envelope or a dimension', () => {
  for (const { slug, drawing } of drawn) {
    const view = /viewBox="([^"]+)"/.exec(drawingSheet(drawing, words))?.[1] ?? ''
    const [left = 0, top = 0, wide = 0, high = 0] = view.split(' ').map(Number)
    const points = [...(drawing.envelope ?? []), ...drawing.dimensions.flatMap(({ from, to }) => [from, to])]
    const outside = points.filter(([x, y]) => x < left || x > left + wide || -y < top || -y > top + high)
    expect([slug, outside]).toEqual([slug, []])
  }
})

describe('storey lines of a sheet', () => {
  const marksOf = (subCategory: string, specs: Specs) => {
    const sheet = drawingSheet(drawMachine({ subCategory, specs }), words)
    return [...sheet.matchAll(/class="dw-mark"[^>]*>([^<]*)</g)].map(([, mark]) => mark)
  }

  test.each([
    ['electric-scissor-lift', { workingHeightM: 11.7 }, ['3 m', '6 m', '9 m', '12 m']],
    [
      'telescopic-boom-lift',
      { platformHeightM: 41, horizontalReachM: 24 },
      ['6 m', '12 m', '18 m', '24 m', '30 m', '36 m', '42 m'],
    ],
    ['tower-crane', { maxRadiusM: 60, maxLiftingCapacityT: 8 }, ['15 m', '30 m']],
  ] as const)('%s: as many as can be read', (subCategory, specs, marks) => {
    expect(marksOf(subCategory, specs)).toEqual(marks)
  })

  test('are at least three letters apart on every machine, at multiples of 3 m', () => {
    for (const { drawing } of drawn) {
      const marks = [...drawingSheet(drawing, words).matchAll(/class="dw-mark".*?font-size="([\d.]+)">(\d+) m</g)]
      const heights = marks.map(([, , height]) => Number(height))
      const letters = Number(marks[0]?.[1]) / 0.9
      for (const [index, height] of heights.entries()) {
        expect(height % 3).toBe(0)
        expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(letters * 2.99)
      }
    }
  })
})
