import { expect, test } from 'vitest'
import { facetsOf } from './facets.rules.ts'
import type { Attribute } from './structure.rules.ts'

const base: Attribute = {
  key: '',
  label: '',
  unit: null,
  kind: 'choice',
  filterable: true,
  options: null,
  min: null,
  max: null,
}
const make: Attribute = { ...base, key: 'make', label: 'Make' }
const power: Attribute = {
  ...base,
  key: 'power',
  label: 'Power',
  options: [
    { value: 'electric', label: 'Battery electric' },
    { value: 'diesel', label: 'Diesel' },
  ],
}
const height: Attribute = { ...base, key: 'heightM', label: 'Height', unit: 'm', kind: 'range', min: 4, max: 18 }

const choice = (key: string, label: string) => ({ key, label, unit: null, kind: 'choice', min: null, max: null })

test('makes are those there are, in order; options are all, with their counts', () => {
  const facets = facetsOf(
    [make, power, height],
    [
      ['make', 'JLG', 2],
      ['make', 'Genie', 3],
      ['power', 'electric', 5],
      ['heightM', '', 5],
    ],
  )
  expect(facets).toEqual([
    {
      ...choice('make', 'Make'),
      options: [
        { value: 'Genie', label: 'Genie', count: 3 },
        { value: 'JLG', label: 'JLG', count: 2 },
      ],
    },
    {
      ...choice('power', 'Power'),
      options: [
        { value: 'electric', label: 'Battery electric', count: 5 },
        { value: 'diesel', label: 'Diesel', count: 0 },
      ],
    },
    { key: 'heightM', label: 'Height', unit: 'm', kind: 'range', min: 4, max: 18, options: null },
  ])
})

test('a filter that no machine has is left out unless it was chosen', () => {
  expect(facetsOf([power, height], [])).toEqual([])
  const chosen = facetsOf(
    [make, height],
    [],
    [
      { key: 'make', kind: 'choice', values: ['Nobody'] },
      { key: 'heightM', kind: 'range', from: 1, to: 2 },
    ],
  )
  expect(chosen.map(({ key }) => key)).toEqual(['make', 'heightM'])
  expect(chosen[0]?.options).toEqual([{ value: 'Nobody', label: 'Nobody', count: 0 }])
})
