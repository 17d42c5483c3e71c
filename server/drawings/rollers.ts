// Rollers: the single-drum soil compactor, the tandem with two drums, and the pneumatic-tyred roller.
import type { Point } from './geometry.ts'
import { lugWheel, pin, vents, wheel } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, dashedRing, disc, line, plate, type Shape, strokes, thin } from './shapes.ts'

/** Masses of the reference machines for the proportions, in kilograms. */
const SOIL_KG = 11_000
const TANDEM_KG = 9_500
const PNEUMATIC_KG = 14_000

type Scaled = (x: number, y: number) => Point

function scaleOf(specs: Specs, usualKg: number): { size: number; to: Scaled } {
  const size = Math.cbrt((known(specs, 'operatingWeightKg') ?? usualKg) / usualKg)
  return { size, to: (x, y) => [x * size, y * size] }
}

/** A steel drum: shell, recessed face and the ring of its bolts. */
function drum(centre: Point, radius: number): Shape[] {
  return [
    disc('steel', centre, radius),
    disc(thin('barrel'), centre, radius * 0.86),
    disc(thin('mid'), centre, radius * 0.5),
    dashedRing('light', centre, radius * 0.68, { width: radius * 0.06, marks: 10, share: 0.14 }),
  ]
}

export function soilCompactor(specs: Specs): Scene {
  const { size, to } = scaleOf(specs, SOIL_KG)
  return {
    kind: 'soil-compactor',
    shapes: [
      ...drum(to(3, 0.75), 0.75 * size),
      ...yoke(to, size),
      ...soilBody(to, size),
      ...soilCab(to),
      ...lugWheel(to(0, 0.8), 0.8 * size, 0.5),
    ],
    dimensions: [],
  }
}

/** The frame round the drum and the articulation joint. */
function yoke(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.06, to(1.1, 0.5), to(1.86, 0.5), to(1.86, 0.98), to(1.1, 0.98)),
    plate(
      'paint',
      0.08 * size,
      to(1.66, 0.62),
      to(2.02, 0.56),
      to(3.98, 0.56),
      to(4.06, 0.66),
      to(4.06, 1),
      to(3.96, 1.08),
      to(3.5, 1.08),
      to(3.36, 0.98),
      to(2.64, 0.98),
      to(2.5, 1.08),
      to(2, 1.08),
      to(1.66, 1),
    ),
    disc('dark', to(3, 0.77), 0.2 * size),
    dashedRing('light', to(3, 0.77), 0.14 * size, { width: 0.03 * size, marks: 6, share: 0.3 }),
    pin(to(1.5, 0.74), 0.09 * size),
  ]
}

function soilBody(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.06, to(-1.3, 0.62), to(1.36, 0.56), to(1.36, 1.1), to(-1.3, 1.1)),
    plate(
      'paint',
      0.16 * size,
      to(-1.44, 1.02),
      to(0.4, 1.02),
      to(0.4, 2.06),
      to(-0.6, 2.02),
      to(-1.3, 1.84),
      to(-1.5, 1.5),
    ),
    vents(to(-1.16, 1.56), [0.66 * size, 0.22 * size], 4),
    plate('barrel', 0.03, to(-0.28, 2.03), to(-0.16, 2.03), to(-0.16, 2.44), to(-0.28, 2.5)),
    strokes(thin('line'), [
      [to(-0.3, 1.68), to(-0.3, 2.02)],
      [to(-1.44, 1.36), to(-0.9, 1.36)],
    ]),
  ]
}

function soilCab(to: Scaled): Shape[] {
  return [
    plate(thin('glass'), 0.06, to(0.42, 1.3), to(0.48, 2.84), to(1.62, 2.84), to(1.84, 1.9), to(1.7, 1.24)),
    plate('dark', 0.06, to(0.66, 1.26), to(0.98, 1.26), to(0.9, 1.4), to(0.82, 2.02), to(0.64, 2.02)),
    strokes(thin('line'), [
      [to(1.5, 1.3), to(1.36, 1.78)],
      [to(1.24, 1.72), to(1.5, 1.84)],
    ]),
    strokes({ paint: 'line', weight: 2.4 }, [
      [to(0.42, 1.2), to(0.48, 2.86)],
      [to(1.14, 1.2), to(1.14, 2.86)],
      [to(1.7, 1.2), to(1.84, 1.9), to(1.62, 2.86)],
    ]),
    plate('paint', 0.06, to(0.3, 2.82), to(1.8, 2.82), to(1.72, 3), to(0.4, 3)),
    plate('paint', 0.08, to(0.34, 0.98), to(1.78, 0.98), to(1.78, 1.28), to(0.34, 1.34)),
    strokes(thin('line'), [[to(0.82, 1.1), to(1.3, 1.1)]]),
    plate('dark', 0.02, to(0.96, 0.44), to(1.3, 0.44), to(1.3, 0.5), to(0.96, 0.5)),
  ]
}

export function tandemRoller(specs: Specs): Scene {
  const { size, to } = scaleOf(specs, TANDEM_KG)
  return {
    kind: 'tandem-roller',
    shapes: [
      ...[0, 3.5].flatMap((x) => drum(to(x, 0.6), 0.6 * size)),
      ...tandemBody(to, size),
      ...stand(to, 1.75, 1.18),
      ...[0, 3.5].flatMap((x) => fork(to, x, size)),
    ],
    dimensions: [],
  }
}

/** Low between the drums, high over the engine; the joint in the middle. */
function tandemBody(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.06, to(0.74, 0.42), to(2.76, 0.42), to(2.76, 0.86), to(0.74, 0.86)),
    plate(
      'paint',
      0.14 * size,
      to(-0.62, 1.26),
      to(-0.5, 1.62),
      to(0.7, 1.7),
      to(1.1, 1.22),
      to(2.5, 1.22),
      to(2.72, 1.58),
      to(4, 1.5),
      to(4.12, 1.26),
      to(2.86, 1.14),
      to(2.78, 0.72),
      to(0.72, 0.72),
      to(0.64, 1.14),
    ),
    vents(to(-0.3, 1.36), [0.6 * size, 0.18 * size], 4),
    strokes(thin('line'), [[to(2.94, 1.24), to(3.9, 1.32)]]),
    disc('dark', to(1.75, 0.64), 0.17 * size),
    pin(to(1.75, 0.64), 0.08 * size),
  ]
}

/** The plate that carries a drum at its hub. */
function fork(to: Scaled, x: number, size: number): Shape[] {
  return [
    plate('paint', 0.08 * size, to(x - 0.3, 1.3), to(x + 0.3, 1.3), to(x + 0.17, 0.52), to(x - 0.17, 0.52)),
    disc('dark', to(x, 0.62), 0.19 * size),
    dashedRing('light', to(x, 0.62), 0.13 * size, { width: 0.03 * size, marks: 6, share: 0.3 }),
  ]
}

/** The driver's stand under a canopy on two hoops: seat, wheel, rail. */
function stand(to: Scaled, x: number, floor: number): Shape[] {
  const roof = 2.84
  return [
    plate(
      'dark',
      0.06,
      to(x - 0.42, floor),
      to(x - 0.06, floor),
      to(x - 0.04, floor + 0.32),
      to(x - 0.3, floor + 0.36),
      to(x - 0.36, floor + 0.86),
      to(x - 0.52, floor + 0.84),
    ),
    plate('mid', 0.03, to(x + 0.4, floor), to(x + 0.56, floor), to(x + 0.46, floor + 0.52), to(x + 0.36, floor + 0.52)),
    line({ paint: 'line', weight: 1.8 }, to(x + 0.2, floor + 0.5), to(x + 0.5, floor + 0.68)),
    strokes({ paint: 'line', weight: 2.6 }, [
      [to(x - 0.66, floor), to(x - 0.62, roof)],
      [to(x + 0.7, floor), to(x + 0.62, roof)],
    ]),
    strokes({ paint: 'line', weight: 1.2 }, [
      [to(x - 0.65, floor + 0.55), to(x - 0.5, floor + 0.55)],
      [to(x + 0.68, floor + 0.5), to(x + 0.86, floor + 0.5), to(x + 0.86, floor + 0.05)],
    ]),
    plate('paint', 0.06, to(x - 0.92, roof), to(x + 0.98, roof), to(x + 0.9, roof + 0.16), to(x - 0.84, roof + 0.16)),
  ]
}

export function pneumaticRoller(specs: Specs): Scene {
  const { size, to } = scaleOf(specs, PNEUMATIC_KG)
  return {
    kind: 'pneumatic-roller',
    shapes: [
      ...tyreRow(to(3.5, 0.5), size, 4),
      ...tyreRow(to(-0.05, 0.5), size, 5),
      ...ballastBox(to, size),
      ...stand(to, 1.8, 1.36),
    ],
    dimensions: [],
  }
}

/** Smooth tyres side by side across the machine, seen a little from the front: each shows its edge beyond the last. */
function tyreRow([x, y]: Point, size: number, count: number): Shape[] {
  const behind = Array.from({ length: count - 1 }, (_, index) => count - 1 - index)
  return [
    ...behind.flatMap((place) => {
      const centre: Point = [x + place * 0.15 * size, y]
      return [disc({ paint: 'mid', weight: 0.8 }, centre, 0.5 * size), disc(thin('steel'), centre, 0.26 * size)]
    }),
    ...wheel([x, y], 0.5 * size, 0.52),
  ]
}

/** The hollow ballast body over both rows of tyres, low between them; the engine behind its vents. */
function ballastBox(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'paint',
      0.12 * size,
      to(-0.78, 1.06),
      to(-0.7, 1.42),
      to(-0.54, 1.68),
      to(0.9, 1.72),
      to(1.04, 1.38),
      to(2.6, 1.38),
      to(2.74, 1.62),
      to(4.3, 1.56),
      to(4.46, 1.34),
      to(4.46, 1.06),
      to(2.98, 1.02),
      to(2.78, 0.44),
      to(1.34, 0.44),
      to(1.16, 1.02),
    ),
    vents(to(-0.4, 1.24), [0.8 * size, 0.28 * size], 5),
    block(thin('dark'), to(1.5, 0.6), [1.1 * size, 0.5 * size], 0.05),
    block(thin('paint'), to(1.62, 0.7), [0.86 * size, 0.3 * size], 0.03),
    strokes(thin('line'), [
      [to(2.9, 1.2), to(4.4, 1.2)],
      [to(3.6, 1.2), to(3.6, 1.56)],
    ]),
    strokes({ paint: 'line', weight: 1.6 }, [
      [to(-0.62, 1.06), to(-0.62, 0.92)],
      [to(4.36, 1.06), to(4.36, 0.92)],
    ]),
  ]
}
