import { expect, test } from 'vitest'
import type { ProductDetail } from '#contract/catalogue.ts'
import { comparisonRows, mergedLabels } from './comparison-rows.ts'

const named = (slug: string) => ({ slug, name: slug })
const label = (key: string, unit: string | null = null) => ({ key, label: key, unit, options: null })

const machine = (parts: Partial<ProductDetail>): ProductDetail => ({
  productId: '0198',
  slug: 'x',
  name: 'X',
  make: 'JLG',
  model: 'X',
  productLine: named('line'),
  category: named('category'),
  subCategory: named('kind'),
  specs: {},
  typical: [],
  rate: { perMonthPaise: 5_000_000, perDayPaise: null, basis: '', indicative: true },
  rentedWithOperator: 'no',
  available: true,
  drawing: { url: '', widthM: 1, heightM: 1 },
  description: '',
  applications: [],
  mobilisation: { mode: '', note: '' },
  fuel: { type: 'diesel', consumption: null, note: null },
  rateIncludes: '',
  specLabels: [],
  cities: [],
  similar: [],
  ...parts,
})

const rowOf = (label: string, ...machines: Partial<ProductDetail>[]) =>
  comparisonRows(machines.map(machine), 'Pune').find((row) => row.label === label)

test('equal values do not differ; unequal ones do, and so do values that only one machine has', () => {
  expect(rowOf('Kind', {}, {})).toMatchObject({ values: ['kind', 'kind'], differs: false })
  expect(rowOf('Kind', {}, { subCategory: named('other') })?.differs).toBe(true)
  const specLabels = [label('jib')]
  expect(rowOf('jib', { specs: { jib: true }, specLabels }, {})).toEqual({
    key: 'jib',
    label: 'jib',
    values: ['Yes', null],
    differs: true,
  })
})

test('rates, the city and units are shown in words', () => {
  const specLabels = [label('machineWeightKg', 'kg')]
  const heavy = { specs: { machineWeightKg: 12_500 }, specLabels, available: false }
  expect(rowOf('Indicative rate a month + GST', {})?.values).toEqual(['₹50,000'])
  expect(rowOf('Available in Pune', {}, heavy)?.values).toEqual(['Yes', 'Not now'])
  expect(rowOf('machineWeightKg', heavy)?.values).toEqual(['12,500 kg'])
  expect(rowOf('Rate a day + GST', {})?.values).toEqual([null])
})

test('specs keep the catalogue’s order, even if machines lack some', () => {
  const keys = (...lists: string[][]) =>
    mergedLabels(lists.map((list) => list.map((key) => label(key)))).map(({ key }) => key)
  expect(keys(['a', 'b', 'd'], ['a', 'c', 'd'])).toEqual(['a', 'c', 'b', 'd'])
  expect(keys(['b'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(keys(['a', 'b'], ['x', 'y'])).toEqual(['a', 'b', 'x', 'y'])
  expect(keys([], ['a'])).toEqual(['a'])
})
