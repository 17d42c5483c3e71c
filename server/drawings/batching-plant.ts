// Batching plants: bins for stone and sand, the belt up to the mixer on its tower, the cement silo beside it.
import { angleOf, frame, type Point, steps } from './geometry.ts'
import { vents } from './parts.ts'
import { type Scaled, scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, disc, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** Output of the reference plant for the proportions, in cubic metres an hour. */
const USUAL_M3_PER_H = 30

export function batchingPlant(specs: Specs): Scene {
  const size = Math.cbrt((known(specs, 'maxOutputM3PerH') ?? USUAL_M3_PER_H) / USUAL_M3_PER_H)
  const to = scaled(size)
  return {
    kind: 'batching-plant',
    shapes: [...silo(to, size), ...belt(to, size), ...tower(to, size), ...bins(to, size), ...controlRoom(to, size)],
    dimensions: [],
    personX: 22.8 * size,
  }
}

/** Four bins in a row on their legs, heaped, over the weighing belt. */
function bins(to: Scaled, size: number): Shape[] {
  const lefts = [0, 2.25, 4.5, 6.75]
  return [
    strokes(
      { paint: 'line', weight: 2.2 },
      [0.1, 2.25, 4.5, 6.75, 8.9].map((x) => [to(x, 0), to(x, 2.2)]),
    ),
    block('dark', to(0.2, 0.62), [9.2 * size, 0.22 * size], 0.05),
    ...lefts.flatMap((x) => [
      polygon(thin('mid'), to(x + 0.1, 3.7), to(x + 0.8, 4.2), to(x + 1.3, 4.15), to(x + 2.1, 3.7)),
      polygon(
        'paint',
        to(x, 3.72),
        to(x + 2.25, 3.72),
        to(x + 2.25, 2.6),
        to(x + 1.45, 1.3),
        to(x + 0.8, 1.3),
        to(x, 2.6),
      ),
      block('dark', to(x + 0.78, 1.08), [0.7 * size, 0.26 * size]),
    ]),
    strokes(thin('line'), [[to(0, 2.6), to(9, 2.6)]]),
  ]
}

/** The belt from under the bins up to the mixer, on its trestle. */
function belt(to: Scaled, size: number): Shape[] {
  const [foot, head]: [Point, Point] = [to(8.9, 0.75), to(16, 6.5)]
  const on = frame(foot, angleOf(foot, head))
  const long = Math.hypot(head[0] - foot[0], head[1] - foot[1])
  const half = 0.3 * size
  const laces = steps(0, 1, 9).flatMap((share, index): Point[] => [on(long * share, index % 2 ? half : -half)])
  return [
    strokes({ paint: 'line', weight: 1.8 }, [
      [to(12.5, 0), to(12.5, 3.5)],
      [to(13.3, 0), to(12.5, 3.5)],
    ]),
    polygon('shade', on(0, half), on(long, half), on(long, -half), on(0, -half)),
    line({ paint: 'line', weight: 1 }, ...laces),
    line({ paint: 'line', weight: 2 }, on(0, half * 1.3), on(long, half * 1.3)),
    disc('dark', foot, 0.3 * size),
  ]
}

/**
 * The mixer on legs high enough for a transit mixer to drive under, its platform with rail, the weighing bins over it.
 */
function tower(to: Scaled, size: number): Shape[] {
  const posts = [15.2, 19.2]
  return [
    strokes(
      { paint: 'line', weight: 3 },
      posts.map((x) => [to(x, 0), to(x, 4.2)]),
    ),
    strokes({ paint: 'line', weight: 1.4 }, [
      [to(15.2, 3), to(16.1, 4.1)],
      [to(19.2, 3), to(18.3, 4.1)],
    ]),
    polygon('dark', to(16.6, 4.2), to(17.9, 4.2), to(17.5, 3.4), to(17, 3.4)),
    ...rail(to, 14.8, 19.7, 4.3),
    plate(
      'paint',
      0.12 * size,
      to(15.9, 4.36),
      to(18.5, 4.36),
      to(18.6, 5.4),
      to(18.3, 5.66),
      to(16.1, 5.66),
      to(15.8, 5.4),
    ),
    disc('dark', to(17.2, 4.98), 0.34 * size),
    disc(thin('steel'), to(17.2, 4.98), 0.15 * size),
    polygon('steel', to(15.7, 7), to(17, 7), to(16.8, 5.9), to(16.6, 5.64), to(16.1, 5.64), to(15.9, 5.9)),
    polygon('barrel', to(17.3, 7), to(18.5, 7), to(18.3, 5.9), to(18.1, 5.64), to(17.6, 5.64), to(17.4, 5.9)),
    plate('paint', 0.08, to(15.2, 6.96), to(18.9, 6.96), to(18.9, 7.4), to(17, 7.86), to(15.2, 7.4)),
    block('dark', to(14.7, 4.16), [5.1 * size, 0.22 * size]),
  ]
}

const rail = (to: Scaled, left: number, right: number, floor: number): Shape[] => [
  strokes({ paint: 'line', weight: 1 }, [
    ...steps(left, right, 6).map((x) => [to(x, floor), to(x, floor + 1.1)]),
    [to(left, floor + 1.1), to(right, floor + 1.1)],
    [to(left, floor + 0.55), to(right, floor + 0.55)],
  ]),
]

/** Cement: shell on legs, cone below, the filter on top, the screw across to the mixer. */
function silo(to: Scaled, size: number): Shape[] {
  const [left, right] = [19.7, 22.2]
  return [
    strokes(
      { paint: 'line', weight: 2.6 },
      [left + 0.1, right - 0.1].map((x) => [to(x, 0), to(x, 5)]),
    ),
    strokes({ paint: 'line', weight: 1.2 }, [
      [to(left + 0.1, 0.3), to(right - 0.1, 3.4)],
      [to(right - 0.1, 0.3), to(left + 0.1, 3.4)],
      [to(left + 0.1, 3.4), to(right - 0.1, 3.4)],
    ]),
    plate('barrel', 0.05, to(20.8, 3.06), to(21.12, 3.34), to(18.2, 7.06), to(17.9, 6.8)),
    polygon('steel', to(left, 5), to(right, 5), to(21.2, 3.2), to(20.7, 3.2)),
    plate('steel', 0.1, to(left, 4.9), to(right, 4.9), to(right, 11.3), to(21.4, 11.7), to(20.5, 11.7), to(left, 11.3)),
    strokes(
      thin('line'),
      [6.5, 8.1, 9.7, 11.3].map((y) => [to(left, y), to(right, y)]),
    ),
    polygon('paint', to(left, 8.1), to(right, 8.1), to(right, 9.7), to(left, 9.7)),
    block('barrel', to(20.6, 11.66), [0.7 * size, 0.7 * size], 0.05),
    strokes({ paint: 'line', weight: 1 }, [
      [to(left + 0.1, 11.4), to(left + 0.1, 12.3), to(20.6, 12.3)],
      [to(right - 0.1, 11.4), to(right - 0.1, 12.3), to(21.3, 12.3)],
    ]),
  ]
}

/** The plant's control cabin. */
function controlRoom(to: Scaled, size: number): Shape[] {
  return [
    block('dark', to(12.95, 0), [2.1 * size, 0.2 * size]),
    plate('paint', 0.06, to(12.95, 0.2), to(15.05, 0.2), to(15.05, 2.6), to(12.95, 2.6)),
    block('glass', to(13.15, 1.3), [1.0 * size, 0.8 * size], 0.04),
    block(thin('dark'), to(14.3, 0.25), [0.6 * size, 1.9 * size], 0.03),
    block('dark', to(12.85, 2.56), [2.3 * size, 0.14 * size]),
    vents(to(13.2, 0.5), [0.7 * size, 0.4 * size], 4),
  ]
}
