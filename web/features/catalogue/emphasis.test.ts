import { expect, test } from 'vitest'
import { emphasis } from './emphasis.ts'

const marked = (label: string, typed: string) =>
  emphasis(label, typed)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('')

test.each([
  ['Scissor Lift', 'sci', '[Sci]ssor Lift'],
  ['Scissor Lift, 12 m', '12m scissor', '[Scissor] Lift, [12] m'],
  ['Genie GS-1930', 'gs1930', 'Genie [GS]-[1930]'],
  ['Backhoe Loader', 'jcb', 'Backhoe Loader'],
  ['Cummins 62.5 kVA', '62.5', 'Cummins [62.5] kVA'],
  ['JLG Toucan 12E Mast Lift', 'lift to 12 m', 'JLG Toucan [12]E Mast [Lift]'],
  ['Boom Lift', 'oom', 'Boom Lift'],
  ['Boom Lift', ' .*( ', 'Boom Lift'],
])('%s by %s', (label, typed, expected) => expect(marked(label, typed)).toBe(expected))
