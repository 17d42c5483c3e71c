import { expect, test } from 'vitest'
import { placeIn } from './place.ts'

const leaf = (slug: string) => ({ slug, name: slug.toUpperCase(), description: '', productCount: 2 })
const lines = [
  { ...leaf('awp'), categories: [{ ...leaf('scissor'), popular: true, subCategories: [leaf('electric')] }] },
]

test('a place has its trail and its parts', () => {
  const place = placeIn(lines, { productLineId: 'awp', categoryId: 'scissor' })
  expect(place?.trail.map(({ slug }) => slug)).toEqual(['awp', 'scissor'])
  expect(place?.parts).toEqual([{ slug: 'electric', name: 'ELECTRIC', count: 2 }])
})

test('without a line the place is the whole tree', () => {
  expect(placeIn(lines, {})).toMatchObject({ trail: [], parts: [{ slug: 'awp' }] })
})

test('the end of the tree has no parts', () => {
  expect(placeIn(lines, { productLineId: 'awp', categoryId: 'scissor', subcategoryId: 'electric' })?.parts).toEqual([])
})

test.each([
  { productLineId: 'nope' },
  { productLineId: 'awp', categoryId: 'electric' },
  { productLineId: 'awp', categoryId: 'scissor', subcategoryId: 'nope' },
])('%j is not a place', (slugs) => {
  expect(placeIn(lines, slugs)).toBeUndefined()
})
