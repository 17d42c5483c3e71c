import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { preserveCharacters } from './pdf-glyphs.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Each glyph comes from the first of these that has it: digits from the first, ₹ from the second, Hindi from the third.
 */
const FILES = {
  Latin: '@fontsource/noto-sans/files/noto-sans-latin',
  LatinExt: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  Devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
}
const WEIGHTS = [400, 700]

/** The `fontFamily` of every document, with the weights regular (400) and bold (700). */
export const pdfFonts = Object.keys(FILES)

/** Registers and reads the fonts; documents embed the glyphs they use. Names are never hyphenated. */
export async function loadFonts(): Promise<void> {
  for (const [family, file] of Object.entries(FILES)) {
    const fonts = WEIGHTS.map((fontWeight) => ({ src: resolve(`${file}-${fontWeight}-normal.woff`), fontWeight }))
    Font.register({ family, fonts })
  }
  Font.registerHyphenationCallback(wordParts)
  const all = pdfFonts.flatMap((fontFamily) => WEIGHTS.map((fontWeight) => ({ fontFamily, fontWeight })))
  await Promise.all(all.map((font) => Font.load(font)))
  for (const { data } of all.map((font) => Font.getFont(font))) if (data) preserveCharacters(data)
}

/** Longer words than any of a language break anywhere, so that they stay in their column. */
const WORD_MAX = 24
export const isLongWord = (word: string) => word.length > WORD_MAX
const wordParts = (word: string) => (isLongWord(word) ? (word.match(/.{1,12}/gsu) ?? [word]) : [word])

const hasGlyph = (codePoint: number) =>
  pdfFonts.some((fontFamily) => Font.getFont({ fontFamily, fontWeight: 400 }).data?.hasGlyphForCodePoint(codePoint))

/** Control and format characters turn text round or hide it. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

function printed(character: string) {
  const codePoint = character.codePointAt(0) ?? 0
  if (character === '\n' || (!UNPRINTABLE.test(character) && hasGlyph(codePoint))) return character
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Joiners between Hindi letters are part of the spelling. */
const HINDI_JOINERS = /((?<=\p{Script=Devanagari})[\u200c\u200d](?=\p{Script=Devanagari}))/u

/**
 * The renderer loses the first half of ई, which the font draws as इ with a mark. Spelled as इ with the mark of र्, the
 * same glyphs stay together.
 */
const LONG_I = ['ई', 'र्इ'] as const

/**
 * The text as the fonts can print it: any other character as its number, `[U+1F600]`, so that nothing is lost, hidden
 * or turned round.
 */
export const printable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .split(HINDI_JOINERS)
    .map((part) => (/^[\u200c\u200d]$/.test(part) ? part : Array.from(part, printed).join('')))
    .join('')
    .replaceAll(...LONG_I)
