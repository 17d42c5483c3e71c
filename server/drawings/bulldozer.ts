// Bulldozers: a blade on push arms in front of a crawler tractor, a ripper behind.
import { crawler, cylinder, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { driversPlace, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

const USUAL_KG = 20_000

export function bulldozer(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'operatingWeightKg'), USUAL_KG)
  const to = scaled(size)
  return {
    kind: 'bulldozer',
    shapes: [
      ...ripper(to, size),
      ...cab(to),
      ...tractor(to, size),
      ...crawler(-1.92 * size, 1.9 * size, 1.06 * size, 5),
      ...blade(to, size),
    ],
    dimensions: [],
    personX: 'behind',
  }
}

/** Engine under its hood in front, the tank behind, fenders over the tracks. */
function tractor(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.06, to(-1.7, 0.6), to(1.7, 0.6), to(1.7, 1.2), to(-1.7, 1.2)),
    plate('paint', 0.1 * size, to(0.1, 1.1), to(1.86, 1.02), to(1.92, 1.9), to(1.7, 2.04), to(0.1, 2.1)),
    plate('dark', 0.06, to(1.72, 0.86), to(1.98, 0.86), to(1.98, 1.86), to(1.72, 1.96)),
    vents(to(0.74, 1.4), [0.72 * size, 0.36 * size], 5),
    plate('barrel', 0.03, to(0.84, 2.06), to(1, 2.06), to(1, 2.7), to(0.84, 2.76)),
    plate('paint', 0.12 * size, to(-1.96, 1.14), to(-1.02, 1.14), to(-1.02, 2), to(-1.8, 2), to(-1.98, 1.8)),
    plate('paint', 0.06, to(-1.76, 1.08), to(0.5, 1.08), to(0.5, 1.3), to(0.2, 1.36), to(-1.76, 1.36)),
    strokes(thin('line'), [
      [to(0.56, 1.12), to(0.56, 2.06)],
      [to(-1.9, 1.64), to(-1.06, 1.64)],
    ]),
  ]
}

function cab(to: Scaled): Shape[] {
  return [
    plate(thin('glass'), 0.05, to(-1.08, 1.3), to(-1.02, 2.96), to(-0.02, 2.96), to(0.3, 2), to(0.3, 1.3)),
    ...driversPlace((x, y) => to(x - 0.78, y + 1.46), [0.9, 0.02]),
    strokes({ paint: 'line', weight: 2.6 }, [
      [to(-1.08, 1.3), to(-1.02, 2.96)],
      [to(-0.36, 1.3), to(-0.36, 2.96)],
      [to(0.3, 1.3), to(0.3, 2), to(-0.02, 2.96)],
    ]),
    plate('paint', 0.07, to(-1.2, 2.92), to(0.12, 2.92), to(0.06, 3.12), to(-1.1, 3.12)),
  ]
}

/** The mouldboard from the side, hollow in front; its push arm outside the track, strut and lift cylinder. */
function blade(to: Scaled, size: number): Shape[] {
  return [
    ...cylinder(to(1.6, 1.76), to(2.48, 1.2), 0.15 * size, 0.42),
    ...cylinder(to(1.3, 0.62), to(2.46, 0.86), 0.15 * size, 0.3),
    plate(
      'paint',
      0.07 * size,
      to(-0.2, 0.36),
      to(-0.2, 0.64),
      to(1.5, 0.62),
      to(2.6, 0.44),
      to(2.6, 0.16),
      to(1.5, 0.34),
    ),
    pin(to(-0.06, 0.5), 0.09 * size),
    plate(
      'dark',
      0.1 * size,
      to(2.44, 0.1),
      to(2.86, 0),
      to(2.9, 0.08),
      to(2.72, 0.34),
      to(2.66, 0.72),
      to(2.76, 1.16),
      to(2.94, 1.4),
      to(2.5, 1.36),
      to(2.4, 0.9),
    ),
    polygon(thin('steel'), to(2.72, 0.06), to(3, 0), to(2.88, 0.22), to(2.74, 0.3)),
    ...[to(2.46, 0.86), to(2.48, 1.2), to(2.52, 0.3)].map((at) => pin(at, 0.07 * size)),
  ]
}

/** The ripper on its links, its tooth just above the ground. */
function ripper(to: Scaled, size: number): Shape[] {
  return [
    plate('shade', 0.06 * size, to(-1.6, 0.6), to(-1.6, 0.82), to(-2.7, 0.92), to(-2.7, 0.7)),
    ...cylinder(to(-1.8, 1.36), to(-2.6, 1.2), 0.15 * size, 0.4),
    plate('paint', 0.06 * size, to(-2.94, 0.66), to(-2.46, 0.66), to(-2.46, 1.34), to(-2.82, 1.34)),
    plate(
      'dark',
      0.06 * size,
      to(-2.82, 1.5),
      to(-2.58, 1.5),
      to(-2.58, 0.5),
      to(-2.36, 0.18),
      to(-2.3, 0.06),
      to(-2.62, 0.2),
      to(-2.82, 0.56),
    ),
    pin(to(-2.52, 0.8), 0.07 * size),
  ]
}
