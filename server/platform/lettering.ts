// Text as outlines of the house font, for pictures: a server has no fonts.
import { readFileSync } from 'node:fs'

/** Heavy and condensed for names and figures, plain for all the rest. */
export type Voice = 'display' | 'text'
type Letters = {
  unitsPerEm: number
  /** Advance and outline of each letter, y upwards. */
  outlines: Readonly<Record<string, readonly [advance: number, outline: string]>>
  /** By pairs of letters. */
  kerning: Readonly<Record<string, number>>
}
export type Lettering = { voice: Voice; size: number }

/** Our own file, cut by scripts/lettering.py. */
const voices = JSON.parse(readFileSync(new URL('./lettering.json', import.meta.url), 'utf8')) as Record<Voice, Letters>

type Placed = { outline: string; from: number }

/** Letters with their places, in units of the font; one the font lacks loses its accent, or leaves a space. */
function placed(line: string, { outlines, kerning }: Letters) {
  const marks: Placed[] = []
  let from = 0
  let before = ''
  for (const asked of line) {
    const letter = [asked, asked.normalize('NFD').charAt(0)].find((one) => Object.hasOwn(outlines, one)) ?? ' '
    const [advance, outline] = outlines[letter] ?? [0, '']
    from += kerning[before + letter] ?? 0
    marks.push({ outline, from })
    from += advance
    before = letter
  }
  return { marks, width: from }
}

/** How far a line runs, in the unit of `size`. */
export function widthOf(line: string, { voice, size }: Lettering) {
  const letters = voices[voice]
  return (placed(line, letters).width * size) / letters.unitsPerEm
}

export type Line = Lettering & { x: number; y: number; fill: string; anchor?: 'start' | 'end' }

/** One line as SVG, its baseline at `y`, beginning (or ending) at `x`. */
export function lineMarkup(line: string, { voice, size, x, y, fill, anchor = 'start' }: Line) {
  const letters = voices[voice]
  const { marks, width } = placed(line, letters)
  const scale = size / letters.unitsPerEm
  const start = anchor === 'end' ? x - width * scale : x
  const paths = marks.filter(({ outline }) => outline !== '')
  const drawn = paths.map(({ outline, from }) => `<path transform="translate(${from} 0)" d="${outline}"/>`)
  const place = `translate(${start.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
  return `<g fill="${fill}" transform="${place}">${drawn.join('')}</g>`
}

/** Words broken into lines no longer than `width`; a word that is longer stands alone. */
export function brokenInto(text: string, lettering: Lettering, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, lettering) > width) return [...lines, word]
    return [...lines.slice(0, -1), longer]
  }, [])
}
