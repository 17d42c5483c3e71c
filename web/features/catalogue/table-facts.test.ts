import { expect, test } from 'vitest'
import type { Facet, Product } from '#contract/catalogue.ts'
import { tableOf } from './table-facts.ts'

const range = (key: string): Facet => ({ key, label: key, unit: 'm', kind: 'range', min: 0, max: 9, options: null })
const make: Facet = { key: 'make', label: 'Make', unit: null, kind: 'choice', min: null, max: null, options: [] }
const machine = (specs: Product['specs'], typical: string[] = []) => ({ specs, typical }) as unknown as Product
const keys = (products: Product[], facets: Facet[]) => tableOf(products, facets).columns.map(({ key }) => key)

test('columns are the figures that most machines have, in the order of the kind', () => {
  const facets = [make, range('rare'), ...['a', 'b', 'c', 'd', 'e'].map(range)]
  const common = { b: 1, c: 1, d: 1, e: 1 }
  const products = [
    machine({ ...common, a: 1, rare: 1 }),
    machine({ ...common, a: 1 }),
    machine(common),
    machine(common),
  ]
  expect(keys(products, facets)).toEqual(['b', 'c', 'd', 'e'])
  expect(keys(products.slice(0, 2), facets)).toEqual(['a', 'b', 'c', 'd'])
})

test('a figure of few machines has no column, and a machine without a figure has an empty cell', () => {
  const products = [machine({ a: 12000, b: 1 }), machine({ a: 2.5 }, ['a']), machine({}), machine({ a: 1, power: 'x' })]
  const table = tableOf(products, [range('a'), range('b'), range('power')])
  expect(table).toEqual({
    columns: [{ key: 'a', label: 'a', unit: 'm' }],
    cells: [['12,000'], ['~2.5'], [''], ['1']],
  })
  expect(keys([], [range('a')])).toEqual([])
})

test('the height of the platform has no column beside the working height', () => {
  const lift = machine({ platformHeightM: 8, workingHeightM: 10 })
  expect(keys([lift], [range('platformHeightM'), range('workingHeightM')])).toEqual(['workingHeightM'])
  expect(keys([lift], [range('platformHeightM')])).toEqual(['platformHeightM'])
})
