// Hydraulic rotary piling rigs: an upright mast in front of an excavator's house, with rotary head, kelly and auger.
import { ballast, bars, craneCab, type Scaled, scaledFrom, sheave, traced } from './crane-parts.ts'
import { crawler, cylinder, pin, vents } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** The reference class for the proportions. */
const USUAL_MM = 1500
const USUAL_MAST_M = 19
/** The axis of the pile in front of the slewing ring, and the mast behind that axis. */
const AXIS_X = 4.1
const MAST_X = AXIS_X - 1.25

export function pilingRig(specs: Specs): Scene {
  const bore = known(specs, 'maxPileDiameterMm') ?? USUAL_MM
  const size = (bore / USUAL_MM) ** 0.5
  const mast = known(specs, 'mastHeightM') ?? USUAL_MAST_M * size
  const to = scaledFrom(size)
  const right = AXIS_X * size + Math.max(1.6 * size, bore / 1000)
  const rise: Dimension = { key: 'mastHeightM', valueM: mast, from: [right, 0], to: [right, mast] }
  return {
    kind: 'piling-rig',
    shapes: [
      ...mastShapes(to, size, mast),
      ...drillString(to, size, mast, bore / 1000),
      ...linkage(to, size),
      ...house(to, size),
    ],
    dimensions: known(specs, 'mastHeightM') ? [rise] : [],
    personX: -4.1 * size - 0.9,
  }
}

/** The mast in its sections, the head with its sheaves over it, the ropes behind. */
function mastShapes(to: Scaled, size: number, height: number): Shape[] {
  const top = height / size
  const x = MAST_X
  return [
    line(thin('line'), to(-1.4, 2.7), to(x - 0.3, top - 0.45)),
    line(thin('line'), to(AXIS_X, top - 0.36), to(AXIS_X, top - 2)),
    block('paint', to(x - 0.32, 1.2), [0.64 * size, (top - 2.2) * size]),
    strokes(
      thin('line'),
      [0.3, 0.55, 0.8].map((share) => [
        to(x - 0.32, 1.2 + (top - 2.2) * share),
        to(x + 0.32, 1.2 + (top - 2.2) * share),
      ]),
    ),
    plate(
      'shade',
      0.08 * size,
      ...traced(to, [
        x - 0.5,
        top - 1.1,
        x + 0.5,
        top - 1.1,
        AXIS_X - 0.2,
        top - 0.5,
        AXIS_X - 0.2,
        top - 0.3,
        x - 0.3,
        top - 0.12,
        x - 0.6,
        top - 0.4,
      ]),
    ),
    ...sheave(to(x - 0.25, top - 0.4), 0.3 * size),
    ...sheave(to(AXIS_X - 0.36, top - 0.36), 0.36 * size),
    plate('shade', 0.06 * size, ...traced(to, [x - 0.4, 0.5, x + 0.4, 0.5, x + 0.4, 1.4, x - 0.4, 1.4])),
  ]
}

/** Swivel, kelly bars, rotary head and casing driver, and the auger just above the ground. */
function drillString(to: Scaled, size: number, height: number, bore: number): Shape[] {
  const top = height / size
  const head = top * 0.4
  return [
    ...kellyBars(to, size, { top, head }),
    ...rotaryHead(to, size, head),
    ...auger(AXIS_X * size, 0.15, 1.9 * size, bore),
  ]
}

/** Bars one in another, under their swivel. */
function kellyBars(to: Scaled, size: number, { top, head }: { top: number; head: number }): Shape[] {
  return [
    block('steel', to(AXIS_X - 0.16, head), [0.32 * size, (top - 3.2 - head) * size]),
    block('mid', to(AXIS_X - 0.24, head), [0.48 * size, (top - 5.4 - head) * size]),
    plate(
      'dark',
      0.04,
      ...traced(to, [
        AXIS_X - 0.12,
        top - 3.2,
        AXIS_X + 0.12,
        top - 3.2,
        AXIS_X + 0.12,
        top - 1.8,
        AXIS_X - 0.12,
        top - 1.8,
      ]),
    ),
    block('steel', to(AXIS_X - 0.16, 1.9), [0.32 * size, (head - 1.9) * size]),
  ]
}

/** The rotary head on its sledge, and the casing driver below it. */
function rotaryHead(to: Scaled, size: number, head: number): Shape[] {
  return [
    plate(
      'mid',
      0.04,
      ...traced(to, [
        MAST_X - 0.1,
        head - 0.8,
        AXIS_X - 0.3,
        head - 0.8,
        AXIS_X - 0.3,
        head + 1,
        MAST_X - 0.1,
        head + 1,
      ]),
    ),
    plate(
      'paint',
      0.1 * size,
      ...traced(to, [
        AXIS_X - 0.62,
        head - 0.4,
        AXIS_X + 0.62,
        head - 0.4,
        AXIS_X + 0.62,
        head + 0.5,
        AXIS_X + 0.4,
        head + 0.9,
        AXIS_X - 0.4,
        head + 0.9,
        AXIS_X - 0.62,
        head + 0.5,
      ]),
    ),
    plate(
      'dark',
      0.04,
      ...traced(to, [
        AXIS_X - 0.4,
        head - 0.9,
        AXIS_X + 0.4,
        head - 0.9,
        AXIS_X + 0.46,
        head - 0.4,
        AXIS_X - 0.46,
        head - 0.4,
      ]),
    ),
  ]
}

/** Flights round a stem, as wide as the largest pile the rig bores. */
function auger(x: number, bottom: number, top: number, bore: number): Shape[] {
  const pitch = (top - bottom - 0.3) / 4
  const half = bore / 2
  const flights = [0, 1, 2, 3].map((index) => bottom + 0.2 + pitch * index)
  return [
    polygon('mid', [x - 0.14, bottom + 0.2], [x, bottom], [x + 0.14, bottom + 0.2], [x + 0.14, top], [x - 0.14, top]),
    ...flights.map((y) =>
      polygon(
        'dark',
        [x - half, y],
        [x + half, y + pitch * 0.45],
        [x + half, y + pitch * 0.74],
        [x - half, y + pitch * 0.3],
      ),
    ),
  ]
}

/** Parallel arm and cylinders that carry the mast and set it upright. */
function linkage(to: Scaled, size: number): Shape[] {
  const back = MAST_X - 0.32
  return [
    ...cylinder(to(0.9, 2.3), to(back, 5.4), 0.3 * size, 0.5),
    plate(
      'shade',
      0.1 * size,
      ...traced(to, [0.9, 1.3, 1.3, 1.2, back + 0.2, 2.4, back + 0.2, 3.1, back - 0.2, 3.1, 0.9, 1.9]),
    ),
    bars('shade', 0.2 * size, [[to(1.0, 2.0), to(back, 3.3)]]),
    pin(to(1.1, 1.55), 0.13 * size),
    pin(to(back, 2.8), 0.12 * size),
  ]
}

function house(to: Scaled, size: number): Shape[] {
  return [
    ...crawler(-2.4 * size, 2.4 * size, 0.95 * size, 8),
    plate('mid', 0.04, ...traced(to, [-0.9, 0.93, 0.9, 0.93, 0.8, 1.2, -0.8, 1.2])),
    plate('dark', 0.05, ...traced(to, [-3.2, 1.18, 1.2, 1.18, 1.2, 1.4, -3.2, 1.5])),
    plate('paint', 0.1 * size, ...traced(to, [-3, 1.4, 0.4, 1.4, 0.4, 2.3, 0.1, 2.6, -3, 2.6])),
    vents(to(-2.4, 1.8), [0.8 * size, 0.42 * size], 5),
    strokes(thin('line'), [
      [to(-1.3, 1.46), to(-1.3, 2.54)],
      [to(-0.4, 1.46), to(-0.4, 2.54)],
    ]),
    ...sheave(to(-1.4, 2.72), 0.34 * size),
    ...ballast(to(-3.7, 1.22), 0.95 * size, 1.5 * size, 3),
    ...craneCab(scaledFrom(size ** 0.5, to(0.1, 1.3))),
  ]
}
