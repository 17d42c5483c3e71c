import { expect, test } from 'vitest'
import { wordsKnown, wordsUnknown } from './understood-words.ts'

test('words come first, figures after a comma, and unknown words apart', () => {
  const terms = [
    { typed: 'sisor', meant: 'scissor', undo: '"sisor" lift xyz 12 m' },
    { typed: 'lift', meant: 'lift', undo: null },
    { typed: 'xyz', meant: null, undo: null },
    { typed: '12 m', meant: '12 m', undo: null },
  ]
  expect(wordsKnown(terms)).toBe('scissor lift, 12 m')
  expect(wordsUnknown(terms)).toBe('“xyz”')
  expect(wordsKnown([{ typed: '20 kVA', meant: '20 kVA', undo: null }])).toBe('20 kVA')
  expect([wordsKnown([]), wordsUnknown([])]).toEqual(['', ''])
})
