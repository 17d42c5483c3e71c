// A question as its parts: figures, phrases with a meaning, and the words between them.
import type { Lexicon, Meaning } from './lexicon.ts'
import { type Quantity, quantitiesIn } from './quantities.rules.ts'
import { readable, type Token, tokensOf } from './question-words.rules.ts'

/** A part of a text. */
type Span = { from: number; to: number }
/** An understood condition, for a chip; `without` is the question without it. */
export type Asked = { key: string; value: number | string | true; without: string }

/** A phrase of the question with its meaning. */
export type Said = Span & { meaning: Meaning; words: string }
/** The parts of a question. */
export type Question = {
  text: string
  tokens: Token[]
  said: Said[]
  quantities: Quantity[]
  loose: Token[]
  lexicon: Lexicon
}

const PHRASE_MAX = 5

/** Takes a question apart. */
export function questionOf(typed: string, lexicon: Lexicon): Question {
  const text = readable(typed)
  const quantities = quantitiesIn(text, lexicon.quantities)
  const rest = quantities.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
  const tokens = tokensOf(rest, lexicon.words)
  const { said, loose } = phrasesIn(tokens, lexicon)
  const { counts, others } = countsIn({ text, said, loose, lexicon })
  return { text, tokens, said, quantities: [...quantities, ...counts], loose: others, lexicon }
}

/** More machines of one kind are a fleet, which nobody asks for in a search. */
const COUNT_MAX = 99

/** The numbers right before machines in the plural, as in '2 scissor lifts'; `12 scissor lift` means 12 m. */
function countsIn({ text, said, loose, lexicon }: Pick<Question, 'text' | 'said' | 'loose' | 'lexicon'>) {
  const plurals = said.filter(
    ({ meaning, from, to }) => meaning.kinds.length > 0 && /[a-z]s$/.test(text.slice(from, to)),
  )
  const found = loose.flatMap((token) => {
    const value = lexicon.quantities.numbers[token.word] ?? Number(token.word)
    const isBefore = plurals.some(({ from }) => from > token.to && text.slice(token.to, from).trim() === '')
    const isCount = isBefore && Number.isInteger(value) && value > 0 && value <= COUNT_MAX
    return isCount ? [{ token, value }] : []
  })
  const counts = found.map(({ token: { from, to }, value }): Quantity => ({ dimension: 'count', value, from, to }))
  return { counts, others: loose.filter((token) => !found.some((one) => one.token === token)) }
}

/** The phrases with a meaning, the longest first, and the words without one. */
function phrasesIn(tokens: readonly Token[], { meanings }: Lexicon) {
  const said: Said[] = []
  const loose: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = [5, 4, 3, 2, 1].find(
      (count) => at + count <= tokens.length && meanings.has(phrase(tokens, at, count)),
    )
    const words = length === undefined ? '' : phrase(tokens, at, length)
    const meaning = meanings.get(words)
    const [first, last] = [tokens[at], tokens[at + (length ?? 1) - 1]]
    if (meaning && first && last) said.push({ meaning, words, from: first.from, to: last.to })
    else if (first) loose.push(first)
    at += length ?? 1
  }
  return { said, loose }
}

const phrase = (tokens: readonly Token[], at: number, count: number) =>
  tokens
    .slice(at, at + Math.min(count, PHRASE_MAX))
    .map(({ word }) => word)
    .join(' ')

/** The question without some parts. */
export function cut(text: string, spans: readonly Span[]) {
  const left = text
    .split('')
    .map((letter, at) => (spans.some(({ from, to }) => at >= from && at < to) ? ' ' : letter))
    .join('')
  return left
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .replace(/^[\s,.;]+|[\s,;]+$/g, '')
}
