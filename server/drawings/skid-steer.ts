// Skid-steer loaders: four small wheels close together, arms pinned high at the back that run past the cab.
import { frame } from './geometry.ts'
import { cylinder, lugWheel, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { driversPlace, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

const USUAL_LOAD_KG = 850
/** A cab fits a person, so it has this height at least, however small the machine. */
const LOWEST_CAB_M = 1.95

export function skidSteer(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'ratedLoadKg'), USUAL_LOAD_KG)
  const to = scaled(size)
  return {
    kind: 'skid-steer-loader',
    shapes: [
      ...cab(to, Math.max(2, LOWEST_CAB_M / size)),
      ...body(to, size),
      ...arms(to, size),
      ...[0, 1.1].flatMap((x) => lugWheel(to(x, 0.4), 0.4 * size)),
    ],
    dimensions: [],
    personX: 'behind',
  }
}

function body(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.06, to(-0.66, 0.22), to(1.5, 0.2), to(1.62, 0.34), to(1.62, 0.7), to(0.4, 0.94), to(-0.66, 0.9)),
    plate(
      'paint',
      0.1 * size,
      to(-0.84, 0.5),
      to(-0.5, 0.62),
      to(0.4, 0.86),
      to(1.5, 0.66),
      to(1.58, 0.9),
      to(0.3, 1.06),
      to(0.06, 1.42),
      to(-0.84, 1.46),
    ),
    plate('dark', 0.08 * size, to(-0.92, 0.34), to(-0.62, 0.34), to(-0.62, 1.2), to(-0.9, 1.24), to(-0.92, 1.1)),
    vents(to(-0.5, 1.02), [0.4 * size, 0.24 * size], 4),
    plate('shade', 0.06, to(-0.88, 1), to(-0.4, 1.2), to(-0.46, 1.62), to(-0.84, 1.62)),
  ]
}

/** The cage over the driver, open in front, with its side screen. */
function cab(to: Scaled, roof: number): Shape[] {
  return [
    polygon(thin('glass'), to(0.02, 0.9), to(-0.1, roof - 0.1), to(0.92, roof - 0.1), to(1.12, 0.9)),
    ...driversPlace((x, y) => to(x * 0.9 + 0.3, y * 0.9 + 0.86), [0.86, -0.1]),
    strokes(thin('line'), [
      [to(-0.02, 1.3), to(1, 1.3)],
      [to(-0.06, 1.6), to(0.96, 1.6)],
      [to(0.3, 0.9), to(0.26, roof - 0.1)],
      [to(0.62, 0.9), to(0.6, roof - 0.1)],
    ]),
    strokes({ paint: 'line', weight: 2.6 }, [
      [to(0.02, 0.9), to(-0.1, roof - 0.06)],
      [to(1.12, 0.8), to(0.92, roof - 0.06)],
    ]),
    plate('paint', 0.05, to(-0.2, roof - 0.12), to(1.02, roof - 0.12), to(0.98, roof), to(-0.14, roof)),
  ]
}

/** Arms beside the cab, slightly raised; they bend down to the bucket in front of the front tyre. */
function arms(to: Scaled, size: number): Shape[] {
  const axis = frame(to(1.86, 0.46), 14)
  return [
    ...bucket((along, across) => axis(along * size, across * size)),
    ...cylinder(to(-0.3, 0.78), to(0.52, 1.38), 0.11 * size, 0.4),
    plate(
      'paint',
      0.1 * size,
      to(-0.76, 1.42),
      to(-0.74, 1.66),
      to(-0.5, 1.7),
      to(0.7, 1.44),
      to(1.5, 1.04),
      to(1.66, 0.86),
      to(1.96, 0.5),
      to(1.9, 0.34),
      to(1.72, 0.36),
      to(1.46, 0.74),
      to(1.3, 0.86),
      to(0.6, 1.2),
      to(-0.5, 1.4),
    ),
    ...cylinder(to(1.34, 1), to(1.86, 0.74), 0.1 * size, 0.4),
    ...[to(-0.64, 1.54), to(0.52, 1.38), to(1.84, 0.46)].map((at) => pin(at, 0.055 * size)),
  ]
}

function bucket(on: (along: number, across: number) => readonly [number, number]): Shape[] {
  return [
    plate(
      'dark',
      0.08,
      on(-0.06, 0.36),
      on(-0.08, -0.14),
      on(0.04, -0.26),
      on(0.6, -0.28),
      on(0.62, -0.2),
      on(0.38, 0.4),
      on(0.1, 0.46),
    ),
    polygon(thin('steel'), on(0.5, -0.28), on(0.72, -0.28), on(0.62, -0.19), on(0.5, -0.19)),
    strokes(thin('light'), [[on(0.1, 0.32), on(0.04, 0), on(0.14, -0.14), on(0.42, -0.16)]]),
  ]
}
