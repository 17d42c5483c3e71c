import { expect, test } from 'vitest'
import { placeIn } from './place.ts'

const leaf = (slug: string) => ({ slug, name: slug.toUpperCase(), description: '', productCount: 2 })
const matches = [
  { slug: 'electric', count: 2 },
  { slug: 'diesel', count: 3 },
]
const lines = [
  {
    ...leaf('awp'),
    categories: [{ ...leaf('scissor'), popular: true, subCategories: [leaf('electric'), leaf('diesel')] }],
  },
]

test('a place has its trail and its parts', () => {
  const place = placeIn(lines, { productLineId: 'awp', categoryId: 'scissor' }, matches)
  expect(place?.trail.map(({ slug }) => slug)).toEqual(['awp', 'scissor'])
  expect(place?.parts).toEqual([
    { slug: 'electric', name: 'ELECTRIC', count: 2 },
    { slug: 'diesel', name: 'DIESEL', count: 3 },
  ])
})

test('without a line the place is the whole tree', () => {
  expect(placeIn(lines, {}, matches)).toMatchObject({ trail: [], parts: [{ slug: 'awp', count: 5 }] })
})

test('a part counts the matches of a list, not its machines', () => {
  expect(placeIn(lines, { productLineId: 'awp' }, [])?.parts).toEqual([{ slug: 'scissor', name: 'SCISSOR', count: 0 }])
})

test('the end of the tree has no parts', () => {
  const slugs = { productLineId: 'awp', categoryId: 'scissor', subcategoryId: 'electric' }
  expect(placeIn(lines, slugs, matches)?.parts).toEqual([])
})

test.each([
  { productLineId: 'nope' },
  { productLineId: 'awp', categoryId: 'electric' },
  { productLineId: 'awp', categoryId: 'scissor', subcategoryId: 'nope' },
])('%j is not a place', (slugs) => {
  expect(placeIn(lines, slugs, matches)).toBeUndefined()
})
