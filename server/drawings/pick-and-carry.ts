// Pick-and-carry cranes: a boom that does not swing on a chassis that bends, in two looks. The older hydra has its cab
// behind the boom's foot, the new generation in front of it.
import { hookBlock, longestBoom, type Scaled, scaledFrom, sheave, traced } from './crane-parts.ts'
import { frame, type Point } from './geometry.ts'
import { boomSection, cylinder, lugWheel, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, line, plate, type Shape, strokes, thin } from './shapes.ts'

/** The reference class for the proportions. */
const USUAL_T = 14
const WHEELBASE_M = 2.6
/** Boom lengths of the class; the drawing shows the boom about half out. */
const SHORTEST_M = 5.2
const USUAL_BOOM_M = 12.5

type Look = Readonly<{ kind: string; frontCab: boolean; foot: Point; ramFoot: Point; angle: number }>

const hydra: Look = { kind: 'hydra-crane', frontCab: false, foot: [0.95, 2.0], ramFoot: [1.85, 1.12], angle: 40 }
const nextGeneration: Look = {
  kind: 'new-generation-pick-and-carry-crane',
  frontCab: true,
  foot: [-0.15, 2.3],
  ramFoot: [0.78, 1.3],
  angle: 42,
}

/** The specs give the cab's place, or else the class does. */
const lookOf = (specs: Specs, usual: Look) =>
  specs['cabPosition'] === 'front' ? nextGeneration : specs['cabPosition'] === 'rear' ? hydra : usual

export const hydraCrane = (specs: Specs): Scene => pickAndCarry(specs, hydra)
export const newGenerationCrane = (specs: Specs): Scene => pickAndCarry(specs, nextGeneration)

function pickAndCarry(specs: Specs, usual: Look): Scene {
  const look = lookOf(specs, usual)
  const size = Math.cbrt((known(specs, 'maxLiftingCapacityT') ?? USUAL_T) / USUAL_T)
  const to = scaledFrom(size)
  const longest = known(specs, 'maxBoomLengthM') ?? USUAL_BOOM_M * size
  const boom = boomOf(look, to, size, (SHORTEST_M * size + longest) * 0.45)
  return {
    kind: usual.kind,
    shapes: [
      ...boom,
      ...chassis(to, size),
      ...(look.frontCab ? frontCab(to, size) : rearCab(to, size)),
      ...wheels(to, size),
    ],
    dimensions: longestBoom(specs, to(...look.foot), look.angle),
    personX: -3.1 * size,
  }
}

/** Three sections one in another, the ram below, the hook in front of the front wheels. */
function boomOf(look: Look, to: Scaled, size: number, length: number): Shape[] {
  const foot = to(...look.foot)
  const on = frame(foot, look.angle)
  const base = Math.min(length * 0.62, SHORTEST_M * 0.88 * size)
  const middle = base + (length - base) * 0.5
  const deep = 0.58 * size
  const head = on(length + 0.1 * size, -0.24 * size)
  return [
    ...hookBlock(head, head[1] - 3.3 * size, 0.44 * size),
    line(thin('line'), on(0.3 * size, 0.66 * size), on(length, 0.33 * size)),
    boomSection('paint', on(middle * 0.8, 0), on(length, 0), [deep * 0.62, deep * 0.6]),
    boomSection('shade', on(base * 0.8, 0), on(middle, 0), [deep * 0.8, deep * 0.78]),
    boomSection('paint', on(-0.45 * size, 0), on(base, 0), [deep * 0.94, deep]),
    ...[
      [base, deep],
      [middle, deep * 0.78],
    ].map(([along = 0, thick = 0]) => collar(on, along, thick)),
    plate(
      'dark',
      0.06 * size,
      on(length - 0.4 * size, 0.24 * size),
      on(length + 0.16 * size, 0.34 * size),
      on(length + 0.26 * size, -0.34 * size),
      on(length - 0.22 * size, -0.22 * size),
    ),
    ...sheave(head, 0.17 * size),
    ...cylinder(to(...look.ramFoot), on(base * 0.56, -deep * 0.5), 0.25 * size, 0.48),
    plate(
      'shade',
      0.04,
      on(0.02 * size, 0.2 * size),
      on(0.58 * size, 0.2 * size),
      on(0.42 * size, 0.52 * size),
      on(0.18 * size, 0.52 * size),
    ),
    ...sheave(on(0.3 * size, 0.46 * size), 0.2 * size),
  ]
}

/** The wear-pad collar at the mouth of a section. */
const collar = (on: Scaled, along: number, thick: number) =>
  plate(
    'paint',
    0.03,
    on(along - 0.22, thick * 0.58),
    on(along, thick * 0.58),
    on(along, -thick * 0.58),
    on(along - 0.22, -thick * 0.58),
  )

const wheels = (to: Scaled, size: number): Shape[] => [
  ...lugWheel(to(0, 0.6), 0.6 * size),
  ...lugWheel(to(WHEELBASE_M, 0.62), 0.62 * size),
]

/** Two frames joined by the articulation pin; ballast behind. */
function chassis(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.06, ...traced(to, [-1.25, 0.5, 1.2, 0.46, 1.2, 1, -1.25, 1])),
    plate('dark', 0.06, ...traced(to, [1.42, 0.46, 3.2, 0.5, 3.34, 0.7, 3.34, 1.06, 1.42, 1.06])),
    plate('mid', 0.04, ...traced(to, [1.1, 0.56, 1.5, 0.56, 1.5, 0.66, 1.1, 0.66])),
    plate('mid', 0.04, ...traced(to, [1.1, 0.84, 1.5, 0.84, 1.5, 0.94, 1.1, 0.94])),
    pin(to(1.3, 0.75), 0.09 * size),
    plate(
      'paint',
      0.08,
      ...traced(to, [1.86, 1.02, 2.0, 1.3, 3.18, 1.3, 3.42, 1.02, 3.42, 0.66, 3.26, 0.66, 3.2, 1.1, 2.2, 1.14]),
    ),
    plate('dark', 0.14 * size, ...traced(to, [-1.72, 0.62, -1, 0.62, -1, 1.42, -1.56, 1.42, -1.72, 1.26])),
  ]
}

/** Hood over the engine behind the cab; in front of it the post that carries the boom's foot. */
function rearCab(to: Scaled, size: number): Shape[] {
  return [
    plate('paint', 0.1 * size, ...traced(to, [-1.3, 1, -0.5, 1, -0.5, 1.9, -1.1, 1.84, -1.3, 1.6])),
    vents(to(-1.16, 1.3), [0.48 * size, 0.3 * size], 4),
    plate(
      'shade',
      0.06 * size,
      ...traced(to, [0.7, 0.9, 1.16, 0.9, 2.06, 0.98, 2.0, 1.3, 1.7, 1.34, 1.3, 1.62, 1.16, 2.16, 0.8, 2.2]),
    ),
    pin(to(...hydra.foot), 0.13 * size),
    pin(to(...hydra.ramFoot), 0.1 * size),
    ...uprightCab(scaledFrom(size ** 0.5, to(-0.66, 0.98))),
  ]
}

/** The plain upright cab of a hydra: flat panes in a frame under an overhanging roof. */
function uprightCab(to: Scaled): Shape[] {
  return [
    plate('paint', 0.06, ...traced(to, [0, 0.02, 1.3, 0.02, 1.3, 1.6, 1.22, 1.78, 0.04, 1.78, 0, 1.6])),
    plate(thin('glass'), 0.04, ...traced(to, [0.12, 0.82, 0.58, 0.82, 0.58, 1.62, 0.12, 1.62])),
    plate(thin('glass'), 0.04, ...traced(to, [0.72, 0.6, 1.2, 0.6, 1.18, 1.62, 0.72, 1.62])),
    strokes(thin('line'), [
      [to(0.65, 0.1), to(0.65, 1.7)],
      [to(0.74, 0.46), to(0.9, 0.46)],
    ]),
    plate('paint', 0.05, ...traced(to, [-0.1, 1.72, 1.44, 1.72, 1.38, 1.86, -0.04, 1.86])),
  ]
}

/** Low hood and tall boom tower behind, the glazed cab in front of them over the front wheels. */
function frontCab(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'shade',
      0.08 * size,
      ...traced(to, [-0.62, 0.98, 1.1, 0.98, 1.02, 1.42, 0.6, 1.5, 0.2, 2.42, -0.1, 2.58, -0.42, 2.42]),
    ),
    pin(to(...nextGeneration.foot), 0.14 * size),
    pin(to(...nextGeneration.ramFoot), 0.11 * size),
    plate(
      'paint',
      0.14 * size,
      ...traced(to, [-1.5, 1.02, 0.62, 1.02, 0.62, 1.3, 0.3, 1.62, -0.4, 1.74, -1.3, 1.7, -1.5, 1.5]),
    ),
    vents(to(-1.3, 1.28), [0.6 * size, 0.26 * size], 4),
    ...panoramicCab(scaledFrom(size ** 0.5, to(1.46, 1.02))),
    block(thin('steel'), to(3.32, 1.06), [0.1, 0.14 * size], 0.03),
  ]
}

/** The rounded cab of the new generation: glass from the roof to the driver's feet. */
function panoramicCab(to: Scaled): Shape[] {
  return [
    plate('paint', 0.14, ...traced(to, [0, 0, 1.1, 0.1, 1.62, 0.1, 1.72, 0.5, 1.36, 1.74, 0.12, 1.74, 0, 1.5])),
    plate(thin('glass'), 0.06, ...traced(to, [0.12, 0.76, 0.12, 1.52, 0.22, 1.6, 0.62, 1.6, 0.62, 0.76])),
    plate(thin('glass'), 0.06, ...traced(to, [0.74, 0.4, 0.74, 1.6, 1.26, 1.6, 1.58, 0.54, 1.5, 0.32, 0.86, 0.32])),
    strokes(thin('line'), [
      [to(0.68, 0.08), to(0.68, 1.68)],
      [to(0.46, 0.56), to(0.6, 0.56)],
    ]),
  ]
}
