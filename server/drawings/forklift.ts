// Counterbalance forklifts: diesel and electric of 1.5 to 5 t under a guard, and heavy ones with a cab.
import type { Point } from './geometry.ts'
import { cylinder, lugWheel, vents, wheel } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { closedMast, driversPlace, type Mast, mastShapes, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

/** Loads of the reference machines for the proportions, in kilograms. */
const USUAL_KG = 3000
const HEAVY_KG = 16_000
/** Height of the forks on the road, if the lift height is unknown. */
const TRAVEL_M = 0.3

const lifted = (specs: Specs) => known(specs, 'maxLiftHeightM') ?? TRAVEL_M

/** The lift height is shown at the tips of the forks; it is measured on their upper face. */
function liftHeight(specs: Specs, tip: number): Dimension[] {
  const valueM = known(specs, 'maxLiftHeightM')
  return valueM ? [{ key: 'maxLiftHeightM', valueM, from: [tip, 0], to: [tip, valueM] }] : []
}

const tipOf = ({ x, rail, forks }: Mast) => x + rail * 1.4125 + forks

export const dieselForklift = (specs: Specs) => forklift(specs, 'diesel-forklift', dieselRear)
export const electricForklift = (specs: Specs) => forklift(specs, 'electric-forklift', electricRear)

function forklift(specs: Specs, kind: string, rear: (to: Scaled, size: number) => Shape[]): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), USUAL_KG)
  const to = scaled(size)
  const lift = lifted(specs)
  const mast: Mast = {
    x: 0.26 * size,
    foot: 0.1,
    closed: closedMast(2.08 * size, lift, 0.56 * size),
    lift,
    rail: 0.17 * size,
    forks: 1.07 * Math.max(1, size),
    backrest: 1.05 * size,
  }
  return {
    kind,
    shapes: [
      ...mastShapes(mast),
      ...front(to),
      ...rear(to, size),
      ...guard(to),
      ...cylinder(to(-0.28, 0.52), [mast.x + mast.rail * 0.4, 0.74 * size], 0.1 * size, 0.4),
      ...wheel(to(0, 0.35), 0.35 * size, 0.54),
      ...wheel(to(-1.68, 0.28), 0.28 * size, 0.54),
    ],
    dimensions: liftHeight(specs, tipOf(mast)),
  }
}

/** The driver's place, the low floor with its step, the cowl in front of the driver's knees. */
function front(to: Scaled): Shape[] {
  return [
    ...driversPlace((x, y) => to(x * 0.92 - 1.16, y * 0.92 + 1.1), [1.3, 0.06]),
    plate('dark', 0.05, to(-1.4, 0.17), to(0.06, 0.17), to(0.06, 0.5), to(-1.4, 0.5)),
    plate(
      'paint',
      0.07,
      to(-0.56, 0.42),
      to(0.28, 0.42),
      to(0.28, 1.12),
      to(0.06, 1.2),
      to(-0.12, 0.56),
      to(-0.56, 0.56),
    ),
    strokes(thin('light'), [[to(-0.86, 0.28), to(-0.4, 0.28)]]),
  ]
}

/** The engine's hood with its vents, the tall exhaust, and the heavy counterweight with the radiator's grille. */
function dieselRear(to: Scaled, size: number): Shape[] {
  return [
    plate('barrel', 0.03, to(-1.65, 1.1), to(-1.54, 1.1), to(-1.54, 2.26), to(-1.65, 2.26)),
    strokes({ paint: 'line', weight: 2 }, [[to(-1.69, 2.3), to(-1.52, 2.37)]]),
    plate('paint', 0.08, to(-1.5, 0.45), to(-0.5, 0.45), to(-0.58, 1.06), to(-0.76, 1.14), to(-1.5, 1.14)),
    vents(to(-1.14, 0.62), [0.46 * size, 0.3 * size], 5),
    plate(
      'dark',
      0.13,
      to(-1.3, 0.2),
      to(-1.96, 0.2),
      to(-2.18, 0.4),
      to(-2.2, 0.8),
      to(-2.1, 1.08),
      to(-1.36, 1.18),
      to(-1.26, 0.8),
    ),
    vents(to(-2.06, 0.72), [0.36 * size, 0.26 * size], 4, 'light'),
  ]
}

/** The battery between the axles behind its door, lifted out to the side, with plug and sign; a lower, upright tail. */
function electricRear(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'dark',
      0.1,
      to(-1.3, 0.2),
      to(-1.92, 0.2),
      to(-2.04, 0.34),
      to(-2.04, 0.94),
      to(-1.92, 1.04),
      to(-1.3, 1.04),
    ),
    plate('paint', 0.06, to(-1.46, 0.9), to(-0.5, 0.9), to(-0.5, 1.04), to(-0.62, 1.14), to(-1.46, 1.14)),
    block('steel', to(-1.42, 0.22), [0.9 * size, 0.7 * size], 0.03),
    strokes(thin('line'), [
      ...[-1.12, -0.82].map((x): Point[] => [to(x, 0.76), to(x, 0.9)]),
      [to(-1.42, 0.76), to(-0.52, 0.76)],
    ]),
    polygon(
      thin('dark'),
      to(-0.9, 0.71),
      to(-1.08, 0.46),
      to(-0.98, 0.46),
      to(-1.04, 0.26),
      to(-0.84, 0.53),
      to(-0.94, 0.53),
    ),
    strokes({ paint: 'line', weight: 2.4 }, [[to(-1.26, 0.98), to(-1.5, 1.24), to(-1.68, 1.2), to(-1.72, 1.04)]]),
    block(thin('dark'), to(-1.34, 0.9), [0.16 * size, 0.12 * size], 0.02),
  ]
}

/** The guard over the driver's head on its posts, with its bars seen from the side and a lamp. */
function guard(to: Scaled): Shape[] {
  return [
    strokes({ paint: 'line', weight: 2.8 }, [
      [to(0.16, 1.12), to(-0.06, 2.08)],
      [to(-1.4, 1.14), to(-1.28, 2.08)],
    ]),
    plate('paint', 0.05, to(-1.4, 2.05), to(0, 2.05), to(0.02, 2.15), to(-1.32, 2.17)),
    plate('steel', 0.02, to(0, 1.86), to(0.1, 1.9), to(0.08, 2), to(-0.02, 1.98)),
  ]
}

export function heavyForklift(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), HEAVY_KG)
  const lift = lifted(specs)
  const mast: Mast = {
    x: 0.62 * size,
    foot: 0.22,
    closed: closedMast(3.35 * size, lift, 1.1 * size),
    lift,
    rail: 0.34 * size,
    forks: 2.1 * size,
    backrest: 1.5 * size,
  }
  return {
    kind: 'heavy-forklift',
    shapes: [...mastShapes(mast), ...heavyTruck(size, mast.x + mast.rail * 0.4)],
    dimensions: liftHeight(specs, tipOf(mast)),
  }
}

/** A heavy truck without its mast; the tilt cylinder holds the mast at `mast`; front axle at 0. */
export function heavyTruck(size: number, mast: number): Shape[] {
  const to = scaled(size)
  return [
    ...heavyBody(to, size),
    ...heavyCab(to),
    ...cylinder(to(-0.5, 1.2), [mast, 1.7 * size], 0.2 * size, 0.4),
    ...lugWheel(to(0, 0.66), 0.66 * size),
    ...lugWheel(to(-3.2, 0.6), 0.6 * size),
  ]
}

function heavyBody(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.08, to(-2.6, 0.4), to(0.6, 0.4), to(0.62, 1), to(-2.6, 1)),
    plate(
      'paint',
      0.16 * size,
      to(-3.2, 0.95),
      to(0.5, 0.95),
      to(0.56, 1.3),
      to(-0.3, 1.42),
      to(-1.9, 1.86),
      to(-3.2, 1.86),
    ),
    vents(to(-2.72, 1.3), [0.7 * size, 0.34 * size], 5),
    plate('barrel', 0.03, to(-2.36, 1.84), to(-2.22, 1.84), to(-2.22, 2.6), to(-2.36, 2.66)),
    strokes(thin('line'), [
      [to(-1.9, 1), to(-1.9, 1.84)],
      [to(-1.5, 0.72), to(-1.5, 0.46), to(-0.98, 0.46), to(-0.98, 0.72)],
    ]),
    plate(
      'dark',
      0.22 * size,
      to(-2.7, 0.5),
      to(-3.9, 0.5),
      to(-4.24, 0.8),
      to(-4.28, 1.4),
      to(-4.14, 1.84),
      to(-2.96, 1.9),
      to(-2.86, 1.3),
    ),
    strokes(thin('light'), [[to(-4.16, 1.4), to(-3, 1.4)]]),
  ]
}

/** The cab over the middle of the machine, with glass to the floor for a view of the fork tips. */
function heavyCab(to: Scaled): Shape[] {
  const pillar = (x: number, foot: number, top: number): Point[] => [to(x, foot), to(top, 2.92)]
  return [
    plate(thin('glass'), 0.05, to(-1.82, 1.5), to(-1.72, 2.9), to(-0.62, 2.9), to(-0.34, 1.9), to(-0.4, 1.36)),
    ...driversPlace((x, y) => to(x - 1.5, y + 1.7), [0.94, -0.1]),
    plate('paint', 0.08, to(-1.9, 0.98), to(-0.36, 0.98), to(-0.36, 1.42), to(-0.6, 1.62), to(-1.9, 1.72)),
    strokes({ paint: 'line', weight: 2.4 }, [
      pillar(-1.84, 1.7, -1.72),
      pillar(-1.04, 1.66, -1.04),
      [to(-0.38, 1.46), to(-0.34, 1.9), to(-0.62, 2.92)],
    ]),
    plate('paint', 0.06, to(-1.86, 2.88), to(-0.52, 2.88), to(-0.6, 3.04), to(-1.76, 3.04)),
  ]
}
