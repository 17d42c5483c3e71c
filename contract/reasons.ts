import { formatDate } from './dates.ts'
import { fill } from './fill.ts'
import type { reasonTexts } from './texts/reasons.en.ts'

/** Why one thing was refused: the key of its text, and what the text names. Dates are `YYYY-MM-DD`, papers their kind. */
export type Reason = { readonly key: keyof typeof reasonTexts; readonly params: Readonly<Record<string, string>> }

type Texts = Readonly<Record<string, string>>
/** The texts of one language, and its words for the params that are codes. */
export type ReasonWords = { readonly texts: Texts; readonly words: Readonly<Record<string, Texts>> }

const DATES = new Set(['date', 'from', 'to'])

/** The reason as a sentence; undefined in a language without a text for it. */
export function reasonInWords({ key, params }: Reason, { texts, words }: ReasonWords) {
  const text = texts[key]
  if (text === undefined) return undefined
  const told = Object.entries(params).map(([name, value]) => [
    name,
    DATES.has(name) ? formatDate(value) : (words[name]?.[value] ?? value),
  ])
  return fill(text, Object.fromEntries(told))
}
