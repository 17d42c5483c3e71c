// A person of 1.75 m, helmet included: the scale for everything else.
import type { Point } from './geometry.ts'
import { at } from './path-data.ts'
import { disc, line, outline, plates, type Shape, strokes, thin } from './shapes.ts'

export const PERSON_HEIGHT_M = 1.75
/** Reach of a hand above the platform floor: working height is platform height plus this. */
export const ARM_REACH_M = 2

type Spot = (dx: number, dy: number) => Point

const from =
  ([x, y]: Point): Spot =>
  (dx, dy) => [x + dx, y + dy]

/** A person standing at `[x, y]`, hands at their sides. */
export function person(feet: Point): Shape[] {
  const to = from(feet)
  return [plates('person', 0.04, [...trunk(to), arm(to, -1), arm(to, 1)]), ...head(to)]
}

/** A person at work in a harness, one hand up, exactly ARM_REACH_M above the floor. */
export function worker(feet: Point): Shape[] {
  const to = from(feet)
  const raised = [
    to(0.08, 1.44),
    to(0.19, 1.36),
    to(0.38, 1.53),
    to(0.31, ARM_REACH_M),
    to(0.22, ARM_REACH_M),
    to(0.28, 1.57),
  ]
  return [
    plates('person', 0.04, [...trunk(to), arm(to, -1), raised]),
    ...head(to, harness(to)),
    line({ paint: 'line', weight: 1.2 }, to(-0.19, 1.3), to(-0.42, 0.95), to(-0.36, 0.45)),
  ]
}

/** The straps across the chest and round the thighs; the lanyard hangs from the back to its anchor in the basket. */
const harness = (to: Spot): Point[][] => [
  [to(-0.1, 1.43), to(0.1, 1.03)],
  [to(-0.16, 0.74), to(0, 0.86), to(0.16, 0.74)],
]

const arm = (to: Spot, side: 1 | -1): Point[] => [
  to(side * 0.1, 1.43),
  to(side * 0.2, 1.42),
  to(side * 0.26, 1.12),
  to(side * 0.29, 0.79),
  to(side * 0.22, 0.78),
  to(side * 0.19, 1.1),
  to(side * 0.1, 1.2),
]

/** Legs, torso and neck. */
function trunk(to: Spot): Point[][] {
  const leg = (side: 1 | -1): Point[] => [
    to(side * 0.015, 0.92),
    to(side * 0.165, 0.92),
    to(side * 0.15, 0.09),
    to(side * 0.22, 0.05),
    to(side * 0.23, 0),
    to(side * 0.04, 0),
    to(side * 0.035, 0.06),
  ]
  const torso = [to(-0.2, 1.44), to(0.2, 1.44), to(0.165, 1.1), to(0.165, 0.82), to(-0.165, 0.82), to(-0.165, 1.1)]
  const neck = [to(-0.05, 1.54), to(0.05, 1.54), to(0.08, 1.38), to(-0.08, 1.38)]
  return [leg(-1), leg(1), torso, neck]
}

/** Head, helmet and the reflecting stripes of the vest, with more straps over it. */
function head(to: Spot, straps: readonly Point[][] = []): Shape[] {
  const dome = `M${at(to(-0.125, 1.61))}A.125 .14 0 0 1 ${at(to(0.125, 1.61))}L${at(to(0.175, 1.605))}L${at(to(0.17, 1.575))}L${at(to(-0.125, 1.575))}Z`
  return [
    disc('person', to(0.005, 1.555), 0.095),
    strokes(thin('stripe'), [
      [to(-0.165, 1.02), to(0.165, 1.02)],
      [to(-0.1, 1.43), to(-0.1, 1.03)],
      [to(0.1, 1.43), to(0.1, 1.03)],
      ...straps,
    ]),
    outline(thin('helmet'), dome, [to(-0.13, 1.57), to(0.175, PERSON_HEIGHT_M)]),
  ]
}
