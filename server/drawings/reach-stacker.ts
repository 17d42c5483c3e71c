// Laden reach stackers: a heavy boom over the driver's head, and a container hung from its spreader.
import { CONTAINER, container } from './container.ts'
import { bars, craneCab, type Scaled, scaledFrom, traced } from './crane-parts.ts'
import { angleOf, frame, type Point, polar } from './geometry.ts'
import { boomSection, cylinder, pin, vents, wheel } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { plate, type Shape, strokes, thin } from './shapes.ts'

/** The reference class for the proportions. */
const USUAL_T = 45
const WHEELBASE_M = 6
const ANGLE = 32
const BOOM_M = 8.7

export function reachStacker(specs: Specs): Scene {
  const size = ((known(specs, 'maxLiftingCapacityT') ?? USUAL_T) / USUAL_T) ** 0.3
  const to = scaledFrom(size)
  return {
    kind: 'reach-stacker',
    shapes: [...load(to, size), ...boom(to, size), ...body(to, size), ...wheels(to, size)],
    dimensions: [],
    personX: -3 * size,
  }
}

const footOf = (to: Scaled) => to(-0.9, 3.1)
const tipOf = (to: Scaled, size: number) => polar(footOf(to), BOOM_M * size, ANGLE)

/** Base and one extended section, the two lift rams side by side, and the goose-neck at the end. */
function boom(to: Scaled, size: number): Shape[] {
  const foot = footOf(to)
  const tip = tipOf(to, size)
  const on = frame(foot, angleOf(foot, tip))
  const length = BOOM_M * size
  const base = length * 0.72
  const deep = 0.95 * size
  return [
    boomSection('shade', on(base * 0.8, 0), on(length, 0), [deep * 0.76, deep * 0.7]),
    plate(
      'paint',
      0.14 * size,
      on(-0.5 * size, deep * 0.4),
      on(0.3 * size, deep * 0.56),
      on(base, deep * 0.5),
      on(base, -deep * 0.5),
      on(length * 0.2, -deep * 0.56),
      on(-0.5 * size, -deep * 0.34),
    ),
    plate(
      'paint',
      0.03,
      on(base - 0.4 * size, deep * 0.6),
      on(base, deep * 0.6),
      on(base, -deep * 0.6),
      on(base - 0.4 * size, -deep * 0.6),
    ),
    plate(
      'dark',
      0.14 * size,
      on(length - 0.7 * size, deep * 0.42),
      on(length + 0.1 * size, deep * 0.42),
      [tip[0] + 0.62 * size, tip[1] + 0.1 * size],
      [tip[0] + 0.62 * size, tip[1] - 0.9 * size],
      [tip[0] + 0.1 * size, tip[1] - 0.9 * size],
      on(length - 0.6 * size, -deep * 0.42),
    ),
    ...cylinder(to(3.1, 1.75), on(base * 0.82, -deep * 0.36), 0.4 * size, 0.46),
  ]
}

/** Rotator, spreader and its container, end on, hung level under the boom's end. */
function load(to: Scaled, size: number): Shape[] {
  const tip = tipOf(to, size)
  const hang: Point = [tip[0] + 0.36 * size, tip[1] - 0.8 * size]
  const on = scaledFrom(1, hang)
  const half = CONTAINER.wide / 2
  const lid = -1.35
  return [
    plate('mid', 0.05, ...traced(on, [-0.2, 0.1, 0.2, 0.1, 0.34, -0.62, -0.34, -0.62])),
    plate(
      'paint',
      0.06,
      ...traced(on, [-0.9, -0.6, 0.9, -0.6, 0.9, -0.9, half, -1.05, half, lid, -half, lid, -half, -1.05, -0.9, -0.9]),
    ),
    ...container(scaledFrom(1, [hang[0] - half, hang[1] + lid - CONTAINER.high])),
  ]
}

/** Long low frame, ballast and hood behind, the boom's tower, the cab under the boom. */
function body(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.1, ...traced(to, [-1.5, 0.7, 7.1, 0.75, 7.2, 1.2, 6.9, 1.6, -1.5, 1.6])),
    plate('shade', 0.1 * size, ...traced(to, [-1.6, 1.4, 0.6, 1.4, 0.2, 2.2, -0.5, 3.4, -1.3, 3.4, -1.7, 2.4])),
    plate(
      'paint',
      0.14 * size,
      ...traced(to, [-1.7, 1.2, 4.6, 1.3, 4.6, 1.9, 2.7, 1.9, 2.5, 2.2, -0.9, 2.2, -1.7, 2.2]),
    ),
    plate('paint', 0.2 * size, ...traced(to, [4.7, 1.5, 4.9, 1.95, 6.9, 1.95, 7.3, 1.5, 7.3, 1.2, 6.9, 1.3])),
    plate('dark', 0.3 * size, ...traced(to, [-2.2, 0.8, -1, 0.8, -1, 2.3, -1.8, 2.3, -2.2, 1.9])),
    vents(to(-0.7, 1.6), [0.9 * size, 0.4 * size], 5),
    strokes(thin('line'), [
      [to(0.7, 1.3), to(0.7, 2.14)],
      [to(2.5, 1.3), to(2.5, 2.1)],
    ]),
    pin(footOf(to), 0.2 * size),
    pin(to(3.1, 1.75), 0.18 * size),
    ...craneCab(scaledFrom(1.02, to(0.85, 1.9))),
    bars('mid', 0.08, [
      [to(1.2, 0.6), to(1.2, 1.5)],
      [to(1.7, 0.6), to(1.7, 1.5)],
      [to(1.2, 0.7), to(1.7, 0.7)],
      [to(1.2, 1.1), to(1.7, 1.1)],
    ]),
  ]
}

/** Small steered wheels behind, large driven ones under the load. */
const wheels = (to: Scaled, size: number): Shape[] => [
  ...wheel(to(0, 0.82), 0.82 * size),
  ...wheel(to(WHEELBASE_M, 0.875), 0.875 * size),
]
