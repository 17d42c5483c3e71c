import { expect, test } from 'vitest'
import { type ListPage, withFirst, without, withReplaced } from './list-page.ts'

const full: ListPage<string> = { content: ['b', 'a'], page: 0, size: 2, totalElements: 2, totalPages: 1 }

test('a new entry comes first and pushes the last one to the next page', () => {
  expect(withFirst(full, 'c')).toEqual({ content: ['c', 'b'], page: 0, size: 2, totalElements: 3, totalPages: 2 })
})

test('an edited entry keeps its place', () => {
  expect(withReplaced(full, (item) => item === 'a', 'A').content).toEqual(['b', 'A'])
})

test('a deleted entry disappears from the rows and the count', () => {
  expect(without(full, (item) => item === 'b')).toEqual({ ...full, content: ['a'], totalElements: 1 })
  expect(without(full, (item) => item === 'x')).toEqual(full)
})
