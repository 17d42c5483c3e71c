import { expect, test } from 'vitest'
import { patternsOf } from './desk-search.rules.ts'

test.each([
  ['', undefined],
  [' a ', undefined],
  ['146', { anywhere: '%146%', start: '146%' }],
  ['  Deccan   Build ', { anywhere: '%Deccan Build%', start: 'Deccan Build%' }],
  ['100%_\\', { anywhere: '%100\\%\\_\\\\%', start: '100\\%\\_\\\\%' }],
])('%j is searched as %j', (typed, patterns) => {
  expect(patternsOf(typed)).toEqual(patterns)
})
