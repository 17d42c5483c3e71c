// Crawler cranes: a lattice boom on a house on tracks, held by gantry and pendants; larger with their capacity.
import {
  ballast,
  bars,
  craneCab,
  hookBlock,
  lattice,
  longestBoom,
  type Scaled,
  scaledFrom,
  sheave,
  traced,
} from './crane-parts.ts'
import { angleOf, between, frame, type Point, polar } from './geometry.ts'
import { crawler, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { line, plate, type Shape, strokes, thin } from './shapes.ts'

/** The reference class for the proportions, and its longest boom. */
const USUAL_T = 80
const USUAL_BOOM_M = 58
/** Booms are assembled from inserts: the drawing shows a short boom, the sheet how long the longest one is. */
const RIGGED = 0.34
const ANGLE = 63

/** Lengths in metres: `foot` and `head` are the pins at the boom's two ends. */
type Rig = Readonly<{ size: number; to: Scaled; foot: Point; head: Point; apex: Point }>

export function crawlerCrane(specs: Specs): Scene {
  const lifts = known(specs, 'maxLiftingCapacityT') ?? USUAL_T
  const longest = known(specs, 'maxBoomLengthM') ?? USUAL_BOOM_M * (lifts / USUAL_T) ** 0.4
  const rig = rigged(Math.cbrt(lifts / USUAL_T), longest * RIGGED)
  const shapes = [...boom(rig), ...gantry(rig), ...undercarriage(rig), ...house(rig)]
  return {
    kind: 'crawler-crane',
    shapes,
    dimensions: longestBoom(specs, rig.foot, ANGLE),
    personX: -4.2 * rig.size - 1,
  }
}

function rigged(size: number, length: number): Rig {
  const to = scaledFrom(size)
  const foot = to(0.62, 1.86)
  return { size, to, foot, head: polar(foot, length, ANGLE), apex: to(-3.05, 5.1) }
}

/** Foot section widening, inserts of one depth, head section narrowing to the sheaves; ropes and hook. */
function boom({ size, foot, head, to }: Rig): Shape[] {
  const on = frame(foot, ANGLE)
  const length = Math.hypot(head[0] - foot[0], head[1] - foot[1])
  const deep = 1.3 * size
  const wide = 3.2 * size
  const inserts = Math.max(1, Math.round((length - 2 * wide) / (6 * size)))
  const joints = Array.from({ length: inserts + 1 }, (_, index) => wide + ((length - 2 * wide) * index) / inserts)
  const bays = Math.round((length - 2 * wide) / (1.5 * size))
  return [
    line(thin('line'), to(-0.9, 2.6), on(length, 0.6 * size)),
    ...hookBlock(on(length + 0.1 * size, -0.34 * size), length * 0.42, 0.62 * size),
    ...lattice('paint', 0.17 * size, [
      { a: foot, b: on(wide, 0), deepA: 0.3 * size, deepB: deep, bays: 2 },
      { a: on(wide, 0), b: on(length - wide, 0), deepA: deep, deepB: deep, bays },
      { a: on(length - wide, 0), b: on(length, 0), deepA: deep, deepB: 0.46 * size, bays: 2 },
    ]),
    bars(
      'shade',
      0.14 * size,
      joints.map((along) => [on(along, deep / 2), on(along, -deep / 2)] as const),
    ),
    plate(
      'shade',
      0.08 * size,
      on(length - 0.7 * size, 0.3 * size),
      on(length + 0.25 * size, 0.4 * size),
      on(length + 0.4 * size, -0.5 * size),
      on(length - 0.3 * size, -0.45 * size),
    ),
    ...sheave(on(length + 0.1 * size, -0.34 * size), 0.3 * size),
    ...sheave(on(length, 0.34 * size), 0.24 * size),
    plate(
      'shade',
      0.06 * size,
      on(-0.25 * size, 0.25 * size),
      on(0.9 * size, 0.34 * size),
      on(0.9 * size, -0.34 * size),
      on(-0.25 * size, -0.25 * size),
    ),
    pin(foot, 0.15 * size),
  ]
}

/** The A-frame behind, the hoist ropes to the bridle, and the pendants from there to the boom's head. */
function gantry({ size, to, head, apex }: Rig): Shape[] {
  const eye = frame(head, ANGLE)(-0.1 * size, 0.42 * size)
  const bridle = between(apex, eye, 0.34)
  const across = frame(bridle, angleOf(apex, eye))
  return [
    bars('shade', 0.2 * size, [
      [to(-0.5, 2.6), apex],
      [to(-3.3, 2.4), apex],
    ]),
    strokes(thin('line'), [
      [apex, across(0, 0.18 * size)],
      [apex, across(0, -0.18 * size)],
    ]),
    line({ paint: 'line', weight: 1.5 }, bridle, eye),
    plate(
      'mid',
      0.05,
      across(-0.3 * size, 0.24 * size),
      across(0.3 * size, 0.12 * size),
      across(0.3 * size, -0.12 * size),
      across(-0.3 * size, -0.24 * size),
    ),
    ...sheave(apex, 0.26 * size),
  ]
}

const undercarriage = ({ size, to }: Rig): Shape[] => [
  plate('mid', 0.05, ...traced(to, [-1.1, 0.6, 1.1, 0.6, 1.1, 1.06, -1.1, 1.06])),
  ...crawler(-2.8 * size, 2.8 * size, size, 9),
  plate('mid', 0.04, ...traced(to, [-1, 0.98, 1, 0.98, 0.9, 1.26, -0.9, 1.26])),
]

/** The house: machinery under its hood, winch, ballast behind, the cab in front. */
function house({ size, to }: Rig): Shape[] {
  return [
    plate('dark', 0.05, ...traced(to, [-3.5, 1.24, 1.5, 1.24, 1.5, 1.5, 0.95, 1.6, -3.5, 1.6])),
    plate('paint', 0.1 * size, ...traced(to, [-2.75, 1.5, 0.24, 1.5, 0.24, 2.2, 0, 2.72, -2.75, 2.72])),
    vents(to(-2.3, 1.9), [0.8 * size, 0.42 * size], 5),
    strokes(thin('line'), [
      [to(-1.2, 1.56), to(-1.2, 2.66)],
      [to(-0.5, 1.56), to(-0.5, 2.66)],
      [to(-1.1, 2.1), to(-0.95, 2.1)],
    ]),
    ...ballast(to(-4.2, 1.3), 1.5 * size, 1.7 * size, 4),
    ...craneCab(scaledFrom(size ** 0.5, to(0.98, 1.3))),
  ]
}
