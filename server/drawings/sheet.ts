// The product sheet around a drawing: grid, storeys, envelope, dimension lines and their words.
import type { Point } from './geometry.ts'
import { at, number } from './path-data.ts'
import type { Dimension, Drawing } from './scene.ts'

/** `labels` by dimension key; `metre` is the unit behind a figure (m when left out). */
export type SheetWords = Readonly<{ title: string; labels: Readonly<Record<string, string>>; metre?: string }>

const STOREY_M = 3
/** Width of a character against its height, on the safe side for Archivo and Devanagari. */
const CHARACTER = 0.6

type Frame = Readonly<{ left: number; right: number; top: number; bottom: number; font: number; weight: number }>

export function sheetMarkup(drawing: Drawing, words: SheetWords, style: string): string {
  const frame = frameFor(drawing, words)
  const box = [frame.left, -frame.top, frame.right - frame.left, frame.top - frame.bottom].map(number).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="dw-sheet" role="img" viewBox="${box}"><title>${escaped(words.title)}</title>${style}`,
    grid(frame),
    storeys(frame, unit(words)),
    envelope(drawing, frame),
    groundLine(frame),
    machine(drawing),
    ...verticals(drawing).map((dimension, index) =>
      vertical(dimension, verticalX(drawing, frame, words, index), frame, words),
    ),
    ...horizontals(drawing).map((dimension) => horizontal(dimension, frame, words)),
    '</svg>',
  ].join('')
}

const unit = (words: SheetWords) => words.metre ?? 'm'
const isVertical = ({ from, to }: Dimension) => from[0] === to[0]
const verticals = (drawing: Drawing) => drawing.dimensions.filter(isVertical)
const horizontals = (drawing: Drawing) => drawing.dimensions.filter((dimension) => !isVertical(dimension))

/** Everything drawn, the envelope included, with room for the words; never narrower than three quarters of its height. */
function frameFor(drawing: Drawing, words: SheetWords): Frame {
  const right = Math.max(rightOf(drawing), drawing.widthM - drawing.origin[0])
  const left = Math.min(-drawing.origin[0], ...(drawing.envelope ?? []).map(([x]) => x))
  const top = Math.max(drawing.heightM - 0.3, ...(drawing.envelope ?? []).map(([, y]) => y)) + 0.6
  const rough = Math.max(right - left, top * 0.75)
  const font = rough * 0.034
  const storeyRoom = font * 3
  const wordRoom = verticals(drawing).reduce(
    (room, dimension) => room + font * 1.6 + widthOf(dimension, words, font),
    0,
  )
  const below = 0.3 + (horizontals(drawing).length > 0 ? font * 3.4 : font * 0.6)
  const width = right - left + storeyRoom + wordRoom + font
  const spare = Math.max(0, (top + below) * 0.75 - width) / 2
  const weight = Math.min(0.1, 0.008 + rough * 0.0016)
  return { left: left - storeyRoom - spare, right: right + wordRoom + font + spare, top, bottom: -below, font, weight }
}

const rightOf = (drawing: Drawing) => Math.max(drawing.extent.right, ...(drawing.envelope ?? []).map(([x]) => x))

function widthOf(dimension: Dimension, words: SheetWords, font: number) {
  const characters = Math.max(figure(dimension, words).length * 1.1, (words.labels[dimension.key] ?? '').length * 0.85)
  return characters * font * CHARACTER
}

const figure = ({ valueM }: Dimension, words: SheetWords) => `${Number(valueM.toFixed(2))} ${unit(words)}`

function machine({ body, origin }: Drawing) {
  return `<g transform="translate(${number(-origin[0])} ${number(-origin[1])})">${body}</g>`
}

function grid(frame: Frame) {
  const across = wholeMetres(frame.bottom, frame.top).map((y) => `M${at([frame.left, y])}H${number(frame.right)}`)
  const up = wholeMetres(frame.left, frame.right).map((x) => `M${at([x, frame.bottom])}V${number(-frame.top)}`)
  return `<path class="dw-grid" stroke-width="${number(frame.weight)}" d="${[...across, ...up].join('')}"/>`
}

function wholeMetres(from: number, to: number): number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, index) => first + index)
}

function storeys(frame: Frame, metre: string) {
  const heights = wholeMetres(1, frame.top - frame.font).filter((y) => y % STOREY_M === 0)
  const dash = `stroke-dasharray="${number(frame.weight * 2)} ${number(frame.weight * 5)}"`
  const lines = heights.map((y) => `M${at([frame.left, y])}H${number(frame.right)}`).join('')
  const marks = heights.map((y) =>
    text('mark', [frame.left + frame.font * 0.4, y + frame.font * 0.3], 0.8 * frame.font, `${y} ${metre}`),
  )
  return `<path class="dw-storey" stroke-width="${number(frame.weight * 1.3)}" ${dash} d="${lines}"/>${marks.join('')}`
}

function text(role: string, place: Point, size: number, words: string, anchor = '') {
  const [x, y] = [number(place[0]), number(-place[1])]
  return `<text class="dw-${role}" x="${x}" y="${y}" font-size="${number(size)}"${anchor && ` text-anchor="${anchor}"`}>${escaped(words)}</text>`
}

function envelope(drawing: Drawing, frame: Frame) {
  if (!drawing.envelope) return ''
  const dash = `stroke-dasharray="${number(frame.weight * 6)} ${number(frame.weight * 4)}"`
  return `<path class="dw-envelope" stroke-width="${number(frame.weight * 1.4)}" ${dash} d="M${drawing.envelope.map(at).join('L')}Z"/>`
}

const groundLine = (frame: Frame) =>
  `<path class="dw-ground" stroke-width="${number(frame.weight * 2.5)}" d="M${at([frame.left, 0])}H${number(frame.right)}"/>`

/** Dimension lines stand to the right of everything drawn, the shortest nearest, each clear of the words before it. */
function verticalX(drawing: Drawing, frame: Frame, words: SheetWords, index: number) {
  const before = verticals(drawing).slice(0, index)
  const start = Math.max(rightOf(drawing), drawing.widthM - drawing.origin[0] - 0.4) + frame.font
  return before.reduce((x, dimension) => x + frame.font * 1.6 + widthOf(dimension, words, frame.font), start)
}

function vertical(dimension: Dimension, x: number, frame: Frame, words: SheetWords) {
  const { from, to } = dimension
  const end = frame.font * 0.35
  const strokes = `M${at([x, from[1]])}V${number(-to[1])}M${at([x - end, from[1]])}h${number(2 * end)}M${at([x - end, to[1]])}h${number(2 * end)}`
  const middle = (from[1] + to[1]) / 2
  return `<path class="dw-dim" stroke-width="${number(frame.weight * 1.6)}" d="${strokes}"/>${caption(dimension, [x + frame.font * 0.6, middle], frame, words, '')}`
}

function horizontal(dimension: Dimension, frame: Frame, words: SheetWords) {
  const { from, to } = dimension
  const y = -0.3 - frame.font * 0.5
  const end = frame.font * 0.35
  const strokes = `M${at([from[0], y])}H${number(to[0])}M${at([from[0], y + end])}v${number(2 * end)}M${at([to[0], y + end])}v${number(2 * end)}`
  const place: Point = [(from[0] + to[0]) / 2, y - frame.font * 1.4]
  const said = [figure(dimension, words), words.labels[dimension.key] ?? ''].join('  ').trim()
  return `<path class="dw-dim" stroke-width="${number(frame.weight * 1.6)}" d="${strokes}"/>${text('value', place, frame.font, said, 'middle')}`
}

function caption(dimension: Dimension, place: Point, frame: Frame, words: SheetWords, anchor: string) {
  const label = words.labels[dimension.key]
  const value = text('value', place, frame.font * 1.1, figure(dimension, words), anchor)
  return label ? value + text('word', [place[0], place[1] - frame.font * 1.1], frame.font * 0.85, label, anchor) : value
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
