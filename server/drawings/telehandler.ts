// Telehandlers with a fixed boom: low frame on four large tyres, boom pinned high at the back, cab beside it.
import { fittedBoom, type HandlerBoom, handlerBoom } from './handler-boom.ts'
import { lugWheel, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { driversPlace, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

const USUAL_KG = 4000
const USUAL_LIFT_M = 13.5
/** Machines that lift higher than this stand on legs in front. */
const ON_LEGS_FROM_M = 10

export function telehandler(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), USUAL_KG)
  const to = scaled(size)
  const lift = known(specs, 'maxLiftHeightM') ?? USUAL_LIFT_M
  const usual: HandlerBoom = {
    root: to(-0.86, 1.92),
    ramFoot: to(0.42, 1.02),
    lift,
    degrees: 64,
    section: 4.7,
    depth: 0.34 + lift * 0.02,
  }
  const { boom, shown } = fittedBoom(usual, specs, 3.63 * size)
  const shapes = [
    ...frameAndTower(to),
    ...handlerBoom(boom),
    ...(lift >= ON_LEGS_FROM_M ? leg(to, size) : []),
    ...body(to, size),
    ...cab(to),
    ...[0, 3].flatMap((x) => lugWheel(to(x, 0.63), 0.63 * size)),
  ]
  return {
    kind: 'fixed-boom-telehandler',
    shapes,
    ...shown,
    // Nobody stands in front of a machine under its raised load.
    personX: 'behind',
  }
}

/** The frame between the axles and the cheeks at the back that hold the boom. */
function frameAndTower(to: Scaled): Shape[] {
  return [
    plate('dark', 0.1, to(-1.28, 0.5), to(3.6, 0.46), to(3.86, 0.66), to(3.86, 1), to(-1.28, 1.1)),
    plate(
      'dark',
      0.1,
      to(-1.32, 0.9),
      to(0.7, 0.9),
      to(0.5, 1.2),
      to(-0.44, 1.86),
      to(-0.66, 2.14),
      to(-1.06, 2.14),
      to(-1.32, 1.8),
    ),
  ]
}

/** Wings over the tyres and the side of the engine between them. */
function body(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'paint',
      0.1,
      to(-1.34, 0.86),
      to(-0.8, 1.34),
      to(0.72, 1.34),
      to(1.02, 1),
      to(1.02, 1.5),
      to(0.1, 1.56),
      to(-0.7, 1.78),
      to(-1.34, 1.78),
    ),
    plate(
      'paint',
      0.1,
      to(2.1, 0.8),
      to(2.4, 1.36),
      to(3.5, 1.36),
      to(3.84, 0.9),
      to(3.94, 1.1),
      to(3.72, 1.5),
      to(2.1, 1.56),
    ),
    vents(to(-1.1, 1.5), [0.42 * size, 0.16 * size], 3),
    block(thin('steel'), to(3.76, 1.06), [0.12 * size, 0.14 * size], 0.02),
  ]
}

/** One of the two legs that are lowered before a high lift. */
const leg = (to: Scaled, size: number): Shape[] => [
  plate('shade', 0.06, to(3.7, 0.96), to(3.9, 1.06), to(4.3, 0.2), to(4.12, 0.12)),
  block(thin('mid'), to(3.74, 0.7), [0.2 * size, 0.2 * size], 0.04),
  polygon('dark', to(3.98, 0), to(4.52, 0), to(4.4, 0.14), to(4.1, 0.14)),
]

function cab(to: Scaled): Shape[] {
  return [
    plate(
      thin('glass'),
      0.06,
      to(0.98, 1.36),
      to(1, 2.14),
      to(1.16, 2.34),
      to(1.94, 2.34),
      to(2.34, 1.5),
      to(2.3, 1.1),
    ),
    ...driversPlace((x, y) => to(x * 0.9 + 1.22, y * 0.9 + 1.26), [0.98, -0.08]),
    strokes({ paint: 'line', weight: 2.4 }, [
      [to(0.98, 1.3), to(1, 2.14), to(1.14, 2.36)],
      [to(1.72, 1), to(1.72, 2.36)],
      [to(2.3, 1.1), to(2.34, 1.5), to(1.94, 2.36)],
    ]),
    plate('paint', 0.06, to(0.94, 2.3), to(2.08, 2.3), to(1.98, 2.46), to(1.1, 2.46)),
    plate('paint', 0.1, to(0.94, 0.5), to(2.2, 0.5), to(2.36, 0.86), to(2.36, 1.2), to(1.74, 1.22), to(0.94, 1.4)),
    strokes(thin('line'), [
      [to(1.72, 0.54), to(1.72, 1.2)],
      [to(1.5, 1.06), to(1.64, 1.06)],
    ]),
    plate('dark', 0.02, to(1.2, 0.34), to(1.66, 0.34), to(1.66, 0.42), to(1.2, 0.42)),
    strokes('line', [[to(1.6, 0.4), to(1.6, 0.52)]]),
  ]
}
