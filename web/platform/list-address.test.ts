import { expect, test } from 'vitest'
import { listQuery, listSearchOf } from './list-address.ts'

const listable = { filters: { filter: ['SENT', 'LATE'] }, sorts: ['date'] }
const whole = { q: '', filters: {}, sort: '', page: 0 }

test.each([
  ['', whole],
  ['q= metro &page=2', { ...whole, q: 'metro', page: 2 }],
  ['page=-1', whole],
  ['page=1e9', whole],
  [`q=${'a'.repeat(120)}`, { ...whole, q: 'a'.repeat(100) }],
  ['filter=LATE&sort=-date', { ...whole, filters: { filter: 'LATE' }, sort: '-date' }],
  ['filter=late&sort=--date&other=SENT', whole],
  ['sort=price', whole],
])('%j requests %j', (address, search) => {
  expect(listSearchOf(new URLSearchParams(address), listable)).toEqual(search)
})

test('the whole list has the plain address; anything else is in the query', () => {
  expect(listQuery(whole)).toBe('')
  expect(listQuery({ ...whole, q: 'a b', page: 3 })).toBe('?q=a+b&page=3')
  expect(listQuery({ ...whole, page: 1 })).toBe('?page=1')
  expect(listQuery({ ...whole, q: 'a', filters: { filter: 'LATE' }, sort: 'date' })).toBe('?q=a&filter=LATE&sort=date')
  expect(listQuery({ ...whole, filters: { filter: '' } })).toBe('')
})
