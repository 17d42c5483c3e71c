import { expect, test } from 'vitest'
import { corrected, keyOf } from './question-words.rules.ts'

const known = new Set(['dig', 'trench', 'crane', 'forklift', 'scissor', 'excavator', 'generator', 'indoors'])

test.each([
  ['digg', 'dig'],
  ['trensh', 'trench'],
  ['forclift', 'forklift'],
  ['sissor', 'scissor'],
  ['excavetar', 'excavator'],
  ['gneerator', 'generator'],
])('%s means %s', (typed, meant) => expect(corrected(typed, known)).toBe(meant))

// Plain English, short words, models and words that only begin alike stand for themselves.
test.each(['trend', 'door', 'dog', 'gs1930', 'xyzzyq', 'crankshaft'])('%s stays', (typed) =>
  expect(corrected(typed, known)).toBeUndefined(),
)

test('Hindi has one spelling for comparison', () => {
  expect(keyOf('सीज़र लिफ्ट')).toBe(keyOf('सिजर लिफ्ट'))
  expect(keyOf('ऊँचाई')).toBe(keyOf('ऊंचाई'))
})
