import { expect, test } from 'vitest'
import { readProducts } from '#database/seed/data-files.ts'
import { drawnFile } from './drawings.ts'
import { boundsOf, specFaults, toSpecs } from './specs.rules.ts'
import type { Attribute } from './structure.rules.ts'

const attribute = (key: string, more: Partial<Attribute> = {}): Attribute => ({
  key,
  label: key,
  unit: null,
  kind: 'range',
  filterable: true,
  options: null,
  min: 0,
  max: 1,
  ...more,
})
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
const attributes = [
  attribute('workingHeightM'),
  attribute('jib', { kind: 'choice', options: yesOrNo }),
  attribute('axles', { kind: 'text' }),
]

test('specs are stored in the order of the attributes, yes and no as booleans', () => {
  const specs = toSpecs(attributes, [
    { key: 'jib', value: 'true' },
    { key: 'workingHeightM', value: 12.5 },
  ])
  expect(Object.entries(specs)).toEqual([
    ['workingHeightM', 12.5],
    ['jib', true],
  ])
})

test.each([
  [{ key: 'workingHeightM', value: -1 }, 'range'],
  [{ key: 'workingHeightM', value: 251 }, 'range'],
  [{ key: 'axles', value: 2.5 }, 'invalid'],
  [{ key: 'axles', value: 1000 }, 'range'],
  [{ key: 'jib', value: 'maybe' }, 'invalid'],
  [{ key: 'colour', value: 'red' }, 'unknown'],
])('%o is refused as %s', (spec, code) => {
  expect(specFaults(attributes, [spec])).toMatchObject([{ field: `specs.${spec.key}`, code }])
})

const oneOfEach = [...new Map(readProducts().map((product) => [product.subCategory, product])).values()]

test.each(oneOfEach)(
  'the drawing of $subCategory copes with every figure that is accepted',
  ({ subCategory, specs }) => {
    for (const [key, value] of Object.entries(specs).filter(([, one]) => typeof one === 'number'))
      for (const figure of [boundsOf(key).min, Number(value) / 5, boundsOf(key).max]) {
        const changed = {
          ...specs,
          [key]: boundsOf(key).min > 0 ? Math.max(boundsOf(key).min, Math.round(figure)) : figure,
        }
        const { svg } = drawnFile({ subCategory, specs: changed }, { title: '', labels: {} })
        expect([key, figure, /NaN|Infinity/.test(svg), svg.length < 500_000]).toEqual([key, figure, false, true])
      }
  },
)
