import { fill } from './fill.ts'
import { grouped } from './numerals.ts'
import type { needTexts } from './texts/needs.en.ts'

type Texts = Readonly<Record<keyof typeof needTexts, string>>
type Stated = { key: string; value: number | string | true }

const has = (texts: Texts, key: string): key is keyof Texts => Object.hasOwn(texts, key)

/** A condition in words: 'Dig depth ≥ 3 m', 'Electric'; names of kinds and makes stand for themselves. */
export function conditionText(texts: Texts, { key, value }: Stated) {
  if (typeof value === 'number') return has(texts, key) ? fill(texts[key], { n: grouped(value) }) : String(value)
  if (typeof value === 'string') return has(texts, value) ? texts[value] : value
  return has(texts, key) ? texts[key] : key
}
