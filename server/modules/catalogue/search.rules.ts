// Splits the text of a search into terms.
import type { Understood } from '#contract/catalogue.understood.ts'
import { type Figure, farLexemes, figuresIn, measuredBy, nearLexemes } from './figures.rules.ts'
import { isSpelledRight } from './spelled-right.ts'
import { chunksOf, plainText, soundOf, wordsOf } from './words.rules.ts'

/** Enough for any machine; more words are a text, not a search. */
const TERMS_MAX = 10

/** Words that join others and name no machine: a search of these alone counts as blank. */
const JOINING = new Set('a an and at by for i in is need of on or rent rental the to want with'.split(' '))

/**
 * A word with its joined spellings (`open` if it may be incomplete, `isSpelledRight` if it stands for itself even if no
 * machine has it), or a figure with everything near it.
 */
export type Term =
  | { at: number; word: string; sound: string; joins: string[]; isSpelledRight: boolean; open?: true }
  | {
      at: number
      written: string
      near: string[]
      far: string[]
      value: number
      keys: string[]
      factors: number[]
      worths: number[]
    }

/** A term in readable form. */
export const textOf = (term: Term) => ('word' in term ? term.word : term.written)

/** A term with a match, and the word that matched; null means as typed. */
export type Meant = readonly [at: number, word: string | null]

/** Returns the reading of each term of a text; its `meant` is null if nothing matches it. */
export const understoodOf = (text: string, terms: readonly Term[], meant: readonly Meant[]): Understood[] =>
  terms.map((term) => {
    const found = meant.find(([at]) => at === term.at)
    const typed = textOf(term)
    const read = found === undefined ? null : (found[1] ?? typed)
    return { typed, meant: read, undo: read === null || read === typed ? null : asTyped(text, typed) }
  })

/** The text with one word in quotation marks, which searches for it as it is typed. */
const asTyped = (text: string, word: string) =>
  plainText(text).replace(new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${word}(?![\p{L}\p{M}\p{N}])`, 'u'), `"${word}"`)

/** The terms of a search; none for a blank one. Only letters and digits count; all other characters separate. */
export function termsOf(text: string): Term[] {
  const { figures, rest } = figuresIn(plainText(text))
  const words = wordTerms(rest, quotedIn(text))
  return [...words, ...figures.map(figureTerm)].slice(0, TERMS_MAX).map((term, at) => ({ ...term, at }))
}

/** The terms of a search that is still being typed: the last word may be incomplete. */
export function typedTerms(text: string): Term[] {
  const last = wordsOf(/\S*$/.exec(text)?.[0] ?? '').at(-1)
  return termsOf(text).map((term) => ('word' in term && term.word === last ? { ...term, open: true } : term))
}

function figureTerm(figure: Figure) {
  const { value, written } = figure
  return { at: 0, written, near: nearLexemes(figure), far: farLexemes(figure), value, ...measuredBy(figure) }
}

/** The words in quotation marks stand for themselves, even if they look like others. */
const quotedIn = (text: string) =>
  new Set([...text.matchAll(/"([^"]*)"/g)].flatMap(([, quoted = '']) => wordsOf(quoted)))

function wordTerms(text: string, quoted: ReadonlySet<string>) {
  const chunks = chunksOf(text)
  const words = chunks.flatMap(({ words, joined }, index) => {
    const before = chunks[index - 1]?.joined
    const after = chunks[index + 1]?.joined
    const joins = [
      ...(words.length > 1 ? [joined] : []),
      ...(before ? [before + joined] : []),
      ...(after ? [joined + after] : []),
    ]
    return words.map((word) => ({
      at: 0,
      word,
      sound: soundOf(word),
      joins,
      isSpelledRight: quoted.has(word) || isSpelledRight(word),
    }))
  })
  const naming = words.filter(({ word }) => !JOINING.has(word))
  return naming.filter(({ word }, index) => naming.findIndex((other) => other.word === word) === index)
}
