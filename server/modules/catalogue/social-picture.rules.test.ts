import { describe, expect, test } from 'vitest'
import { drawMachine } from '#server/drawings/drawing.ts'
import { brokenInto, lineMarkup, widthOf } from '#server/platform/lettering.ts'
import { products } from '#tests/support/products.ts'
import { machinePicture } from './social-picture.rules.ts'

const words = { brand: 'Yantra', caption: 'Side view', metres: (height: number) => `${height} m` }
const figures = [{ label: 'working height', value: '58.56', unit: 'm' }]
const display = { voice: 'display', size: 100 } as const

test('the picture of every machine contains its own colours and lettering', () => {
  for (const product of products) {
    const svg = machinePicture({ name: product.slug, kind: 'Lift', figures, drawing: drawMachine(product) }, words)
    expect(svg).not.toMatch(/var\(|@media|<text|NaN|undefined|Infinity/)
  }
})

describe('letters', () => {
  test('are as wide as their advances, minus kerning', () => {
    expect(widthOf('A', display)).toBeCloseTo(66.8)
    expect(widthOf('AV', display)).toBeLessThan(widthOf('A', display) + widthOf('V', display))
    expect(widthOf('', display)).toBe(0)
  })

  test('keep their place when the font lacks the accent', () => {
    expect(widthOf('Vögele', display)).toBe(widthOf('Vogele', display))
    expect(widthOf('constructor', display)).toBeGreaterThan(300)
  })

  test('end at their limit', () => {
    const line = { ...display, x: 500, y: 10, fill: 'red', anchor: 'end' } as const
    expect(lineMarkup('A', line)).toContain(`translate(${(500 - 66.8).toFixed(2)} 10.00)`)
  })

  test('break into lines only between words', () => {
    expect(brokenInto('Genie GS-1930 Electric', display, 10)).toEqual(['Genie', 'GS-1930', 'Electric'])
    expect(brokenInto('a b', display, 1000)).toEqual(['a b'])
  })
})
