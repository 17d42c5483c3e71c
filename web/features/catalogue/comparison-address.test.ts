import { expect, test } from 'vitest'
import { isPlainComparison, readComparison } from './comparison-address.ts'

const read = (query: string) => readComparison(new URLSearchParams(query))
const isPlain = (query: string) => isPlainComparison(new URLSearchParams(query))

test.each([
  ['', []],
  ['machines=', []],
  ['machines=jcb-3dx', ['jcb-3dx']],
  ['machines=b,a', ['b', 'a']],
  ['machines=b,a,b', ['b', 'a']],
  ['machines= A ,,b,', ['a', 'b']],
  ['machines=a&machines=b', ['a', 'b']],
  ['machines=a,b,c,d,e,f', ['a', 'b', 'c', 'd', 'e']],
])('%s names %j', (query, machines) => {
  expect(read(query).machines).toEqual(machines)
})

test('only 1 selects the differences', () => {
  expect(['differences=1', 'differences=yes', 'differences=', ''].map((query) => read(query).onlyDifferences)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each(['', 'machines=a,b', 'machines=b,a&differences=1', 'utm_source=x&machines=a', 'machines=a,b,c,d,e'])(
  '%s is canonical',
  (query) => expect(isPlain(query)).toBe(true),
)

test.each([
  'machines=a,a',
  'machines=A',
  'machines=a, b',
  'machines=a&machines=b',
  'machines=a,b,c,d,e,f',
  'machines=a&differences=0',
  'machines=a&differences=1&differences=1',
])('%s is not canonical', (query) => expect(isPlain(query)).toBe(false))
