// Words on a sheet: their width and their markup.
import type { Point } from './geometry.ts'
import { number } from './path-data.ts'
import type { Dimension } from './scene.ts'

/** `labels` by dimension key; `metre` is the unit after a figure (default m). */
export type SheetWords = Readonly<{ title: string; labels: Readonly<Record<string, string>>; metre?: string }>

/** Width of a letter relative to its height, with a margin for Archivo and Devanagari. */
const LETTER = 0.58

const metres = (value: number, words: SheetWords) => `${Number(value.toFixed(2))} ${words.metre ?? 'm'}`

/** Width of a dimension's figure and label, in letter heights. */
export const lettersOf = ({ key, valueM }: Dimension, words: SheetWords) =>
  (metres(valueM, words).length + 1 + (words.labels[key] ?? '').length) * LETTER

/** The setting of a caption: the height of its letters in metres, and the part of it at its point. */
type Setting = Readonly<{ font: number; anchor: 'middle' | 'end' }>

/** Figure and label of a dimension in one line, with a halo of paper so that grid lines do not cross them. */
export function caption(dimension: Dimension, words: SheetWords, [x, y]: Point, { font, anchor }: Setting) {
  const label = words.labels[dimension.key]
  const place = `x="${number(x)}" y="${number(-y)}" font-size="${number(font)}" stroke-width="${number(font * 0.24)}"`
  const figure = `<tspan class="dw-value">${escaped(metres(dimension.valueM, words))}</tspan>`
  return `<text class="dw-word" ${place} text-anchor="${anchor}">${figure}${label ? ` ${escaped(label)}` : ''}</text>`
}

export const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
