import { expect, test } from 'vitest'
import { isPlain, listSearch, rangeOf, readList, withSpec } from './list-address.ts'

const canonical = (search: string) => listSearch(readList(new URLSearchParams(search)))

test.each([
  ['', ''],
  ['?filter=&sort=&page=1', ''],
  ['?powerSource=electric&powerSource=diesel', '?powerSource=electric,diesel'],
  ['?workingHeightM.min=10&workingHeightM.max=', '?workingHeightM=10..'],
  ['?workingHeightM.min=&workingHeightM.max=', ''],
  ['?workingHeightM=10..15&workingHeightM.min=20&workingHeightM.max=', '?workingHeightM=10..15'],
  ['?workingHeightM=&workingHeightM.min=10&workingHeightM.max=15', ''],
  ['?sort=-rate&filter= 12 m &page=2', '?filter=12+m&sort=-rate&page=2'],
  ['?page=x', ''],
  ['?page=2&view=table', '?view=table&page=2'],
  ['?view=grid', ''],
])('%j becomes %j', (asked, written) => {
  expect(canonical(asked)).toBe(written)
})

test.each(['?filter=a&powerSource=electric%2Cdiesel&workingHeightM=10..16&page=2', ''])('%j is plain', (search) => {
  expect(isPlain(new URLSearchParams(search))).toBe(true)
})

test.each(['?filter=', '?a=1&a=2', '?a.min=1', '?page=1', '?view=grid'])('%j is not plain', (search) => {
  expect(isPlain(new URLSearchParams(search))).toBe(false)
})

test('a generated query is canonical and parses to the same state', () => {
  const state = { filter: 'jcb 3dx', sort: 'rate', specs: { a: '1..', b: 'x,y' }, page: 3, view: 'table' as const }
  const parameters = new URLSearchParams(listSearch(state))
  expect(isPlain(parameters)).toBe(true)
  expect(readList(parameters)).toEqual(state)
})

test('changing a filter returns to the first page', () => {
  const state = { filter: '', sort: '', specs: { a: '1..', b: 'x' }, page: 4, view: 'table' as const }
  expect(withSpec(state, 'a', '')).toEqual({ ...state, specs: { b: 'x' }, page: 1 })
})

test('a range may be open at an end', () => {
  expect(rangeOf('..16')).toEqual({ min: '', max: '16' })
  expect(rangeOf(undefined)).toEqual({ min: '', max: '' })
})
