// Splits text into words, in the same way for the index and for a search.

/** Lower case without accents: 'Vögele' and 'vogele' are one word. */
export const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words between spaces and punctuation: 'Z-45/25J' becomes z, 45, 25j. */
export const wordsOf = (text: string): string[] => plainText(text).match(WORD) ?? []

/** The texts between spaces, each with its words and joined: 'Z-45/25J RT' becomes z4525j (z, 45, 25j), rt. */
export const chunksOf = (text: string) =>
  plainText(text)
    .split(/\s+/)
    .map((chunk) => ({ joined: wordsOf(chunk).join(''), words: wordsOf(chunk) }))
    .filter(({ words }) => words.length > 0)

/** Separates the letters and digits of a model, for people who type '45 aj': '45aj' becomes 45, aj. */
const lettersAndDigits = (word: string) => word.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []

/** Every way to type a model number: 'PC210LC-10M0' becomes pc210lc10m0, pc210lc, 10m0, pc, 210, lc, … */
export function modelWords(model: string): string[] {
  const chunks = chunksOf(model)
  const neighbours = chunks.slice(1).map((chunk, index) => `${chunks[index]?.joined}${chunk.joined}`)
  const words = chunks.flatMap((chunk) => chunk.words)
  return [
    ...new Set([
      ...words,
      ...words.flatMap(lettersAndDigits),
      ...chunks.map((chunk) => chunk.joined),
      ...neighbours,
      chunks.map((chunk) => chunk.joined).join(''),
    ]),
  ]
}

/** Spellings that sound alike, the longer first: 'sc' of scissor, 'ph' of telephone. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/s?c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]
/** Too many shorter words sound alike. */
const SOUND_MIN = 4

/**
 * The sound of a word, for people who spell by ear: 'scissor' and 'sisor' are both sisor; '' if the sound says nothing.
 */
export function soundOf(word: string) {
  if (!/^[a-z]+$/.test(word)) return ''
  const sound = SOUNDS.reduce((text, [spelling, said]) => text.replace(spelling, said), word)
  return sound.length < SOUND_MIN ? '' : sound
}
