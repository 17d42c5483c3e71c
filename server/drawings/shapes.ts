// The marks of every drawing. A shape knows its extent; its markup needs the line weight.
import { type Box, boxOf, distance, type Point, type Size, unite } from './geometry.ts'
import { at, number, type Step, trail } from './path-data.ts'

/** `svg` takes the line weight in metres and returns markup with y downwards. */
export type Shape = Readonly<{ box: Box; svg: (weight: number) => string }>

/** `paint` is a class of style.ts without its `dw-`; `weight` a multiple of the drawing's line weight. */
type Ink = string | { paint: string; weight: number }

function classOf(ink: Ink, weight: number) {
  if (typeof ink === 'string') return `class="dw-${ink}"`
  return `class="dw-${ink.paint}" stroke-width="${number(ink.weight * weight)}"`
}

const path = (ink: Ink, d: string, box: Box): Shape => ({
  box,
  svg: (weight) => `<path ${classOf(ink, weight)} d="${d}"/>`,
})

const straight = (points: readonly Point[]) =>
  trail(
    points[0] ?? [0, 0],
    points.slice(1).map((to) => ({ to })),
  )

export const thin = (paint: string) => ({ paint, weight: 0.6 })

export const line = (ink: Ink, ...points: Point[]): Shape => path(ink, straight(points), boxOf(points))

/** Separate strokes in one mark: vents, rungs, posts. */
export const strokes = (ink: Ink, lines: readonly (readonly Point[])[]): Shape =>
  path(ink, lines.map(straight).join(''), boxOf(lines.flat()))

export const polygon = (ink: Ink, ...points: Point[]): Shape => path(ink, `${straight(points)}Z`, boxOf(points))

/** A closed plate with corners rounded by `radius`, or less if an edge is too short. */
export const plate = (ink: Ink, radius: number, ...points: Point[]): Shape => plates(ink, radius, [points])

/** Several plates in one mark, all wound in one direction, so overlaps unite. */
export const plates = (ink: Ink, radius: number, all: readonly (readonly Point[])[]): Shape =>
  path(ink, all.map((points) => roundedPath(wound(points), radius)).join(''), boxOf(all.flat()))

function wound(points: readonly Point[]) {
  let twiceArea = 0
  let before = points.at(-1)
  for (const point of points) {
    if (before) twiceArea += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return twiceArea < 0 ? points.toReversed() : points
}

function roundedPath(points: readonly Point[], radius: number) {
  const corners: Step[] = []
  let before = points.at(-1)
  points.forEach((corner, index) => {
    const after = points[index + 1] ?? points[0]
    if (!before || !after) return
    corners.push({ to: towards(corner, before, radius) }, { round: corner, to: towards(corner, after, radius) })
    before = corner
  })
  return `${trail(corners[0]?.to ?? [0, 0], corners)}Z`
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  const share = Math.min(length / whole, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** An upright box from its lower left corner. */
export const block = (ink: Ink, [x, y]: Point, [width, height]: Size, radius = 0): Shape => ({
  box: { left: x, right: x + width, bottom: y, top: y + height },
  svg: (weight) =>
    `<rect ${classOf(ink, weight)} x="${number(x)}" y="${number(-y - height)}" width="${number(width)}" height="${number(height)}"${radius ? ` rx="${number(radius)}"` : ''}/>`,
})

export const disc = (ink: Ink, [x, y]: Point, radius: number): Shape => ({
  box: { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius },
  svg: (weight) => `<circle ${classOf(ink, weight)} cx="${number(x)}" cy="${number(-y)}" r="${number(radius)}"/>`,
})

/** The marks of a ring: their width across it in metres, how many they are, and the share of the ring that they fill. */
type Marks = Readonly<{ width: number; marks: number; share: number }>

/** A ring of short marks: tyre lugs, wheel nuts, drum pads. */
export function dashedRing(ink: string, [x, y]: Point, radius: number, { width, marks, share }: Marks): Shape {
  const pitch = (2 * Math.PI * radius) / marks
  const dash = `stroke-width="${number(width)}" stroke-dasharray="${number(pitch * share)} ${number(pitch * (1 - share))}"`
  const reach = radius + width / 2
  return {
    box: { left: x - reach, right: x + reach, bottom: y - reach, top: y + reach },
    svg: () => `<circle class="dw-${ink}" cx="${number(x)}" cy="${number(-y)}" r="${number(radius)}" ${dash}/>`,
  }
}

/** An arm between two pivots with round ends of the given radii, first at `a`, then at `b`. */
export function beam(ink: Ink, a: Point, b: Point, [ra, rb]: readonly [number, number]): Shape {
  const length = distance(a, b)
  const direction = Math.atan2(b[1] - a[1], b[0] - a[0])
  const lean = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / length)))
  const touch = (centre: Point, radius: number, side: 1 | -1): Point => [
    centre[0] + radius * Math.cos(direction + side * lean),
    centre[1] + radius * Math.sin(direction + side * lean),
  ]
  const around = (radius: number, large: boolean) => `A${number(radius)} ${number(radius)} 0 ${large ? 1 : 0} 1 `
  const d = `M${at(touch(a, ra, 1))}L${at(touch(b, rb, 1))}${around(rb, ra < rb)}${at(touch(b, rb, -1))}L${at(touch(a, ra, -1))}${around(ra, ra > rb)}${at(touch(a, ra, 1))}Z`
  return path(ink, d, unite([disc(ink, a, ra).box, disc(ink, b, rb).box]))
}

/** A path of SVG commands in metres; the points of `extent` bound it. */
export const outline = (ink: Ink, d: string, extent: readonly Point[]): Shape => path(ink, d, boxOf(extent))

/** The box that holds all shapes. */
export const extentOf = (shapes: readonly Shape[]): Box => unite(shapes.map((shape) => shape.box))

/** The same shapes seen from the other side: x mirrored at the machine's origin. */
export function mirrored(shapes: readonly Shape[]): Shape {
  const { left, right, bottom, top } = extentOf(shapes)
  return {
    box: { left: -right, right: -left, bottom, top },
    svg: (weight) => `<g transform="scale(-1 1)">${shapes.map((shape) => shape.svg(weight)).join('')}</g>`,
  }
}
