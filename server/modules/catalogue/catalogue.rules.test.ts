import { expect, test } from 'vitest'
import { Problem } from '#contract/problems.ts'
import { toQuestion } from './catalogue.rules.ts'
import type { Attribute, Structure } from './structure.rules.ts'

const attribute = (key: string, more: Partial<Attribute>): Attribute => ({
  key,
  label: key,
  unit: null,
  kind: 'range',
  filterable: true,
  options: null,
  min: 0,
  max: 10,
  ...more,
})
const node = (slug: string) => ({ slug, name: slug, description: '' })
const choice = (...values: string[]) => ({
  kind: 'choice' as const,
  options: values.map((value) => ({ value, label: value })),
})

const structure: Structure = {
  lines: [
    {
      ...node('lifts'),
      categories: [
        {
          ...node('scissor'),
          popular: true,
          attributes: [
            attribute('heightM', { min: 4, max: 18 }),
            attribute('power', choice('electric', 'diesel')),
            attribute('weightKg', { filterable: false }),
          ],
          subCategories: [node('slab'), node('rough')],
        },
      ],
    },
    {
      ...node('power'),
      categories: [
        {
          ...node('generator'),
          popular: false,
          attributes: [
            attribute('kva', {}),
            attribute('power', choice('solar')),
            attribute('heightM', { min: 1, max: 2 }),
          ],
          subCategories: [node('small')],
        },
      ],
    },
  ],
  common: [attribute('make', { kind: 'choice' })],
  makes: ['JLG', 'Tata Hitachi'],
  cities: new Set(['pune']),
  breaksIn: () => new Map(),
}

const ask = (query: Record<string, unknown>) => toQuestion(structure, { page: 0, size: 20, ...query })
const refusal = (query: Record<string, unknown>) => {
  try {
    ask(query)
  } catch (error) {
    if (error instanceof Problem) return [error.problem, error.violations?.[0]?.field]
  }
  return undefined
}

test.each([
  [{ heightM: '10..16' }, { key: 'heightM', kind: 'range', from: 10, to: 16 }],
  [{ heightM: '10..' }, { key: 'heightM', kind: 'range', from: 10, to: undefined }],
  [{ heightM: '..5.5' }, { key: 'heightM', kind: 'range', from: undefined, to: 5.5 }],
  [{ power: 'electric,diesel' }, { key: 'power', kind: 'choice', values: ['electric', 'diesel'] }],
  [{ make: 'jlg, tata hitachi' }, { key: 'make', kind: 'choice', values: ['JLG', 'Tata Hitachi'] }],
  [{ make: 'Nobody' }, { key: 'make', kind: 'choice', values: ['Nobody'] }],
  [{ power: 'solar' }, { key: 'power', kind: 'choice', values: ['solar'] }],
])('%o is a filter', (query, filter) => expect(ask(query).filters).toEqual([filter]))

test.each(['', '..', '10', 'a..b', '16..10', '-1..5', '1e3..', 'NaN..', '1...2', '1..2..3', '10,16'])(
  'the range %j is refused by name',
  (heightM) => expect(refusal({ heightM })).toEqual(['bad-request', 'heightM']),
)

test.each(['', ',', 'electric,', 'steam', 'ELECTRIC'])('the choice %j is refused by name', (power) =>
  expect(refusal({ power })).toEqual(['bad-request', 'power']),
)

test.each(['a\0b', '\ud800', 'x'.repeat(61)])('the make %j is refused', (make) =>
  expect(refusal({ make })).toEqual(['bad-request', 'make']),
)

test('only filterable keys of the chosen category are accepted', () => {
  expect(refusal({ category: 'scissor', kva: '1..' })).toEqual(['bad-request', 'kva'])
  expect(refusal({ category: 'scissor', weightKg: '1..' })).toEqual(['bad-request', 'weightKg'])
  expect(refusal({ category: 'scissor', power: 'solar' })).toEqual(['bad-request', 'power'])
  expect(refusal({ utm_source: 'x' })).toEqual(['bad-request', 'utm_source'])
  expect(refusal({ subCategory: 'slab', kva: '1..' })).toEqual(['bad-request', 'kva'])
  expect(ask({ kva: '1..' }).filters).toHaveLength(1)
})

test.each([
  [{ location: 'atlantis' }],
  [{ productLine: 'boats' }],
  [{ category: 'boats' }],
  [{ subCategory: 'boats' }],
  [{ productLine: 'power', category: 'scissor' }],
  [{ category: 'generator', subCategory: 'slab' }],
])('%o is not found', (query) => expect(refusal(query)).toEqual(['not-found', undefined]))

test.each([
  ['relevance', { by: 'place' }],
  ['name', { by: 'name' }],
  ['rate', { by: 'rate', descending: false }],
  ['-rate', { by: 'rate', descending: true }],
  ['heightM', { by: 'spec', key: 'heightM', descending: false }],
  ['-heightM', { by: 'spec', key: 'heightM', descending: true }],
  [undefined, { by: 'place' }],
])('sort %s', (sort, expected) => expect(ask({ sort }).sort).toMatchObject(expected))

test.each(['-name', '-relevance', 'power', 'make', 'weightKg', 'price', '--rate', 'rate,name'])(
  'sort %s is refused',
  (sort) => expect(refusal({ sort })).toEqual(['bad-request', 'sort']),
)

test('a search is sorted by relevance by default, a task by fit', () => {
  expect(ask({ filter: 'jlg' }).sort.by).toBe('relevance')
  expect(ask({ filter: 'lift' }).sort.by).toBe('fit')
})

test('without a category an attribute has the widest range and the options of all categories', () => {
  const { attributes } = ask({}).scope
  expect(attributes.find(({ key }) => key === 'heightM')).toMatchObject({ min: 1, max: 18 })
  expect(attributes.find(({ key }) => key === 'power')?.options?.map(({ value }) => value)).toEqual([
    'electric',
    'diesel',
    'solar',
  ])
})
