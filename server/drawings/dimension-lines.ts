// Dimension lines. Heights are to the right of the drawing, each with a level line for its words; lengths are below
// the ground. Only those of a boom cross the machine; they lie behind it.
import { angleOf, between, type Point, polar } from './geometry.ts'
import { at, number } from './path-data.ts'
import type { Dimension, Drawing } from './scene.ts'
import { caption, lettersOf, type SheetWords } from './words.ts'

/** The visible area in metres, `lowest` of what is drawn, the height of letters and the weight of hairlines. */
export type Frame = Readonly<{
  left: number
  right: number
  top: number
  bottom: number
  lowest: number
  font: number
  hairline: number
}>

export const isUpright = ({ from, to }: Dimension) => from[0] === to[0]
const upright = (drawing: Drawing) => drawing.dimensions.filter(isUpright)

const isLevel = ({ from, to }: Dimension) => from[1] === to[1]

/** Where the words on each level line begin, and how many letter heights they need. */
export const levelWords = (drawing: Drawing, words: SheetWords) =>
  upright(drawing).map((dimension) => ({ from: dimension.to[0], letters: lettersOf(dimension, words) }))

/** Letter heights that so many height lines need beside the drawing. */
export const lettersBeside = (heightLines: number) => 0.7 + 1.1 * heightLines

export function dimensionLines(drawing: Drawing, frame: Frame, words: SheetWords): string {
  const heights = upright(drawing)
  return [
    ...heights.map((dimension, index) => height(dimension, frame, words, heights.length - index)),
    ...drawing.dimensions.filter(isLevel).map((dimension) => length(dimension, frame, words)),
  ].join('')
}

/** Lengths along a boom; they pass behind the machine. */
export const boomLines = (drawing: Drawing, frame: Frame, words: SheetWords) =>
  drawing.dimensions
    .filter((dimension) => !isLevel(dimension) && !isUpright(dimension))
    .map((dimension) => slanting(dimension, drawing, frame, words))
    .join('')

const stroke = (frame: Frame, d: string, weight: number) =>
  `<path class="dw-dim" stroke-width="${number(frame.hairline * weight)}" d="${d}"/>`

/** `place` counts the height lines from the right edge, the tallest outermost. */
function height(dimension: Dimension, frame: Frame, words: SheetWords, place: number) {
  const { font } = frame
  const x = frame.right - font * (1.1 * place - 0.4)
  const level = dimension.to[1]
  const end = font * 0.3
  const line = `M${at([x, dimension.from[1]])}V${number(-level)}M${at([x - end, dimension.from[1]])}h${number(2 * end)}M${at([x - end, level])}h${number(2 * end)}`
  return [
    stroke(frame, line, 1.5),
    stroke(frame, `M${at([dimension.to[0] + font * 0.5, level])}H${number(x - end)}`, 0.9),
    caption(dimension, words, [frame.right - font * (1.1 * place + 0.2), level + font * 0.42], { font, anchor: 'end' }),
  ].join('')
}

function length(dimension: Dimension, frame: Frame, words: SheetWords) {
  const { from, to } = dimension
  const { font } = frame
  const y = frame.lowest - font * 0.4
  const end = font * 0.3
  const line = `M${at([from[0], y])}H${number(to[0])}M${at([from[0], y + end])}v${number(2 * end)}M${at([to[0], y + end])}v${number(2 * end)}`
  const half = (lettersOf(dimension, words) * font) / 2
  const middle = Math.min(frame.right - half, Math.max(frame.left + half, (from[0] + to[0]) / 2))
  return stroke(frame, line, 1.5) + caption(dimension, words, [middle, y - font * 1.4], { font, anchor: 'middle' })
}

/** A length beside the boom on its upper side, and dashed what the boom can grow beyond the drawing. */
function slanting(dimension: Dimension, { extent }: Drawing, frame: Frame, words: SheetWords) {
  const { from, to } = dimension
  const { font, hairline } = frame
  const beside = (point: Point, away: number) => polar(point, away * font, angleOf(from, to) + 90)
  const tick = (point: Point) => `M${at(beside(point, 0.9))}L${at(beside(point, 1.5))}`
  const drawn = Math.min(1, (extent.top - from[1]) / (to[1] - from[1]), (extent.right - from[0]) / (to[0] - from[0]))
  const dashes = `stroke-dasharray="${number(hairline * 6)} ${number(hairline * 4)}"`
  const beyond = `<path class="dw-dim" stroke-width="${number(hairline * 1.2)}" ${dashes} d="M${at(between(from, to, drawn))}L${at(to)}"/>`
  const line = `M${at(beside(from, 1.2))}L${at(beside(to, 1.2))}${tick(from)}${tick(to)}`
  const place = beside(between(from, to, 0.8), 1.8)
  return beyond + stroke(frame, line, 1.5) + caption(dimension, words, place, { font, anchor: 'end' })
}
