// A person of 1.75 m, helmet included, drawn once; everything else is measured against them.
import type { Point } from './geometry.ts'
import { at, beam, disc, line, outline, plate, type Shape, thin } from './shapes.ts'

export const PERSON_HEIGHT_M = 1.75
/** How far above the platform floor a hand works: working height is platform height plus this. */
export const ARM_REACH_M = 2

/** Somebody standing at `[x, y]`, hands at their sides. */
export function person(feet: Point): Shape[] {
  const to = from(feet)
  return [arm(to, -1), arm(to, 1), ...trunk(feet)]
}

/** Somebody at work: one hand up at exactly ARM_REACH_M above the floor, the other on the rail. */
export function worker(feet: Point): Shape[] {
  const to = from(feet)
  const raised = [
    beam('person', to(0.17, 1.37), to(0.27, 1.66), 0.062, 0.048),
    beam('person', to(0.27, 1.66), to(0.22, ARM_REACH_M - 0.04), 0.048, 0.04),
  ]
  return [...raised, arm(to, -1), ...trunk(feet)]
}

const from =
  ([x, y]: Point) =>
  (dx: number, dy: number): Point => [x + dx, y + dy]

function arm(to: ReturnType<typeof from>, side: 1 | -1): Shape {
  return plate(
    'person',
    0.04,
    to(side * 0.13, 1.43),
    to(side * 0.215, 1.41),
    to(side * 0.275, 1.1),
    to(side * 0.29, 0.8),
    to(side * 0.225, 0.79),
    to(side * 0.2, 1.08),
  )
}

function trunk(feet: Point): Shape[] {
  const to = from(feet)
  const dome = `M${at(to(-0.125, 1.61))}A.125 .14 0 0 1 ${at(to(0.125, 1.61))}L${at(to(0.175, 1.605))}L${at(to(0.17, 1.575))}L${at(to(-0.125, 1.575))}Z`
  return [
    plate(
      'person',
      0.03,
      to(-0.16, 0.92),
      to(-0.02, 0.92),
      to(-0.035, 0.06),
      to(-0.03, 0),
      to(-0.21, 0),
      to(-0.2, 0.05),
      to(-0.15, 0.09),
    ),
    plate(
      'person',
      0.03,
      to(0.02, 0.92),
      to(0.16, 0.92),
      to(0.15, 0.09),
      to(0.23, 0.05),
      to(0.24, 0),
      to(0.04, 0),
      to(0.035, 0.06),
    ),
    plate(
      'person',
      0.07,
      to(-0.2, 1.43),
      to(0.2, 1.43),
      to(0.17, 1.1),
      to(0.165, 0.82),
      to(-0.165, 0.82),
      to(-0.17, 1.1),
    ),
    plate('person', 0.02, to(-0.05, 1.52), to(0.05, 1.52), to(0.07, 1.4), to(-0.07, 1.4)),
    disc('person', to(0.005, 1.555), 0.095),
    line(thin('stripe'), to(-0.165, 1.02), to(0.165, 1.02)),
    line(thin('stripe'), to(-0.1, 1.43), to(-0.1, 1.03)),
    line(thin('stripe'), to(0.1, 1.43), to(0.1, 1.03)),
    outline(thin('helmet'), dome, [to(-0.13, 1.57), to(0.175, PERSON_HEIGHT_M)]),
  ]
}
