// The lorry under concrete machines: cab over engine, frame, axles. Lengths in metres, the front to the right.
import type { Point } from './geometry.ts'
import { vents, wheel } from './parts.ts'
import { movedTo } from './scaled.ts'
import { block, disc, line, plate, type Shape, strokes, thin } from './shapes.ts'

const TYRE_M = 0.52
/** Top of the frame, where bodies are mounted. */
export const FRAME_M = 1.14
/** From the bumper back to the front axle, and to the back of the cab. */
const FRONT_AXLE_M = 1.32
export const CAB_M = 2.05

/** Frame, wheels and cab of a lorry from 0 to `length`; `rear` are its rear axles. */
export function lorry(
  length: number,
  rear: readonly number[],
  front: readonly number[] = [length - FRONT_AXLE_M],
): Shape[] {
  return [
    block('dark', [0.15, 0.82], [length - 0.6, FRAME_M - 0.82], 0.03),
    ...underside(rear, front),
    ...cab(length),
    ...[...rear, ...front].flatMap((x) => wheel([x, TYRE_M], TYRE_M, 0.58)),
  ]
}

/** Fuel tank and side guard between the axles, bumper and lamps behind. */
function underside(rear: readonly number[], front: readonly number[]): Shape[] {
  const left = Math.max(...rear) + TYRE_M + 0.2
  const right = Math.min(...front) - TYRE_M - 0.18
  const tank = Math.min(1.1, (right - left) * 0.55)
  return [
    block('barrel', [right - tank, 0.46], [tank, 0.46], 0.08),
    strokes(
      thin('line'),
      [0.25, 0.75].map((share): Point[] => [
        [right - tank * share, 0.47],
        [right - tank * share, 0.91],
      ]),
    ),
    strokes(
      { paint: 'line', weight: 1.4 },
      [0.55, 0.78].map((y): Point[] => [
        [left, y],
        [right - tank, y],
      ]),
    ),
    block('dark', [0.12, 0.5], [0.1, 0.42], 0.02),
  ]
}

function cab(front: number): Shape[] {
  const at = movedTo(front)
  const axle = at(-FRONT_AXLE_M, TYRE_M * 1.2)
  return [
    plate(
      'paint',
      0.14,
      at(-CAB_M, 0.8),
      at(-0.06, 0.62),
      at(0, 0.8),
      at(0, 1.55),
      at(-0.16, 2.72),
      at(-0.34, 2.9),
      at(-CAB_M, 2.9),
    ),
    disc(thin('mid'), axle, TYRE_M * 1.16),
    plate('dark', 0.06, at(-0.72, 0.42), at(0.05, 0.42), at(0.05, 0.84), at(-0.72, 0.84)),
    block(thin('steel'), at(-0.2, 0.58), [0.2, 0.15], 0.04),
    plate(thin('glass'), 0.06, at(-1.2, 1.72), at(-0.3, 1.6), at(-0.36, 2.62), at(-1.2, 2.62)),
    plate(thin('glass'), 0.03, at(-0.2, 1.62), at(-0.02, 1.6), at(-0.16, 2.62), at(-0.27, 2.62)),
    strokes(thin('line'), [
      [at(-1.28, 1.26), at(-1.28, 2.72), at(-0.3, 2.72)],
      [at(-0.24, 0.9), at(-0.24, 1.6)],
      [at(-1.16, 1.46), at(-0.96, 1.46)],
    ]),
    vents(at(-1.9, 1.5), [0.42, 0.5], 5),
    block('dark', at(-0.02, 1.85), [0.1, 0.44], 0.03),
    line({ paint: 'line', weight: 1.2 }, at(-0.18, 2.46), at(0.03, 2.34)),
  ]
}
