import { expect, test } from 'vitest'
import { pageAddress, searchOf } from './search-in-url.ts'

test.each([
  ['', { page: 0 }],
  ['filter=QUOTED&q= boom &page=2', { filter: 'QUOTED', q: 'boom', page: 2 }],
  ['filter=quoted&q=&page=-1', { page: 0 }],
  ['page=1e9', { page: 0 }],
])('%j asks for %j', (address, search) => {
  expect(searchOf(new URLSearchParams(address))).toEqual(search)
})

test('another page keeps filter and search, the first page is none', () => {
  expect(pageAddress({ filter: 'QUOTED', q: 'a b', page: 0 }, 1)).toBe('?filter=QUOTED&q=a+b&page=1')
  expect(pageAddress({ q: 'a', page: 3 }, 0)).toBe('?q=a')
})
