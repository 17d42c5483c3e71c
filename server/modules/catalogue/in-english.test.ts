import { expect, test } from 'vitest'
import { inEnglish } from './in-english.ts'

test.each([
  ['सिज़र लिफ्ट', 'Scissor Lift'],
  // Without its dot, and as the longest name.
  ['इलेक्ट्रिक सिजर लिफ्ट 12 मी', 'Electric Scissor Lift 12 m'],
  // A name inside a longer word stays.
  ['12 मीटर', '12 मीटर'],
  ['JCB 3DX', 'JCB 3DX'],
  ['12 m scissor lift', '12 m scissor lift'],
])('a search for %s means %s', (asked, meant) => expect(inEnglish(asked)).toBe(meant))
