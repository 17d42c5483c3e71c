// Tracked excavators of about 20 t, and minis of 3 t; other models differ only in scale.
import { type DigArm, digArm } from './dig-arm.ts'
import { digging, fittedArm } from './dig-range.ts'
import type { Point } from './geometry.ts'
import { crawler, cylinder, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** Masses of the reference classes for the proportions, in kilograms. */
const USUAL_KG = 20_500
const MINI_KG = 3_000
/** Dig depth of those classes, for machines of unknown mass. */
const USUAL_DEPTH_M = 6.6
const MINI_DEPTH_M = 2.7

/** Machines of one family grow equally in every direction, so lengths scale with the cube root of the mass. */
function scaleOf(specs: Specs, usualKg: number, usualDepth: number) {
  const weight = known(specs, 'operatingWeightKg')
  if (weight) return Math.cbrt(weight / usualKg)
  return (known(specs, 'maxDigDepthM') ?? usualDepth) / usualDepth
}

export function excavator(specs: Specs): Scene {
  const size = scaleOf(specs, USUAL_KG, USUAL_DEPTH_M)
  const to = scaled(size)
  const usual: DigArm = {
    foot: to(0.5, 1.72),
    ramFoot: to(1.3, 1.34),
    boom: 5.7 * size,
    stick: 2.9 * size,
    size,
    boomAngle: 37,
    stickAngle: -70,
    bucketAngle: -134,
  }
  const arm = fittedArm(usual, specs)
  return {
    kind: 'excavator',
    shapes: [...digArm(arm), ...crawler(-2.2 * size, 2.25 * size, 0.95 * size, 7), ...upper(to, size), ...cab(to)],
    ...digging(arm, specs),
    personX: 'behind',
  }
}

type Scaled = (x: number, y: number) => Point
const scaled =
  (size: number): Scaled =>
  (x, y) => [x * size, y * size]

/** The slewing house: ring, ballast in ink, hood with vents and door, exhaust and handrail. */
function upper(to: Scaled, size: number): Shape[] {
  return [
    plate('mid', 0.04, to(-0.72, 0.93), to(0.72, 0.93), to(0.62, 1.16), to(-0.62, 1.16)),
    plate('barrel', 0.03, to(-1.32, 2.1), to(-1.16, 2.1), to(-1.16, 2.48), to(-1.32, 2.52)),
    strokes(thin('line'), [
      [to(-0.9, 2.2), to(-0.9, 2.46), to(-0.05, 2.46), to(-0.05, 2.2)],
      [to(-0.48, 2.46), to(-0.48, 2.2)],
    ]),
    plate(
      'paint',
      0.1 * size,
      to(-1.95, 1.16),
      to(1.4, 1.16),
      to(1.4, 1.5),
      to(0.2, 1.62),
      to(0.12, 2.1),
      to(-0.02, 2.2),
      to(-1.95, 2.2),
    ),
    plate(
      'dark',
      0.22 * size,
      to(-2.62, 1.18),
      to(-1.86, 1.18),
      to(-1.86, 2.22),
      to(-2.5, 2.22),
      to(-2.76, 1.98),
      to(-2.76, 1.42),
    ),
    line(thin('light'), to(-2.58, 1.5), to(-1.98, 1.5)),
    vents(to(-1.66, 1.72), [0.62 * size, 0.3 * size], 5),
    strokes(thin('line'), [
      [to(-0.86, 1.2), to(-0.86, 2.16)],
      [to(-0.8, 1.42), to(0.05, 1.42)],
      [to(-1.86, 1.32), to(0.1, 1.32)],
    ]),
    block(thin('dark'), to(-0.42, 1.72), [0.2 * size, 0.07 * size], 0.03),
  ]
}

/** The cab: a painted shell round panes of glass, door and pillar between them. */
function cab(to: Scaled): Shape[] {
  return [
    plate(
      'paint',
      0.12,
      to(0.02, 1.18),
      to(1.36, 1.18),
      to(1.58, 1.62),
      to(1.48, 2.2),
      to(1.2, 2.95),
      to(0.2, 2.95),
      to(0.02, 2.78),
    ),
    plate(thin('glass'), 0.06, to(0.14, 1.98), to(0.14, 2.74), to(0.26, 2.82), to(0.68, 2.82), to(0.68, 1.98)),
    plate(
      thin('glass'),
      0.06,
      to(0.8, 1.5),
      to(0.8, 2.82),
      to(1.13, 2.82),
      to(1.38, 2.16),
      to(1.46, 1.64),
      to(1.38, 1.5),
    ),
    strokes(thin('line'), [
      [to(0.74, 1.22), to(0.74, 2.9)],
      [to(0.8, 2.05), to(1.4, 2.05)],
      [to(0.52, 1.72), to(0.66, 1.72)],
    ]),
  ]
}

export function miniExcavator(specs: Specs): Scene {
  const size = scaleOf(specs, MINI_KG, MINI_DEPTH_M)
  const to = scaled(size)
  const usual: DigArm = {
    foot: to(1.05, 0.98),
    ramFoot: to(1.22, 0.66),
    boom: 2.4 * size,
    stick: 1.3 * size,
    size: 0.46 * size,
    boomAngle: 48,
    stickAngle: -64,
    bucketAngle: -128,
  }
  const arm = fittedArm(usual, specs)
  return {
    kind: 'mini-excavator',
    shapes: [
      ...blade(to, size),
      ...crawler(-1.05 * size, 1.05 * size, 0.52 * size, 5),
      ...swingPost(to),
      ...digArm(arm),
      ...miniUpper(to, size),
    ],
    ...digging(arm, specs),
    personX: 'behind',
  }
}

/** The dozer blade in front, on its arm and cylinder. */
function blade(to: Scaled, size: number): Shape[] {
  return [
    ...cylinder(to(0.62, 0.56), to(1.38, 0.32), 0.11 * size, 0.4),
    plate('paint', 0.05, to(0.5, 0.3), to(1.4, 0.14), to(1.42, 0.28), to(0.5, 0.46)),
    plate('dark', 0.05, to(1.38, 0.02), to(1.56, 0), to(1.46, 0.18), to(1.48, 0.38), to(1.36, 0.38)),
  ]
}

/** The swing post of the boom in front of the house. */
const swingPost = (to: Scaled): Shape[] => [
  plate(
    'dark',
    0.06,
    to(0.7, 0.62),
    to(1.24, 0.56),
    to(1.3, 0.78),
    to(1.18, 1.1),
    to(0.96, 1.1),
    to(0.92, 0.86),
    to(0.7, 0.86),
  ),
]

/** A cab fits a person, so it grows with the machine only up to this. */
const TALLEST_CAB_M = 2.7

function miniUpper(to: Scaled, size: number): Shape[] {
  const roof = Math.min(2.5, TALLEST_CAB_M / size)
  const eaves = roof - 0.13
  return [
    plate('mid', 0.03, to(-0.34, 0.5), to(0.34, 0.5), to(0.3, 0.62), to(-0.3, 0.62)),
    polygon(
      thin('glass'),
      to(-0.3, 1.16),
      to(-0.26, eaves),
      to(0.62, eaves),
      to(0.78, 1.3),
      to(0.72, 0.9),
      to(0.1, 0.9),
    ),
    strokes({ paint: 'line', weight: 1.6 }, [
      [to(-0.3, 1.16), to(-0.26, eaves)],
      [to(0.24, 1), to(0.24, eaves)],
      [to(0.72, 0.9), to(0.78, 1.3), to(0.62, eaves)],
    ]),
    plate('dark', 0.06 * size, to(0, 1.06), to(0.1, 1.06), to(0.08, 1.6), to(-0.06, 1.6)),
    line({ paint: 'line', weight: 1.4 }, to(0.5, 0.96), to(0.44, 1.34)),
    plate('paint', 0.04, to(-0.42, eaves), to(-0.36, roof), to(0.74, roof), to(0.8, eaves)),
    plate(
      'paint',
      0.09 * size,
      to(-0.95, 0.62),
      to(0.82, 0.62),
      to(0.82, 0.94),
      to(0.14, 1.02),
      to(0, 1.2),
      to(-0.3, 1.28),
      to(-0.86, 1.22),
    ),
    plate('dark', 0.14 * size, to(-1.06, 0.62), to(-0.62, 0.62), to(-0.62, 0.96), to(-1.08, 0.96)),
    vents(to(-0.54, 0.98), [0.36 * size, 0.14 * size], 4),
    strokes(thin('line'), [[to(-0.58, 0.76), to(0.78, 0.76)]]),
  ]
}
