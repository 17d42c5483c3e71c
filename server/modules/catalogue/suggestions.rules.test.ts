import { expect, test } from 'vitest'
import { termsOf } from './search.rules.ts'
import type { Structure } from './structure.rules.ts'
import { type FoundPlace, type FoundProduct, suggestionsOf } from './suggestions.rules.ts'

const node = (slug: string) => ({ slug, name: slug, description: '' })
const structure: Structure = {
  lines: [
    {
      ...node('aerial'),
      categories: [{ ...node('boom-lift'), popular: true, attributes: [], subCategories: [node('telescopic')] }],
    },
  ],
  common: [],
  makes: ['JLG'],
  cities: new Set(['pune']),
  breaksIn: () => new Map(),
}
const place = (kind: FoundPlace['kind'], slug: string, named: number[], hasAll = true): FoundPlace => ({
  kind,
  slug,
  name: slug,
  named,
  hasAll,
})
const machines = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    slug: `m${n}`,
    name: `M ${n}`,
    specs: { ratedLoadKg: 500, workingHeightM: 12 },
    typical: ['ratedLoadKg'],
    perMonthPaise: 2_000_000,
    drawing: { url: `/drawings/m${n}.svg`, widthM: 2, heightM: 3 },
  }))

function suggested(text: string, places: FoundPlace[], products: FoundProduct[] = machines(8), known?: number[]) {
  const terms = termsOf(text)
  const typed = { terms, known: known ?? terms.map(({ at }) => at), city: 'pune' }
  return suggestionsOf(structure, typed, places, products)
}

test('a place that matches every word comes before the machines, one that matches some of them after', () => {
  const found = suggested('telescopic boom', [place('subCategory', 'telescopic', [0, 1]), place('make', 'JLG', [1])])
  expect(found.map(({ kind }) => kind)).toEqual(['subCategory', ...Array(6).fill('product'), 'make'])
  expect(found).toHaveLength(8)
})

test('a machine shows the figure that comes first among the key figures', () => {
  expect(suggested('m', [])[0]?.machine?.figure).toEqual({ key: 'workingHeightM', value: 12, typical: false })
  const typical = machines(1).map((machine) => ({ ...machine, specs: { ratedLoadKg: 500 } }))
  expect(suggested('m', [], typical)[0]?.machine?.figure).toEqual({ key: 'ratedLoadKg', value: 500, typical: true })
})

test('words that a place does not match become its search, if a machine there matches them all', () => {
  const [first] = suggested('boom 12m', [place('category', 'boom-lift', [0])])
  expect(first).toEqual({
    kind: 'category',
    label: 'boom-lift, 12 m',
    url: '/rental/pune/equipments/aerial/boom-lift?filter=12+m',
  })
  const [plain] = suggested('boom 900m', [place('category', 'boom-lift', [0], false)])
  expect(plain).toEqual({ kind: 'category', label: 'boom-lift', url: '/rental/pune/equipments/aerial/boom-lift' })
})

test('unknown words have no suggestions', () =>
  expect(suggested('boom qqq', [place('category', 'boom-lift', [0])], [], [0])[0]?.label).toBe('boom-lift'))

test('a figure alone leads to kinds of machines that have it, never to makes', () =>
  expect(
    suggested('12m', [place('make', 'JLG', []), place('subCategory', 'telescopic', [])], []).map(({ url }) => url),
  ).toEqual(['/rental/pune/equipments/aerial/boom-lift/telescopic?filter=12+m']))

test('a make is a filter of the whole list', () =>
  expect(suggested('jlg boom', [place('make', 'JLG', [0])], [])[0]).toEqual({
    kind: 'make',
    label: 'JLG, boom',
    url: '/rental/pune/equipments?filter=boom&make=JLG',
  }))
