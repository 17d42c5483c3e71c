import { expect, test } from 'vitest'
import type { Facet } from '#contract/catalogue.ts'
import { offered } from './offered.ts'
import { catalogueText } from './text.ts'

const text = catalogueText()

const option = (value: string, count: number) => ({ value, label: value, count })
const range = (key: string, ...options: [string, number][]): Facet => ({
  key,
  label: key,
  unit: 'kg',
  kind: 'range',
  min: 1,
  max: 5000,
  options: options.map(([value, count]) => option(value, count)),
})
const choice = (key: string, ...options: [string, number][]): Facet => ({
  ...range(key, ...options),
  unit: null,
  kind: 'choice',
  min: null,
  max: null,
})

const labelsOf = (facet: Facet) => offered([facet], text)[0]?.options?.map(({ label, count }) => [label, count])

test('ranges are shown in words, without empty ones', () => {
  expect(labelsOf(range('weightKg', ['..500', 2], ['500..1500', 0], ['1500..2500', 1], ['2500..', 3]))).toEqual([
    ['up to 500 kg', 2],
    ['1,500–2,500 kg', 1],
    ['2,500 kg and over', 3],
  ])
  expect(labelsOf({ ...range('axles', ['..2', 1], ['2..', 1]), unit: null })).toEqual([
    ['up to 2', 1],
    ['2 and over', 1],
  ])
})

test('a single range is not offered; its figures can still be typed', () => {
  expect(labelsOf(range('weightKg', ['..500', 2], ['500..', 0]))).toEqual([])
})

test('a boolean choice is shown as yes', () => {
  expect(labelsOf(choice('jib', ['true', 4], ['false', 2], ['maybe', 0]))).toEqual([
    ['Yes', 4],
    ['No', 2],
  ])
})

test('filters that narrow nothing are left out, and filters common to all machines come last', () => {
  const facets = [
    choice('make', ['JLG', 1], ['Genie', 2]),
    choice('jib', ['true', 0]),
    choice('drive', ['4wd', 3]),
    choice('boom', ['true', 1], ['false', 2]),
    range('weightKg'),
    choice('power', ['solar', 1], ['diesel', 2]),
  ]
  expect(offered(facets, text).map(({ key }) => key)).toEqual(['boom', 'weightKg', 'power', 'make'])
  expect(offered([{ ...range('weightKg'), max: 1 }], text)).toEqual([])
})
