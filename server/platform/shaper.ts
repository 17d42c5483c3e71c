// Shapes text with HarfBuzz: which glyphs of a font draw it, and where.
import { Blob, BufferFlag, Direction, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { openType } from './woff.ts'

/** Units of the font, as the renderer takes them. */
type Position = {
  readonly xAdvance: number
  readonly yAdvance: number
  readonly xOffset: number
  readonly yOffset: number
}
/** A glyph by its number in the font, with the characters that it stands for; none for a further glyph of a cluster. */
type Shaped = { readonly id: number; readonly codePoints: readonly number[]; readonly position: Position }

export type Shaper = (text: string) => Shaped[]

/** Letters of Urdu, Kashmiri and Sindhi; their digits run from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}--\p{N}]/v

/**
 * The characters of a cluster by glyph: each to the one that draws it alone, the others to the glyphs without any, one each and
 * the rest to the last, so that a copy of the text keeps its letters.
 */
function charactersOf(characters: readonly number[], ids: readonly number[], font: Font) {
  const taken = ids.map((): number[] => [])
  const others: number[] = []
  for (const character of characters) {
    const own = ids.findIndex((id, at) => taken[at]?.length === 0 && id === font.nominalGlyph(character))
    ;(taken[own] ?? others).push(character)
  }
  const empty = taken.filter((one) => one.length === 0)
  for (const [index, character] of others.entries()) (empty[index] ?? empty.at(-1) ?? taken[0])?.push(character)
  return taken
}

/** Reads a WOFF font. The shaper's glyphs are in the order of the text, also where it runs from right to left. */
export function openShaper(woff: Uint8Array): Shaper {
  const font = new Font(new Face(new Blob(openType(Buffer.from(woff)))))
  return (text) => {
    const buffer = new Text()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    const isRightToLeft = RIGHT_TO_LEFT.test(text)
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
    shape(font, buffer)
    const [infos, positions] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()]
    const glyphs = infos.flatMap(({ codepoint: id, cluster }, index) => {
      const position = positions[index]
      return position ? [{ id, cluster, position }] : []
    })
    return clustersOf(isRightToLeft ? glyphs.toReversed() : glyphs, text, font)
  }
}

type Placed = { readonly id: number; readonly cluster: number; readonly position: Position }

function clustersOf(glyphs: readonly Placed[], text: string, font: Font): Shaped[] {
  const clusters = [...Map.groupBy(glyphs, ({ cluster }) => cluster)]
  return clusters.flatMap(([start, of], index) => {
    const characters = Array.from(text.slice(start, clusters[index + 1]?.[0]), (one) => one.codePointAt(0) ?? 0)
    const taken = charactersOf(
      characters,
      of.map(({ id }) => id),
      font,
    )
    return of.map(({ id, position }, at) => ({ id, codePoints: taken[at] ?? [], position }))
  })
}
