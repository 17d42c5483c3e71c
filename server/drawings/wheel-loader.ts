// Wheel loaders: two frames joined in the middle, a cab over the joint, arms with a Z-bar and a bucket in front.
import { frame, type Point } from './geometry.ts'
import { cylinder, lugWheel, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { driversPlace, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

/** The reference class for the proportions. */
const USUAL_BUCKET_M3 = 3
const USUAL_LOAD_KG = 5000
/** The arms hang down a little and the bucket is rolled back: a loader travelling with its load. */
const ARM_ANGLE = -22
const BUCKET_ANGLE = 24

function sizeFor(specs: Specs) {
  const bucket = known(specs, 'bucketCapacityM3')
  return bucket ? sizeBy(bucket, USUAL_BUCKET_M3) : sizeBy(known(specs, 'ratedLoadKg'), USUAL_LOAD_KG)
}

export function wheelLoader(specs: Specs): Scene {
  const size = sizeFor(specs)
  const to = scaled(size)
  return {
    kind: 'wheel-loader',
    shapes: [
      ...frames(to),
      ...cab(to),
      ...hood(to, size),
      ...lugWheel(to(0, 0.8), 0.8 * size, 0.5),
      ...loader(to, size),
      ...lugWheel(to(3.3, 0.8), 0.8 * size, 0.5),
    ],
    dimensions: [],
    personX: 'behind',
  }
}

/** Rear and front frame with the articulation joint; the tower that holds the arms. */
function frames(to: Scaled): Shape[] {
  return [
    plate('dark', 0.08, to(-1.9, 0.72), to(1.7, 0.62), to(1.7, 1.3), to(-1.9, 1.3)),
    plate(
      'paint',
      0.1,
      to(1.5, 0.62),
      to(3.9, 0.6),
      to(3.96, 1.05),
      to(3.3, 1.4),
      to(2.92, 2.42),
      to(2.5, 2.42),
      to(2.2, 1.42),
      to(1.5, 1.32),
    ),
    strokes(thin('line'), [[to(2.36, 1.44), to(3.1, 1.44)]]),
    plate('dark', 0.06, to(1.42, 0.56), to(1.86, 0.56), to(1.86, 1.42), to(1.42, 1.42)),
    pin(to(1.64, 0.8), 0.1),
    pin(to(1.64, 1.2), 0.1),
  ]
}

function hood(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'paint',
      0.16 * size,
      to(-1.98, 1.16),
      to(0.5, 1.16),
      to(0.5, 2.2),
      to(-0.2, 2.22),
      to(-1.5, 2.06),
      to(-1.92, 1.86),
    ),
    vents(to(-1.62, 1.44), [0.7 * size, 0.36 * size], 5),
    plate('barrel', 0.03, to(-0.62, 2.18), to(-0.46, 2.18), to(-0.46, 2.76), to(-0.62, 2.82)),
    plate(
      'dark',
      0.14 * size,
      to(-1.1, 0.7),
      to(-1.9, 0.7),
      to(-2.02, 0.9),
      to(-2.02, 1.44),
      to(-1.78, 1.44),
      to(-1.2, 1.2),
    ),
    strokes(thin('line'), [[to(-0.28, 1.2), to(-0.28, 2.18)]]),
    plate('dark', 0.02, to(0.92, 0.4), to(1.36, 0.4), to(1.36, 0.47), to(0.92, 0.47)),
    strokes('line', [[to(1.3, 0.44), to(1.3, 0.7)]]),
  ]
}

function cab(to: Scaled): Shape[] {
  return [
    plate(thin('glass'), 0.06, to(0.44, 1.9), to(0.52, 3.26), to(1.72, 3.26), to(2.06, 2.3), to(1.96, 1.6)),
    ...driversPlace((x, y) => to(x + 0.78, y + 1.96), [0.86, -0.14]),
    strokes({ paint: 'line', weight: 2.6 }, [
      [to(0.44, 1.8), to(0.52, 3.28)],
      [to(1.16, 1.6), to(1.16, 3.28)],
      [to(1.94, 1.6), to(2.06, 2.3), to(1.72, 3.28)],
    ]),
    plate('paint', 0.08, to(0.34, 3.22), to(1.86, 3.22), to(1.76, 3.42), to(0.46, 3.42)),
    plate('paint', 0.08, to(0.36, 1.2), to(1.94, 1.2), to(1.98, 1.66), to(1.3, 1.74), to(0.36, 1.96)),
  ]
}

/** Bent arms, bell crank and link to the bucket, all in the arm's local axis. */
function loader(to: Scaled, size: number): Shape[] {
  const root = to(2.7, 2.24)
  const axis = frame(root, ARM_ANGLE)
  const on = (along: number, across: number): Point => axis(along * size, across * size)
  const wrist = on(2.62, -0.52)
  const crank = { top: on(1.5, 0.62), middle: on(1.6, 0.08), bottom: on(1.78, -0.42) }
  const tilt = frame(wrist, BUCKET_ANGLE)
  const ear = tilt(0.02 * size, 0.44 * size)
  return [
    ...bucket((along, across) => tilt(along * size, across * size)),
    ...cylinder(to(2.5, 1.2), on(1.5, -0.3), 0.2 * size, 0.4),
    plate(
      'paint',
      0.12 * size,
      on(-0.18, -0.16),
      on(-0.16, 0.18),
      on(1.4, 0.34),
      on(2, 0.12),
      on(2.74, -0.38),
      on(2.7, -0.66),
      on(2.5, -0.66),
      on(1.8, -0.26),
      on(1.3, -0.18),
    ),
    ...cylinder(to(2.62, 2.02), crank.top, 0.17 * size, 0.4),
    plate(
      thin('shade'),
      0.06 * size,
      on(1.42, 0.7),
      on(1.62, 0.7),
      on(1.74, 0.08),
      on(1.9, -0.46),
      on(1.7, -0.52),
      on(1.46, 0.04),
    ),
    polygon(thin('shade'), ...strap(crank.bottom, ear, 0.07 * size)),
    ...[root, wrist, crank.middle, crank.bottom, ear, crank.top].map((at) => pin(at, 0.08 * size)),
  ]
}

function strap(a: Point, b: Point, half: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const on = frame(a, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)
  return [on(0, half), on(length, half), on(length, -half), on(0, -half)]
}

/** The bucket from its pin: curved back, flat floor, side plate, cutting edge. */
function bucket(on: (along: number, across: number) => Point): Shape[] {
  return [
    plate(
      'dark',
      0.16,
      on(-0.12, 0.5),
      on(-0.16, -0.12),
      on(0.1, -0.36),
      on(1.14, -0.4),
      on(1.16, -0.3),
      on(0.86, 0.62),
      on(0.3, 0.9),
      on(0.06, 0.84),
    ),
    polygon(thin('steel'), on(0.9, -0.4), on(1.3, -0.4), on(1.16, -0.28), on(0.9, -0.28)),
    strokes(thin('light'), [[on(0.16, 0.7), on(0.02, 0.36), on(0.08, 0), on(0.34, -0.18), on(0.9, -0.22)]]),
  ]
}
