// The preview picture of a link on other sites: a machine on the drawing board, its name and its main figures.
import type { KeyFigure } from '#contract/key-figures.ts'
import { type Drawing, plainStyle, STRIP_M } from '#server/drawings/drawing.ts'
import { brokenInto, type Lettering, lineMarkup, widthOf } from '#server/platform/lettering.ts'

/** Pixels; the size that social networks ask for. */
const SOCIAL_SIZE = { width: 1200, height: 630 }
const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE
const MARGIN = 64
/** The vertical position of the ground line. */
const GROUND = 532
const TOP = 44
/** Its line width under machines of several line widths. */
const GROUND_LINE = 2.5

/** The light-mode colours of web/ui/tokens.css. */
const PAPER = '#F7F5F0'
const INK = '#17191C'
const INK_3 = '#5B6068'
const AMBER = '#F5A300'
const BLUEPRINT = '#1F4E79'

export type SocialWords = { brand: string; caption: string; metres: (height: number) => string }
type SocialMachine = { name: string; kind: string; figures: readonly KeyFigure[]; drawing: Drawing }

/** A machine with its name and figures, as SVG of `SOCIAL_SIZE` without fonts. */
export function machinePicture({ name, kind, figures, drawing }: SocialMachine, words: SocialWords): string {
  const stage = { left: 548, right: WIDTH - 40, top: TOP }
  const { scale, x } = fitted(drawing, stage)
  return sheet(words, drawing.groundWeightM * scale, [
    grid({ scale, x }, words),
    standing(drawing, scale, x),
    lineMarkup(kind, { voice: 'text', size: 27, x: MARGIN, y: 100, fill: BLUEPRINT }),
    ...heading(name, { width: stage.left - MARGIN - 8, top: 124, height: 268, sizes: [80, 72, 64, 58, 52, 46] }),
    ...figureRow(figures, stage.left - MARGIN),
  ])
}

/** Machines in a row at one scale under a sentence, from right to left. */
export function lineUpPicture(title: string, drawings: readonly Drawing[], words: SocialWords): string {
  const gap = 28
  const across = drawings.reduce((sum, { widthM }) => sum + widthM, 0)
  const tallest = Math.max(1, ...drawings.map(({ heightM }) => heightM))
  const scale = Math.min((GROUND - TOP) / tallest, (WIDTH - 2 * MARGIN - gap * drawings.length) / Math.max(1, across))
  let right = WIDTH - MARGIN
  const row = drawings.map((drawing) => {
    const x = right - drawing.widthM * scale
    right = x - gap
    return standing(drawing, scale, x)
  })
  return sheet(words, GROUND_LINE, [
    grid({ scale, x: MARGIN }, words),
    ...row,
    ...heading(title, { width: 660, top: 52, height: 240, sizes: [76, 68] }),
  ])
}

type Stage = { left: number; right: number; top: number }
/** The largest scale, in pixels per metre: a rammer needs no more. */
const LARGEST = 150

function fitted({ widthM, heightM }: Drawing, { left, right, top }: Stage) {
  const scale = Math.min(LARGEST, (right - left) / widthM, (GROUND - top) / (heightM - STRIP_M))
  return { scale, x: right - (right - left + widthM * scale) / 2 }
}

/** A drawing on the ground line, with its left edge at `x`. */
function standing({ heightM, body }: Drawing, scale: number, x: number) {
  const y = GROUND - (heightM - STRIP_M) * scale
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${body}</g>`
}

/** Squares of one metre, or of five if smaller ones would only look grey. */
const squareOf = (scale: number) => (scale >= 14 ? 1 : 5)
/** A line for every storey of 3 m, or for some of them, like in lists of drawings. */
const storeyOf = (scale: number) => [3, 6, 15, 30].find((step) => step * scale >= 60) ?? 30

const upTo = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index + 1)

function grid({ scale, x }: { scale: number; x: number }, { metres }: SocialWords) {
  const square = squareOf(scale) * scale
  const across = upTo(GROUND / square).map((n) => `M0 ${(GROUND - n * square).toFixed(1)}H${WIDTH}`)
  const first = x % square
  const up = upTo((WIDTH - first) / square + 1).map((n) => `M${(first + (n - 1) * square).toFixed(1)} 0V${GROUND}`)
  const storey = storeyOf(scale)
  const heights = upTo((GROUND - 30) / (storey * scale)).map((n) => ({
    height: n * storey,
    y: GROUND - n * storey * scale,
  }))
  const storeys = heights.map(({ y }) => `M548 ${y.toFixed(1)}H${WIDTH}`).join('')
  const marks = heights.map(({ height, y }) =>
    lineMarkup(metres(height), { voice: 'text', size: 19, x: WIDTH - 14, y: y - 7, fill: BLUEPRINT, anchor: 'end' }),
  )
  return `<g fill="none" stroke="${BLUEPRINT}"><path opacity=".09" d="${[...across, ...up].join('')}"/><path opacity=".5" stroke-dasharray="3 6" d="${storeys}"/></g>${marks.join('')}`
}

type Heading = { width: number; top: number; height: number; sizes: readonly number[] }
/** The distance between baselines, relative to the size. */
const LEADING = 1.02

/** The largest size at which the words fit. */
function heading(words: string, { width, top, height, sizes }: Heading) {
  const options = sizes.map((size) => ({ size, broken: brokenInto(words, { voice: 'display', size }, width) }))
  const fits = ({ size, broken }: (typeof options)[number]) =>
    broken.length * size * LEADING <= height &&
    broken.every((line) => widthOf(line, { voice: 'display', size }) <= width)
  const chosen = options.find(fits) ?? options.at(-1)
  return (chosen?.broken ?? []).map((line, index) => {
    const size = chosen?.size ?? 0
    return lineMarkup(line, { voice: 'display', size, x: MARGIN, y: top + size * (0.86 + index * LEADING), fill: INK })
  })
}

const VALUE: Lettering = { voice: 'display', size: 58 }
const UNIT: Lettering = { voice: 'display', size: 34 }
const LABEL: Lettering = { voice: 'text', size: 23 }

/** Large figures above their labels, as many as fit in the row. */
function figureRow(figures: readonly KeyFigure[], room: number) {
  let x = MARGIN
  return figures.flatMap(({ value, unit, label }) => {
    const unitAt = x + widthOf(value, VALUE) + 8
    const end = Math.max(unitAt + widthOf(unit, UNIT), x + widthOf(label, LABEL))
    if (end > MARGIN + room) return []
    const marks = [
      lineMarkup(value, { ...VALUE, x, y: GROUND - 66, fill: INK }),
      lineMarkup(unit, { ...UNIT, x: unitAt, y: GROUND - 66, fill: INK }),
      lineMarkup(label, { ...LABEL, x, y: GROUND - 34, fill: INK_3 }),
    ]
    x = end + 34
    return marks
  })
}

/** Paper, the marks on it, the ground line, and the brand under it. */
function sheet({ brand, caption }: SocialWords, groundLine: number, marks: readonly string[]) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<style>${plainStyle}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    ...marks,
    `<path d="M0 ${GROUND}H${WIDTH}" stroke="${INK}" stroke-width="${groundLine.toFixed(2)}"/>`,
    // The mark of web/public/favicon.svg.
    `<g transform="translate(${MARGIN} 557) scale(1.5)"><rect width="32" height="32" rx="4" fill="${AMBER}"/><path d="M9 7l7 9.5L23 7M16 16.5V25" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="square"/></g>`,
    lineMarkup(brand, { voice: 'display', size: 40, x: MARGIN + 64, y: 595, fill: INK }),
    lineMarkup(caption, { voice: 'text', size: 24, x: WIDTH - MARGIN, y: 592, fill: INK_3, anchor: 'end' }),
    '</svg>',
  ].join('')
}
