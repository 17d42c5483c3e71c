// Parts shared by cranes: lattices, ropes and hooks, ballast, outriggers, cabs and the length of a boom.
import { angleOf, distance, frame, type Point, polar, steps } from './geometry.ts'
import { type Dimension, known, type Specs } from './scene.ts'
import { disc, plate, plates, polygon, type Shape, strokes, thin } from './shapes.ts'

export type Scaled = (x: number, y: number) => Point

/** Machine coordinates of a model `size` times the nominal one, with its origin at `zero`. */
export const scaledFrom =
  (size: number, zero: Point = [0, 0]): Scaled =>
  (x, y) => [zero[0] + x * size, zero[1] + y * size]

/** Corners in one row: x and y alternate. */
export const traced = (to: Scaled, row: readonly number[]): Point[] =>
  row.flatMap((x, index) => (index % 2 === 0 ? [to(x, row[index + 1] ?? 0)] : []))

/** The four corners of a straight member `thick` metres thick. */
function member(a: Point, b: Point, thick: number): Point[] {
  const on = frame(a, angleOf(a, b))
  const length = distance(a, b)
  return [on(0, thick / 2), on(length, thick / 2), on(length, -thick / 2), on(0, -thick / 2)]
}

/** Painted bars between pairs of points, in one mark. */
export const bars = (paint: string, thick: number, pairs: readonly (readonly [Point, Point])[]): Shape =>
  plates(
    { paint, weight: 0.4 },
    0,
    pairs.map(([a, b]) => member(a, b, thick)),
  )

/** A stretch of lattice on the line from `a` to `b`: two chords and the zigzag between them. */
type Stretch = Readonly<{ a: Point; b: Point; deepA: number; deepB: number; bays: number }>

/** Several stretches in one mark; `chord` is the thickness of the chords in metres. */
export function lattice(paint: string, chord: number, stretches: readonly Stretch[]): Shape[] {
  const lacing = stretches.flatMap(lacingOf)
  const chords = stretches.flatMap(({ a, b, deepA, deepB }) => {
    const on = frame(a, angleOf(a, b))
    const length = distance(a, b)
    return [1, -1].map((side) => [on(0, (side * deepA) / 2), on(length, (side * deepB) / 2)] as const)
  })
  return [bars(paint, chord * 0.55, lacing), bars(paint, chord, chords)]
}

function lacingOf({ a, b, deepA, deepB, bays }: Stretch) {
  const on = frame(a, angleOf(a, b))
  const knots = steps(0, 1, bays * 2).map((share, index) => {
    const deep = deepA + (deepB - deepA) * share
    return on(distance(a, b) * share, ((index % 2 === 0 ? -1 : 1) * deep) / 2)
  })
  return knots.slice(1).map((knot, index) => [knots[index] ?? knot, knot] as const)
}

/** The falls of rope from a boom head, the block and its hook; `size` is the block's width in metres. */
export function hookBlock(head: Point, drop: number, size: number): Shape[] {
  const top: Point = [head[0], head[1] - drop]
  const to = scaledFrom(size, top)
  return [
    strokes({ paint: 'line', weight: 0.8 }, [
      [[head[0] - size * 0.3, head[1]], to(-0.3, 0)],
      [[head[0] + size * 0.3, head[1]], to(0.3, 0)],
    ]),
    hook(to(0, -1.75), size * 0.52),
    plate('paint', size * 0.2, ...traced(to, [-0.5, 0.1, 0.5, 0.1, 0.5, -0.75, 0.24, -1.1, -0.24, -1.1, -0.5, -0.75])),
    polygon('dark', ...traced(to, [-0.5, -0.3, 0.5, -0.3, 0.5, -0.62, -0.5, -0.62])),
  ]
}

/** A forged hook round `centre`, open to the left, its shank upwards. */
function hook(centre: Point, radius: number): Shape {
  const outer = steps(80, -205, 10).map((angle) => polar(centre, radius, angle))
  const inner = steps(-190, 40, 7).map((angle) => polar([centre[0], centre[1] + radius * 0.06], radius * 0.5, angle))
  const shank: Point[] = [
    [centre[0] - radius * 0.14, centre[1] + radius * 0.62],
    [centre[0] - radius * 0.14, centre[1] + radius * 1.4],
    [centre[0] + radius * 0.2, centre[1] + radius * 1.4],
  ]
  return polygon(thin('dark'), ...shank, ...outer, ...inner)
}

/** Slabs of ballast one on another, in ink with light seams; a lifting eye on top. */
export function ballast([x, y]: Point, width: number, height: number, slabs: number): Shape[] {
  const seams = steps(0, height, slabs).slice(1, -1)
  return [
    plate(
      'dark',
      width * 0.12,
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x + width * 0.1, y + height],
      [x, y + height * 0.9],
    ),
    strokes(
      thin('light'),
      seams.map((level): Point[] => [
        [x + width * 0.08, y + level],
        [x + width * 0.92, y + level],
      ]),
    ),
  ]
}

/** An outrigger seen from the side: its box in the carrier, the jack, and the float on its mat. */
export function outrigger(x: number, boxTop: number, size: number): Shape[] {
  const to = scaledFrom(size, [x, 0])
  const high = boxTop / size
  return [
    plate(thin('steel'), 0, ...traced(to, [-0.11, 0.12, 0.11, 0.12, 0.11, high - 0.2, -0.11, high - 0.2])),
    plate('shade', 0.04, ...traced(to, [-0.19, 0.62, 0.19, 0.62, 0.19, high + 0.16, -0.19, high + 0.16])),
    plate('paint', 0.06, ...traced(to, [-0.36, high - 0.42, 0.36, high - 0.42, 0.36, high, -0.36, high])),
    plate('dark', 0.05, ...traced(to, [-0.46, 0, 0.46, 0, 0.4, 0.1, 0.16, 0.2, -0.16, 0.2, -0.4, 0.1])),
  ]
}

/** A crane driver's cab: painted shell, raked front, glass all round. */
export function craneCab(to: Scaled): Shape[] {
  return [
    plate('paint', 0.1, ...traced(to, [0, 0, 1.2, 0, 1.45, 0.5, 1.22, 1.72, 0.1, 1.72, 0, 1.6])),
    plate(thin('glass'), 0.05, ...traced(to, [0.12, 0.72, 0.12, 1.54, 0.52, 1.58, 0.52, 0.72])),
    plate(thin('glass'), 0.05, ...traced(to, [0.64, 0.34, 0.64, 1.58, 1.12, 1.58, 1.33, 0.52, 1.2, 0.26, 0.64, 0.26])),
    strokes(thin('line'), [
      [to(0.58, 0.06), to(0.58, 1.66)],
      [to(0.36, 0.52), to(0.5, 0.52)],
    ]),
  ]
}

/** A sheave: grooved rim and bush. */
export const sheave = (centre: Point, radius: number): Shape[] => [
  disc('mid', centre, radius),
  disc(thin('steel'), centre, radius * 0.42),
]

/** The longest boom, if known, along the boom as it stands. A range needs a load chart, which specs do not have. */
export function longestBoom(specs: Specs, foot: Point, degrees: number): Dimension[] {
  const valueM = known(specs, 'maxBoomLengthM')
  return valueM ? [{ key: 'maxBoomLengthM', valueM, from: foot, to: polar(foot, valueM, degrees) }] : []
}
