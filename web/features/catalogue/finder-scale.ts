// One frame for all machines of the finder, so that each place asked for is at the same height in all of them.
import { barFor, type Frame, GROUND_STRIP_M, type Size, storeyStepFor } from './drawing-scale.ts'

type Point = readonly [x: number, y: number]
/** A machine in metres from its origin on the ground, y upwards. */
type Standing = {
  product: { drawing: Size }
  /** The origin, from the left edge of the drawing. */
  originM: number
  range: { outline: readonly Point[]; at: Point | null } | null
}

/** `grid` is the frame down to the strip below the ground; the whole frame may go deeper. */
export type RangeFrame = Size & { groundM: number; levelM: number | null; grid: Frame }

const SKY_M = 0.7
/** In tall frames the sky has this share, so that a mark at the top is whole. */
const SKY = 0.05
const SOIL_M = 0.6
const STANDING = 4 / 5

/** The frame of all machines; `level` is the height asked for, negative below the ground. */
export function rangeFrame(machines: readonly Standing[], level: number | undefined): RangeFrame {
  const [widths, heights] = [machines.map(acrossOf), machines.map(upOf).concat([[level ?? 0]])]
  const highest = Math.max(1, ...heights.flat())
  const groundM = rounded(highest + Math.max(SKY_M, highest * SKY))
  const lowest = Math.min(0, ...heights.flat())
  const heightM = rounded(groundM + (lowest < 0 ? SOIL_M - lowest : GROUND_STRIP_M))
  const widthM = rounded(Math.max(heightM * STANDING, ...widths.map((across) => widthOf(across) + SKY_M)))
  const grid = { widthM, heightM: groundM + GROUND_STRIP_M, storeyStep: storeyStepFor(heightM), barM: barFor(widthM) }
  return { widthM, heightM, groundM, levelM: level === undefined ? null : rounded(groundM - level), grid }
}

/** A machine in the middle of the frame: the part of its file to show, its range as a path, and the place asked for. */
export function inFrame(machine: Standing, { widthM, heightM, groundM }: RangeFrame) {
  const { product, originM, range } = machine
  const across = acrossOf(machine)
  const left = (Math.min(...across) + Math.max(...across) - widthM) / 2
  const placed = ([x, y]: Point): Point => [rounded(x - left), rounded(groundM - y)]
  return {
    view: [left + originM, product.drawing.heightM - GROUND_STRIP_M - groundM, widthM, heightM].map(rounded).join(),
    range: range && `M${range.outline.map((point) => placed(point).join(' ')).join('L')}Z`,
    at: range?.at ? placed(range.at) : null,
  }
}

export type InFrame = ReturnType<typeof inFrame>

const acrossOf = ({ product, originM, range }: Standing) => [
  -originM,
  product.drawing.widthM - originM,
  ...pointsOf(range).map(([x]) => x),
]
const upOf = ({ product, range }: Standing) => [
  product.drawing.heightM - GROUND_STRIP_M,
  ...pointsOf(range).map(([, y]) => y),
]

const pointsOf = (range: Standing['range']) => (range ? [...range.outline, ...(range.at ? [range.at] : [])] : [])
const widthOf = (across: readonly number[]) => Math.max(...across) - Math.min(...across)
const rounded = (value: number) => Math.round(value * 100) / 100
