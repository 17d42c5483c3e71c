// A question as words with their places, so that what was understood can be taken out of it again.
import { isSpelledRight } from './spelled-right.ts'
import { plainText, soundOf } from './words.rules.ts'

const ZERO = 0x0966
/** The signs of Hindi that people leave out or exchange: the dot, the moon, and long for short vowels. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\u093c/g, ''],
  [/ँ/g, 'ं'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
]

/** A text for comparison: lower case, Latin digits, and one spelling where Hindi has several. */
export const readable = (text: string) =>
  SIGNS.reduce((read, [sign, plain]) => read.replace(sign, plain), plainText(text).normalize('NFD'))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
    .replaceAll('²', '2')
    .replaceAll('³', '3')

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a phrase in the spelling of comparison. */
export const wordKeys = (phrase: string): string[] => readable(phrase).match(WORD) ?? []
export const keyOf = (phrase: string) => wordKeys(phrase).join(' ')

/** A word of a question: as typed, as meant, and where it stands. */
export type Token = { typed: string; word: string; from: number; to: number }

/** The words of a readable text; unknown ones are corrected to a word of the trade that looks or sounds alike. */
export const tokensOf = (text: string, known: ReadonlySet<string>): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: typed, index }) => ({
    typed,
    word: known.has(typed) ? typed : (corrected(typed, known) ?? typed),
    from: index,
    to: index + typed.length,
  }))

const CORRECTED_MIN = 4
/** A word this long may have two slips. */
const LONG = 8

/** The word of the trade that was meant; undefined for a word that stands for itself. */
export function corrected(typed: string, known: ReadonlySet<string>): string | undefined {
  if (typed.length < CORRECTED_MIN || !/^[a-z]+$/.test(typed) || isSpelledRight(typed)) return undefined
  const sound = soundOf(typed)
  const alike = [...known].filter((word) => word[0] === typed[0] && word.length > 2 && /^[a-z]+$/.test(word))
  return (
    alike.find((word) => single(word) === single(typed)) ??
    alike.find((word) => sound !== '' && soundOf(word) === sound) ??
    nearest(typed, alike)
  )
}

/** Double letters are the commonest slip. */
const single = (word: string) => word.replace(/(.)\1+/g, '$1')

function nearest(typed: string, alike: readonly string[]) {
  const most = typed.length >= LONG ? 2 : typed.length > CORRECTED_MIN ? 1 : 0
  const near = alike
    .filter((word) => word.length > CORRECTED_MIN && Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= most)
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.word
}

/** Counts the letters to insert, omit, change or swap with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const change = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      const exchange =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
          ? (before[at - 2] ?? 0) + 1
          : change
      next.push(Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, change, exchange))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
