import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { openShaper, type Shaper } from './shaper.ts'

const { resolve } = createRequire(import.meta.url)

/** The scripts of India that Noto has a font for, with its name. Urdu, Kashmiri and Sindhi are written in Arabic. */
const SCRIPTS = {
  Devanagari: 'devanagari',
  Gurmukhi: 'gurmukhi',
  Gujarati: 'gujarati',
  Oriya: 'oriya',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Ol_Chiki: 'ol-chiki',
  Meetei_Mayek: 'meetei-mayek',
}

/** Each glyph comes from the first of these that has it: digits from the first, ₹ from the second. */
const FILES = {
  Latin: '@fontsource/noto-sans/files/noto-sans-latin',
  LatinExt: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  ...Object.fromEntries(
    Object.entries(SCRIPTS).map(([script, name]) => [
      script,
      `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}`,
    ]),
  ),
  // The renderer loses vertical shifts, by which Noto places parts of Bengali letters, and glyphs beside the first of a letter, as
  // which Noto draws the dots of Arabic ones.
  Bengali: '@fontsource/anek-bangla/files/anek-bangla-bengali',
  Arabic: '@fontsource/amiri/files/amiri-arabic',
}
const WEIGHTS = [400, 700]

/** The `fontFamily` of every document, with the weights regular (400) and bold (700). */
export const pdfFonts = Object.keys(FILES)

/** What the renderer calls of a font to draw a text, with the `fontFeatureSettings` of its style. */
type Drawn = {
  getGlyph(id: number, codePoints: readonly number[]): object
  layout(text: string, features?: object): { glyphs: object[]; positions: object[] }
}
const isDrawn = (font: object): font is Drawn => 'getGlyph' in font && 'layout' in font

/** The tag of a feature that tells the shaper the size of letters, by which it places marks. */
const SIZE = 'size='
/** The size of letters in points as a style, also for their shaper. */
export const sized = (fontSize: number) => ({ fontSize, fontFeatureSettings: [`${SIZE}${fontSize}`] })
/** Throws an Error for a style that was not made by `sized`. */
function sizeIn(features: object) {
  const tag = Object.keys(features).find((name) => name.startsWith(SIZE))
  if (tag === undefined) throw new Error('A text of a document has a size that is not `sized`.')
  return Number(tag.slice(SIZE.length))
}

/**
 * Lets HarfBuzz shape the texts of a font: the renderer's own shaper loses letters and fails for some of these scripts. Each use
 * of a glyph has characters of its own. Throws an Error for another kind of font.
 */
function shapeByHarfBuzz(font: object, file: string) {
  if (!isDrawn(font)) throw new Error('The renderer has changed: its fonts have no getGlyph or layout.')
  let shaper: Shaper | undefined
  font.layout = (text, features) => {
    shaper ??= openShaper(readFileSync(file))
    const shaped = shaper(text)
    // The renderer scales offsets by the size twice, and divides them by a thousand. Of a letter that a line cuts it takes no offsets.
    const offsets = features === undefined ? 0 : 1000 / sizeIn(features)
    return {
      // The font keeps the characters of a glyph's first use for itself, such as for the hyphen at a break.
      glyphs: shaped.map(({ id, codePoints }) =>
        Object.create(font.getGlyph(id, codePoints), { codePoints: { value: codePoints } }),
      ),
      positions: shaped.map(({ position }) => ({
        ...position,
        xOffset: position.xOffset * offsets,
        yOffset: position.yOffset * offsets,
      })),
    }
  }
}

/** Registers and reads the fonts; documents embed the glyphs they use. Names are never hyphenated. */
export async function loadFonts(): Promise<void> {
  const all = Object.entries(FILES).flatMap(([fontFamily, file]) =>
    WEIGHTS.map((fontWeight) => ({ fontFamily, fontWeight, src: resolve(`${file}-${fontWeight}-normal.woff`) })),
  )
  for (const { fontFamily: family, fontWeight, src } of all) Font.register({ family, fontWeight, src })
  Font.registerHyphenationCallback(wordParts)
  await Promise.all(all.map((font) => Font.load(font)))
  for (const { src, ...font } of all) {
    const { data } = Font.getFont(font)
    if (data) shapeByHarfBuzz(data, src)
  }
}

/** Longer words than any of a language break anywhere, so that they stay in their column. */
const WORD_MAX = 24
export const isLongWord = (word: string) => word.length > WORD_MAX
const PART = 12
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A long word in parts of some letters, each with its marks. */
function wordParts(word: string) {
  if (!isLongWord(word)) return [word]
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment)
  return Array.from({ length: Math.ceil(letters.length / PART) }, (_, part) =>
    letters.slice(part * PART, (part + 1) * PART).join(''),
  )
}

const hasGlyph = (codePoint: number) =>
  pdfFonts.some((fontFamily) => Font.getFont({ fontFamily, fontWeight: 400 }).data?.hasGlyphForCodePoint(codePoint))

/** Control and format characters turn text round or hide it. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Pictures, and the marks that join and colour them, are left out. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{fe0e}\u{fe0f}\u{20e3}]/u

function printed(character: string) {
  const codePoint = character.codePointAt(0) ?? 0
  if (character === '\n' || (!UNPRINTABLE.test(character) && hasGlyph(codePoint))) return character
  return EMOJI.test(character) ? '' : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
}

/** Joiners after letters of these scripts are part of the spelling; those between pictures are left out with them. */
const LETTER = `[${[...Object.keys(SCRIPTS), 'Bengali', 'Arabic'].map((script) => `\\p{Script=${script}}`).join('')}]`
const JOINERS = new RegExp(`((?<=${LETTER})[\\u200c\\u200d])`, 'u')
/** Letters drawn as two glyphs, of which the renderer would lose one; a joiner, which is not drawn, makes them two characters. */
const IN_TWO = /[ईऐൎ]\p{M}*/gu
const PICTURE_JOINERS = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])\u{200d}/gu

/**
 * The text as the fonts can print it, without emoji: any other character as its number, `[U+4E2D]`, so that nothing is
 * lost, hidden or turned round.
 */
export const printable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(PICTURE_JOINERS, '')
    .split(JOINERS)
    .map((part) => (/^[\u200c\u200d]$/.test(part) ? part : Array.from(part, printed).join('')))
    .join('')
    .replaceAll(IN_TWO, '$&\u200c')

/**
 * The fonts of one text, in the order in which they are asked. Several have joiners, so the script of the first joined letter
 * comes first: otherwise a joiner of another font would part the letters.
 */
export function fontsFor(text: string): string[] {
  const [before = '', joiner] = text.split(JOINERS, 2)
  if (joiner === undefined) return pdfFonts
  const script = pdfFonts.slice(2).find((name) => new RegExp(`\\p{Script=${name}}$`, 'u').test(before))
  return script === undefined ? pdfFonts : [script, ...pdfFonts.filter((name) => name !== script)]
}

/** Whether a text begins with a letter of a script that runs from right to left. */
export const isRightToLeft = (text: string) => /^[^\p{L}]*\p{Script=Arabic}/u.test(text)
