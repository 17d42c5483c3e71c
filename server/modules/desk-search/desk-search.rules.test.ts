import { expect, test } from 'vitest'
import { patternsOf } from './desk-search.rules.ts'

test.each([
  ['', undefined],
  [' a ', undefined],
  ['146', { anywhere: '%146%', start: '146%' }],
  ['  Deccan   Build ', { anywhere: '%Deccan Build%', start: 'Deccan Build%' }],
  ['+91 98220-00199', { anywhere: '%9822000199%', start: '9822000199%' }],
  ['450 600', { anywhere: '%450 600%', start: '450 600%' }],
  ['100%_\\', { anywhere: '%100\\%\\_\\\\%', start: '100\\%\\_\\\\%' }],
])('%j is searched as %j', (typed, patterns) => {
  expect(patternsOf(typed)).toEqual(patterns)
})
