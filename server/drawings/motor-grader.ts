// Motor graders: tandem wheels under the engine behind, a long arched frame to the front axle, the blade between.
import type { Point } from './geometry.ts'
import { cylinder, lugWheel, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { driversPlace, type Scaled, scaled } from './wheeled-parts.ts'

const USUAL_BLADE_M = 3.66
/** The blade's angle across the frame; seen from the side it is foreshortened. */
const BLADE_YAW = 50
const TYRE_M = 0.65

export function motorGrader(specs: Specs): Scene {
  const size = (known(specs, 'bladeWidthM') ?? USUAL_BLADE_M) / USUAL_BLADE_M
  const to = scaled(size)
  return {
    kind: 'motor-grader',
    shapes: [
      ...drawbar(to, size),
      ...mouldboard(to),
      ...gooseneck(to, size),
      ...hood(to, size),
      ...cab(to),
      ...tandem(to, size),
      ...lugWheel(to(6.1, TYRE_M), TYRE_M * size),
    ],
    dimensions: [],
  }
}

/** The arch from the cab to the front axle, with the saddle whose cylinders lift the blade. */
function gooseneck(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.08, to(6.5, 0.62), to(7, 0.56), to(7.04, 1.24), to(6.4, 1.24)),
    plate(
      'paint',
      0.16 * size,
      to(2.3, 1.3),
      to(2.3, 1.98),
      to(2.8, 2.04),
      to(4.4, 2.2),
      to(5.8, 2.02),
      to(6.6, 1.6),
      to(6.68, 0.72),
      to(6.1, 0.6),
      to(5.84, 0.84),
      to(5.96, 1.36),
      to(5.6, 1.62),
      to(4.4, 1.82),
      to(3, 1.64),
    ),
    plate('mid', 0.06, to(3.62, 1.7), to(4.24, 1.74), to(4.2, 2.34), to(3.74, 2.34)),
    ...cylinder(to(3.9, 2.62), to(3.78, 0.92), 0.14 * size, 0.42),
    pin(to(3.96, 2.06), 0.09 * size),
    ...cylinder(to(4.3, 1.9), to(4.9, 1), 0.11 * size, 0.4),
  ]
}

/** The drawbar from the front axle to the circle on which the blade turns. */
function drawbar(to: Scaled, size: number): Shape[] {
  return [
    plate('shade', 0.06 * size, to(6.3, 0.74), to(6.3, 0.98), to(4.5, 1.06), to(2.9, 1), to(2.9, 0.84), to(4.5, 0.84)),
    block('dark', to(2.72, 0.7), [2.1 * size, 0.2 * size], 0.04),
    strokes({ paint: 'light', weight: 0.7 }, [[to(2.84, 0.8), to(4.7, 0.8)]]),
  ]
}

/** The curved blade with its cutting edge, foreshortened by its yaw. */
function mouldboard(to: Scaled): Shape[] {
  const half = (USUAL_BLADE_M * Math.cos((BLADE_YAW * Math.PI) / 180)) / 2
  const at = (share: number, y: number): Point => to(3.72 + share * half, y)
  return [
    plate(
      'dark',
      0.06,
      at(-1, 0.06),
      at(-1.1, 0.24),
      at(-1.1, 0.52),
      at(-0.98, 0.76),
      at(1.02, 0.76),
      at(0.9, 0.52),
      at(0.9, 0.24),
      at(1, 0.06),
    ),
    polygon(thin('steel'), at(-0.96, 0), at(-1, 0.14), at(0.98, 0.14), at(1.02, 0)),
    strokes(thin('light'), [
      [at(-1, 0.6), at(0.9, 0.6)],
      [at(-0.98, 0.3), at(0.8, 0.3)],
    ]),
  ]
}

function hood(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.08, to(-1.5, 0.6), to(2.7, 0.7), to(2.7, 1.3), to(-1.5, 1.2)),
    plate('paint', 0.16 * size, to(-1.56, 1.04), to(1.62, 1.1), to(1.62, 2.16), to(-1.3, 2.02), to(-1.6, 1.8)),
    plate('dark', 0.1 * size, to(-1.32, 0.74), to(-1.74, 0.74), to(-1.8, 1.3), to(-1.76, 1.84), to(-1.4, 1.86)),
    vents(to(-1.14, 1.5), [0.9 * size, 0.34 * size], 5),
    plate('barrel', 0.03, to(0.3, 2.1), to(0.46, 2.1), to(0.46, 2.74), to(0.3, 2.8)),
    strokes(thin('line'), [
      [to(0.1, 1.1), to(0.1, 2.1)],
      [to(0.9, 1.1), to(0.9, 2.12)],
    ]),
  ]
}

function cab(to: Scaled): Shape[] {
  return [
    plate(thin('glass'), 0.06, to(1.5, 1.9), to(1.46, 3.14), to(2.66, 3.14), to(2.84, 1.6), to(2.7, 1.4)),
    ...driversPlace((x, y) => to(x + 1.66, y + 1.88), [0.88, -0.14]),
    strokes({ paint: 'line', weight: 2.6 }, [
      [to(1.52, 1.8), to(1.46, 3.16)],
      [to(2.16, 1.5), to(2.12, 3.16)],
      [to(2.72, 1.4), to(2.84, 1.7), to(2.66, 3.16)],
    ]),
    plate('paint', 0.08, to(1.32, 3.1), to(2.82, 3.1), to(2.74, 3.3), to(1.42, 3.3)),
    plate('paint', 0.08, to(1.44, 1.06), to(2.7, 1.06), to(2.78, 1.56), to(2.2, 1.66), to(1.44, 1.9)),
    strokes(thin('line'), [[to(2.2, 1.1), to(2.2, 1.64)]]),
  ]
}

/** Four rear wheels on two rocking cases. */
function tandem(to: Scaled, size: number): Shape[] {
  return [
    plate('mid', 0.1, to(-0.8, 0.48), to(0.8, 0.48), to(0.8, 0.84), to(-0.8, 0.84)),
    ...[-0.76, 0.76].flatMap((x) => lugWheel(to(x, TYRE_M), TYRE_M * size)),
  ]
}
