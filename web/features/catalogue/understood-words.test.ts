import { expect, test } from 'vitest'
import { wordsKnown, wordsUnknown } from './understood-words.ts'

test('words come first, figures after a comma, and unknown words apart', () => {
  const terms = [
    { typed: 'sisor', meant: 'scissor' },
    { typed: 'lift', meant: 'lift' },
    { typed: 'xyz', meant: null },
    { typed: '12 m', meant: '12 m' },
  ]
  expect(wordsKnown(terms)).toBe('scissor lift, 12 m')
  expect(wordsUnknown(terms)).toBe('“xyz”')
  expect(wordsKnown([{ typed: '20 kVA', meant: '20 kVA' }])).toBe('20 kVA')
  expect([wordsKnown([]), wordsUnknown([])]).toEqual(['', ''])
})
