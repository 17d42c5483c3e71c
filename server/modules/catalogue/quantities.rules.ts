// Figures with units as people say them in a question, in English and Hindi: '12 mtr', 'ग्यारह मीटर', '400 kg/m²'.
import { readable } from './question-words.rules.ts'

type Dimension = 'm' | 'kg' | 'kg/m2' | 'kva' | 'kw' | 'cfm' | 'bar' | 'm3/h' | 'm3' | 'mm' | 'count'

/** A figure in the unit of its dimension, and where it stands in the text. */
export type Quantity = { dimension: Dimension; value: number; from: number; to: number }

/** Units as people write them; a longer spelling comes before its own beginnings. */
const units: readonly (readonly [spelling: string, dimension: Dimension, factor: number])[] = [
  [String.raw`kgs?\s*(?:\/|per)\s*(?:m2|sqm|sq\.?\s*m(?:et(?:er|re))?)`, 'kg/m2', 1],
  [String.raw`(?:t|tons?|tonnes?)\s*(?:\/|per)\s*(?:m2|sqm|sq\.?\s*m(?:et(?:er|re))?)`, 'kg/m2', 1000],
  [String.raw`kn\s*(?:\/|per)\s*(?:m2|sqm|sq\.?\s*m(?:et(?:er|re))?)`, 'kg/m2', 101.97],
  [String.raw`(?:m3|cum|cbm)\s*(?:\/|per)\s*(?:hour|hr|h)`, 'm3/h', 1],
  ['m3|cum|cbm', 'm3', 1],
  ['mm|मिमी|मि मी', 'mm', 1],
  ['cms?|सेमी', 'm', 0.01],
  ['meters?|metres?|mtrs?|mts|m|मीटर|मी', 'm', 1],
  ['feets?|foot|ft|फुट|फीट', 'm', 0.3048],
  ['kilograms?|kilos?|kgs?|किलोग्राम|किग्रा|किलो', 'kg', 1],
  ['tonnes?|tons?|mt|t|टन', 'kg', 1000],
  ['kva|केवीए', 'kva', 1],
  ['kw|किलोवाट', 'kw', 1],
  ['cfm', 'cfm', 1],
  ['bar', 'bar', 1],
  ['nos?|pcs|pieces?|units?|नग', 'count', 1],
]

const DIGITS = String.raw`\d{1,6}(?:\.\d{1,3})?`

type Numbers = Readonly<Record<string, number>>
/** The patterns that find figures of each unit, with the values of the number words. */
export type QuantityPatterns = {
  numbers: Numbers
  patterns: readonly { pattern: RegExp; dimension: Dimension; factor: number }[]
}

/** The patterns of all units, for number words with their values. */
export function quantityPatterns(numbers: Numbers): QuantityPatterns {
  const words = Object.keys(numbers).toSorted((one, other) => other.length - one.length)
  const number = `${DIGITS}|${words.join('|')}`
  const patternOf = (spelling: string) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}./-])(${number})\s*-?\s*(?:${readable(spelling)})(?![\p{L}\p{M}\p{N}])`,
      'gu',
    )
  const patterns = units.map(([spelling, dimension, factor]) => ({ pattern: patternOf(spelling), dimension, factor }))
  return { numbers, patterns }
}

/** Finds the quantities of a text. */
export function quantitiesIn(text: string, { numbers, patterns }: QuantityPatterns): Quantity[] {
  const found: Quantity[] = []
  let rest = text
  for (const { pattern, dimension, factor } of patterns)
    rest = rest.replace(pattern, (whole: string, said: string, from: number) => {
      const value = (numbers[said] ?? Number(said)) * factor
      if (value > 0) found.push({ dimension, value: Number(value.toFixed(3)), from, to: from + whole.length })
      return ' '.repeat(whole.length)
    })
  return found.toSorted((one, other) => one.from - other.from)
}
