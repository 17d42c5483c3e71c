type Glyph = { readonly codePoints: readonly number[] }
/** The method of fontkit's fonts that their declared type lacks. */
type GlyphSource = { getGlyph(id: number, characters?: readonly number[]): Glyph }

const hasGlyphs = (font: object): font is GlyphSource => 'getGlyph' in font

/**
 * Gives each use of a glyph its own characters. The font caches one glyph per id, with the characters of its first use.
 * A glyph first used as a part of another has none, so full stops would be lost after a document with · or …. Throws an
 * Error for a font without glyphs.
 */
export function preserveCharacters(font: object) {
  if (!hasGlyphs(font)) throw new Error('The renderer has changed: its fonts have no getGlyph.')
  const first = font.getGlyph.bind(font)
  const others = new Map<string, Glyph>()
  font.getGlyph = (id, characters = []) => {
    const glyph = first(id, characters)
    const asked = characters.join()
    if (glyph.codePoints.join() === asked) return glyph
    const key = `${id} of ${asked}`
    const other: Glyph = others.get(key) ?? Reflect.construct(glyph.constructor, [id, characters, font])
    others.set(key, other)
    return other
  }
}
