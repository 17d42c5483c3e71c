// Parts shared by machines on a trailer: the axle, the tow bar with its jockey wheel, and the stands.
import type { Point } from './geometry.ts'
import { wheel } from './parts.ts'
import { beam, block, disc, line, plate, polygon, type Shape, thin } from './shapes.ts'

/** A road wheel under its mudguard. */
export function trailerWheel(x: number, radius: number): Shape[] {
  const [guard, sill] = [radius * 1.24, radius * 1.08]
  return [
    ...wheel([x, radius], radius, 0.6),
    plate(
      'dark',
      radius * 0.5,
      [x - guard, sill],
      [x - guard * 0.8, radius * 2.16],
      [x + guard * 0.8, radius * 2.16],
      [x + guard, sill],
      [x + guard * 0.82, sill],
      [x + guard * 0.64, radius * 1.98],
      [x - guard * 0.64, radius * 1.98],
      [x - guard * 0.82, sill],
    ),
  ]
}

/** The bar from the frame at `from` to the towing eye at `eye`, propped level on its jockey wheel. */
export function towBar(from: Point, eye: Point): Shape[] {
  const prop = from[0] + (eye[0] - from[0]) * 0.62
  const level = from[1] + (eye[1] - from[1]) * 0.62
  return [
    block(thin('barrel'), [prop - 0.035, 0.18], [0.07, level + 0.22]),
    line({ paint: 'line', weight: 1.6 }, [prop, level + 0.4], [prop + 0.14, level + 0.46]),
    ...wheel([prop, 0.12], 0.12, 0.5),
    beam('dark', from, eye, [0.07, 0.05]),
    disc('steel', eye, 0.09),
    disc(thin('dark'), eye, 0.035),
  ]
}

/** A jack leg from `height` down to its foot. */
export const jackLeg = (x: number, height: number): Shape[] => [
  block(thin('steel'), [x - 0.03, 0.05], [0.06, height * 0.6]),
  block('barrel', [x - 0.05, height * 0.4], [0.1, height * 0.6 + 0.04], 0.02),
  polygon('dark', [x - 0.16, 0], [x + 0.16, 0], [x + 0.08, 0.07], [x - 0.08, 0.07]),
]
