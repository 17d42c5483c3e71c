// The product sheet around a drawing: grid, storeys, envelope, ground, and its dimensions with their words.
import { boomLines, dimensionLines, type Frame, isUpright, lettersBeside, levelWords } from './dimension-lines.ts'
import { boxOf } from './geometry.ts'
import { at, number, trail } from './path-data.ts'
import type { Drawing } from './scene.ts'
import { escaped, type SheetWords } from './words.ts'

/** A storey is 3 m; beside a tall machine only every second, fifth, tenth … has a line. */
const STOREY_STEPS_M = [3, 6, 15, 30]
/** Lines closer together than this many letter heights look like hatching, and their marks like a column of figures. */
const STOREY_LETTERS = 3
/** Grid squares of a metre, or more if they would be smaller than this share of a letter's height. */
const GRID_STEPS_M = [1, 3, 15]
const SQUARE_LETTERS = 0.7
/** Letters are this share of the sheet's width: 11 px on a phone of 390 px. */
const LETTERS_ACROSS = 33
/** A sheet is at least this share of its height wide, however tall the machine. */
const NARROWEST = 0.75

export function sheetMarkup(drawing: Drawing, words: SheetWords, style: string): string {
  const frame = frameFor(drawing, words)
  const box = [frame.left, -frame.top, frame.right - frame.left, frame.top - frame.bottom].map(number).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="dw-sheet" role="img" viewBox="${box}"><title>${escaped(words.title)}</title>${style}`,
    grid(frame),
    storeys(frame, words.metre ?? 'm'),
    envelope(drawing, frame),
    groundLine(drawing, frame),
    boomLines(drawing, frame, words),
    `<g transform="translate(${number(-drawing.origin[0])} ${number(-drawing.origin[1])})">${drawing.body}</g>`,
    dimensionLines(drawing, frame, words),
    '</svg>',
  ].join('')
}

const ROUNDS = 6

/** Letters need room, room widens the sheet, and a wider sheet has larger letters: a few rounds converge. */
function frameFor(drawing: Drawing, words: SheetWords): Frame {
  const content = contentOf(drawing, words)
  let frame = framed(content, drawing.widthM / LETTERS_ACROSS)
  for (let round = 0; round < ROUNDS; round += 1) frame = framed(content, (frame.right - frame.left) / LETTERS_ACROSS)
  return frame
}

/** What a sheet shows whatever the size of its letters: how far its drawing goes, and the words beside it. */
function contentOf(drawing: Drawing, words: SheetWords) {
  const { origin, widthM, dimensions, envelope = [] } = drawing
  const reached = boxOf([...envelope, ...dimensions.map(({ to }) => to)])
  return {
    left: Math.min(-origin[0], reached.left),
    right: Math.max(widthM - origin[0], reached.right),
    top: Math.max(origin[1], reached.top),
    bottom: Math.min(reached.bottom, 0),
    heights: levelWords(drawing, words),
    hasLengths: !dimensions.every(isUpright),
  }
}

function framed(content: ReturnType<typeof contentOf>, font: number): Frame {
  const { heights } = content
  const beside = font * lettersBeside(heights.length)
  const ends = heights.map(({ from, letters }) => from + letters * font)
  const left = content.left - font * 3
  const right = Math.max(content.right + beside, Math.max(0, ...ends) + font + beside)
  const top = content.top + font * 1.8
  const lowest = content.bottom < -0.3 ? content.bottom - font * 0.6 : -0.3
  const bottom = lowest - font * (content.hasLengths ? 2.6 : 0.6)
  const spare = Math.max(0, (top - bottom) * NARROWEST - (right - left)) / 2
  const hairline = (right - left + 2 * spare) * 0.0017
  return { left: left - spare, right: right + spare, top, bottom, lowest, font, hairline }
}

/** The finest step that keeps its lines this far apart. */
const stepFrom = (steps: readonly number[], apart: number) =>
  steps.find((step) => step >= apart) ?? steps.at(-1) ?? apart

function grid(frame: Frame) {
  const step = stepFrom(GRID_STEPS_M, frame.font * SQUARE_LETTERS)
  const across = every(step, frame.bottom, frame.top).map((y) => `M${at([frame.left, y])}H${number(frame.right)}`)
  const up = every(step, frame.left, frame.right).map((x) => `M${at([x, frame.bottom])}V${number(-frame.top)}`)
  return `<path class="dw-grid" stroke-width="${number(frame.hairline)}" d="${[...across, ...up].join('')}"/>`
}

/** Whole multiples of `step` metres between two places. */
function every(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step)
}

function storeys(frame: Frame, metre: string) {
  const { left, right, top, font, hairline } = frame
  const heights = every(stepFrom(STOREY_STEPS_M, font * STOREY_LETTERS), 1, top - font)
  const lines = heights.map((y) => `M${at([left, y])}H${number(right)}`).join('')
  const marks = heights.map((y) => {
    const place = `x="${number(left + font * 0.4)}" y="${number(-y - font * 0.25)}"`
    return `<text class="dw-mark" ${place} font-size="${number(font * 0.9)}">${escaped(`${y} ${metre}`)}</text>`
  })
  return `<path class="dw-storey" stroke-width="${number(hairline * 1.2)}" ${dashes(hairline, 2, 4)} d="${lines}"/>${marks.join('')}`
}

const dashes = (hairline: number, dash: number, gap: number) =>
  `stroke-dasharray="${number(hairline * dash)} ${number(hairline * gap)}"`

function envelope({ envelope: [first, ...rest] = [] }: Drawing, { hairline }: Frame) {
  if (!first) return ''
  const outline = trail(
    first,
    rest.map((to) => ({ to })),
  )
  return `<path class="dw-envelope" stroke-width="${number(hairline * 1.2)}" ${dashes(hairline, 6, 4)} d="${outline}Z"/>`
}

/** The drawing's own ground line, extended to both edges. */
const groundLine = (drawing: Drawing, frame: Frame) =>
  `<path class="dw-ground" stroke-width="${number(drawing.groundWeightM)}" d="M${at([frame.left, 0])}H${number(frame.right)}"/>`
