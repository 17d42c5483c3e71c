import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)

/**
 * Each glyph comes from the first of these that has it: digits from the first, ₹ from the second, Hindi from the third.
 */
const FILES = {
  Latin: '@fontsource/noto-sans/files/noto-sans-latin',
  LatinExt: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  Devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
}

/** The `fontFamily` of every document, with the weights regular (400) and bold (700). */
export const pdfFonts = Object.keys(FILES)

/** Registers the fonts; documents embed the glyphs they use. Names are never hyphenated. */
export function registerFonts(): void {
  for (const [family, file] of Object.entries(FILES)) {
    const fonts = [400, 700].map((fontWeight) => ({ src: resolve(`${file}-${fontWeight}-normal.woff`), fontWeight }))
    Font.register({ family, fonts })
  }
  Font.registerHyphenationCallback((word) => [word])
}
