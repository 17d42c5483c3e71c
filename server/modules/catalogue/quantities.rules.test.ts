import { expect, test } from 'vitest'
import { quantitiesIn, quantityPatterns } from './quantities.rules.ts'
import { readable } from './question-words.rules.ts'

const patterns = quantityPatterns({ eleven: 11, ग्यारह: 11 })
const found = (text: string) =>
  quantitiesIn(readable(text), patterns).map(({ value, dimension }) => `${value} ${dimension}`)

test.each([
  ['to 11 m', ['11 m']],
  ['12mtr', ['12 m']],
  ['40 ft', ['12.192 m']],
  ['3 t', ['3000 kg']],
  ['2.5 tonnes', ['2500 kg']],
  ['400 kg/m²', ['400 kg/m2']],
  ['400 kg per sqm', ['400 kg/m2']],
  ['5 kN/m2', ['509.85 kg/m2']],
  ['30 m³/h', ['30 m3/h']],
  ['300 mm', ['300 mm']],
  ['125 kva', ['125 kva']],
  ['ग्यारह मीटर, 200 किलो', ['11 m', '200 kg']],
  ['११ मी', ['11 m']],
  ['eleven metres', ['11 m']],
  ['2 nos', ['2 count']],
  ['3 months', []],
  ['Z-45/25J', []],
  ['0 m', []],
])('%s: %j', (text, quantities) => expect(found(text)).toEqual(quantities))
