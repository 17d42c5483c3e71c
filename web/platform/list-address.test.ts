import { expect, test } from 'vitest'
import { listQuery, listSearchOf } from './list-address.ts'

test.each([
  ['', { q: '', page: 0 }],
  ['q= metro &page=2', { q: 'metro', page: 2 }],
  ['page=-1', { q: '', page: 0 }],
  ['page=1e9', { q: '', page: 0 }],
  [`q=${'a'.repeat(120)}`, { q: 'a'.repeat(100), page: 0 }],
])('%j asks for %j', (address, search) => {
  expect(listSearchOf(new URLSearchParams(address))).toEqual(search)
})

test('the whole list has the plain address, the rest is written out', () => {
  expect(listQuery({ q: '', page: 0 })).toBe('')
  expect(listQuery({ q: 'a b', page: 3 })).toBe('?q=a+b&page=3')
  expect(listQuery({ q: '', page: 1 })).toBe('?page=1')
})
