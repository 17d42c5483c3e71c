// What somebody typed into the search box, taken apart.
import { type Figure, farLexemes, figuresIn, measuredBy, nearLexemes } from './figures.rules.ts'
import { chunksOf, plainText } from './words.rules.ts'

/** Enough for any machine; more words are a text, not a search. */
const TERMS_MAX = 10

/** Words that join others and name no machine: a search of these alone is a blank one. */
const JOINING = new Set('a an and at by for i in is need of on or rent rental the to want with'.split(' '))

/** A word with what it may be written as one with, or a figure with everything near it. */
export type Term =
  | { at: number; word: string; joins: string[] }
  | { at: number; near: string[]; far: string[]; value: number; keys: string[]; factors: number[]; worths: number[] }

/** The terms of a search; none for a blank one. Every sign but letters and digits only separates. */
export function termsOf(text: string): Term[] {
  const { figures, rest } = figuresIn(plainText(text))
  const words = wordTerms(rest)
  return [...words, ...figures.map(figureTerm)].slice(0, TERMS_MAX).map((term, at) => ({ ...term, at }))
}

function figureTerm(figure: Figure) {
  return { at: 0, near: nearLexemes(figure), far: farLexemes(figure), value: figure.value, ...measuredBy(figure) }
}

function wordTerms(text: string) {
  const chunks = chunksOf(text)
  const words = chunks.flatMap(({ words, joined }, index) => {
    const before = chunks[index - 1]?.joined
    const after = chunks[index + 1]?.joined
    const joins = [
      ...(words.length > 1 ? [joined] : []),
      ...(before ? [before + joined] : []),
      ...(after ? [joined + after] : []),
    ]
    return words.map((word) => ({ at: 0, word, joins }))
  })
  const naming = words.filter(({ word }) => !JOINING.has(word))
  return naming.filter(({ word }, index) => naming.findIndex((other) => other.word === word) === index)
}
