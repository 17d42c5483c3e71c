// A shipping container seen from its end, for machines that carry it crosswise.
import type { Scaled } from './crane-parts.ts'
import type { Point } from './geometry.ts'
import { block, type Shape, strokes, thin } from './shapes.ts'

/** 8 feet wide, 8 feet 6 inches high, in metres. */
export const CONTAINER = { wide: 2.44, high: 2.59 }

/** Door leaves, locking bars and corner castings; the lower left corner is `to(0, 0)`. */
export function container(to: Scaled): Shape[] {
  const { wide, high } = CONTAINER
  const uprights = [0.45, 0.9, wide - 0.9, wide - 0.45]
  return [
    block('steel', to(0, 0), [wide, high], 0.03),
    strokes(thin('line'), [
      [to(wide / 2, 0.1), to(wide / 2, high - 0.1)],
      [to(0.12, 0.1), to(0.12, high - 0.1), to(wide - 0.12, high - 0.1), to(wide - 0.12, 0.1), to(0.12, 0.1)],
      ...uprights.map((x): Point[] => [to(x, 0.16), to(x, high - 0.16)]),
    ]),
    ...[0, wide - 0.2].flatMap((x) => [0, high - 0.2].map((y) => block(thin('mid'), to(x, y), [0.2, 0.2]))),
  ]
}
