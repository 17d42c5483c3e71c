import { expect, test } from 'vitest'
import { countsOf, facetsOf } from './facets.rules.ts'
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

/** Attributes with undivided ranges. */
const uncut = (...attributes: Attribute[]) => ({ attributes, breaks: new Map() })

const choice = (key: string, label: string) => ({ key, label, unit: null, kind: 'choice', min: null, max: null })

test('makes are those in the counts, sorted; options are all of them, with their counts', () => {
  const facets = facetsOf(uncut(make, power, height), [
    ['make', 'JLG', 2],
    ['make', 'Genie', 3],
    ['power', 'electric', 5],
    ['heightM', '', 5],
  ])
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
    { key: 'heightM', label: 'Height', unit: 'm', kind: 'range', min: 4, max: 18, options: [] },
  ])
})

test('a filter without machines is left out unless it is selected', () => {
  expect(facetsOf(uncut(power, height), [])).toEqual([])
  const chosen = facetsOf(
    uncut(make, height),
    [],
    [
      { key: 'make', kind: 'choice', values: ['Nobody'] },
      { key: 'heightM', kind: 'range', from: 1, to: 2 },
    ],
  )
  expect(chosen.map(({ key }) => key)).toEqual(['make', 'heightM'])
  expect(chosen[0]?.options).toEqual([{ value: 'Nobody', label: 'Nobody', count: 0 }])
})

test('ranges count both of their ends, and stay even when empty', () => {
  const cut = { attributes: [height], breaks: new Map([['heightM', [8, 12.5]]]) }
  const counts = [
    ['heightM', '', 6],
    ['heightM', '7.5', 1],
    ['heightM', '12.5', 2],
    ['heightM', '10', 3],
  ] as const
  expect(facetsOf(cut, counts)[0]?.options).toEqual([
    { value: '..8', label: '≤ 8 m', count: 1 },
    { value: '8..12.5', label: '8–12.5 m', count: 5 },
    { value: '12.5..', label: '≥ 12.5 m', count: 2 },
  ])
  const none = facetsOf(cut, [], [{ key: 'heightM', kind: 'range', from: 1, to: 2 }])
  expect(none[0]?.options?.map(({ count }) => count)).toEqual([0, 0, 0])
})

test('a filtered attribute is counted by its own counts, all others by the matches', () => {
  const counts = [
    ['make=JLG', 2],
    ['power=electric', 2],
  ] as const
  const own = [
    ['power=electric', 2],
    ['power=diesel=hot', 5],
  ] as const
  expect(countsOf({ counts, own }, [{ key: 'power' }])).toEqual([
    ['make', 'JLG', 2],
    ['power', 'electric', 2],
    ['power', 'diesel=hot', 5],
  ])
})
