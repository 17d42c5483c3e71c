// Rotating telehandlers: a carrier on four legs, a turret with cab and ballast, a long boom with forks.
import { fittedBoom, type HandlerBoom, handlerBoom } from './handler-boom.ts'
import { lugWheel, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { driversPlace, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

const USUAL_KG = 5000
/** If the lift height is unknown, the boom is shown at work, halfway out. */
const AT_WORK_M = 11
const HALF_WIDTH_OF_LEGS_M = 3.1

export function rotatingTelehandler(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), USUAL_KG)
  const to = scaled(size)
  const lift = known(specs, 'maxLiftHeightM') ?? AT_WORK_M
  const usual: HandlerBoom = {
    root: to(-1.5, 2.66),
    ramFoot: to(-0.1, 1.74),
    lift,
    degrees: 55,
    section: 6.5,
    depth: 0.5 + lift * 0.012,
  }
  const { boom, shown } = fittedBoom(usual, specs, 2.28 * size)
  const shapes = [
    ...[-HALF_WIDTH_OF_LEGS_M, HALF_WIDTH_OF_LEGS_M].flatMap((x) => leg(to, x, size)),
    ...carrier(to, size),
    ...handlerBoom(boom),
    ...turret(to, size),
    ...cab(to),
  ]
  return {
    kind: 'rotating-telehandler',
    shapes,
    ...shown,
    personX: 'behind',
  }
}

function carrier(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'dark',
      0.1,
      to(-3.3, 0.7),
      to(-2.6, 0.56),
      to(2.6, 0.56),
      to(3.3, 0.7),
      to(3.3, 1.1),
      to(2.4, 1.46),
      to(-2.4, 1.46),
      to(-3.3, 1.1),
    ),
    plate(
      'paint',
      0.08,
      to(-3.34, 1.06),
      to(-2.4, 1.4),
      to(-1, 1.4),
      to(-0.8, 1.22),
      to(0.8, 1.22),
      to(1, 1.4),
      to(2.4, 1.4),
      to(3.34, 1.06),
      to(3.34, 1.24),
      to(2.5, 1.52),
      to(-2.5, 1.52),
      to(-3.34, 1.24),
    ),
    block('dark', to(-0.5, 0.62), [1 * size, 0.5 * size], 0.04),
    strokes(thin('light'), [[to(-0.4, 0.86), to(0.4, 0.86)]]),
    plate('mid', 0.03, to(-0.8, 1.5), to(0.8, 1.5), to(0.7, 1.68), to(-0.7, 1.68)),
    ...[-1.62, 1.62].flatMap((x) => lugWheel(to(x, 0.66), 0.66 * size)),
  ]
}

/** A lowered leg at the end of its beam. */
const leg = (to: Scaled, x: number, size: number): Shape[] => [
  block('shade', to(x - 0.16, 0.5), [0.32 * size, 0.78 * size], 0.04),
  block(thin('steel'), to(x - 0.08, 0.1), [0.16 * size, 0.44 * size]),
  polygon('dark', to(x - 0.34, 0), to(x + 0.34, 0), to(x + 0.22, 0.14), to(x - 0.22, 0.14)),
]

/** Ballast at the tail in ink, the hood, and the cheeks that hold the boom. */
function turret(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'paint',
      0.1,
      to(-1.5, 1.66),
      to(1.3, 1.66),
      to(1.3, 1.9),
      to(0.3, 2),
      to(-0.5, 2.12),
      to(-1.06, 2.9),
      to(-1.72, 2.9),
      to(-1.84, 2.1),
    ),
    plate(
      'dark',
      0.16 * size,
      to(-1.5, 1.7),
      to(-2.2, 1.7),
      to(-2.42, 1.94),
      to(-2.42, 2.4),
      to(-2.26, 2.58),
      to(-1.8, 2.6),
      to(-1.5, 2.2),
    ),
    vents(to(-1.24, 1.86), [0.5 * size, 0.2 * size], 4),
    block(thin('steel'), to(-1.58, 2.58), [0.16 * size, 0.16 * size], 0.08 * size),
  ]
}

function cab(to: Scaled): Shape[] {
  return [
    plate(thin('glass'), 0.08, to(0.28, 2.24), to(0.3, 3.1), to(1.3, 3.1), to(1.76, 2.3), to(1.7, 1.8)),
    ...driversPlace((x, y) => to(x + 0.54, y + 2.12), [0.98, -0.14]),
    strokes({ paint: 'line', weight: 2.4 }, [
      [to(0.28, 2.2), to(0.3, 3.12)],
      [to(1.06, 1.9), to(1.06, 3.12)],
      [to(1.7, 1.8), to(1.76, 2.3), to(1.3, 3.12)],
    ]),
    plate('paint', 0.07, to(0.22, 3.06), to(1.44, 3.06), to(1.32, 3.22), to(0.32, 3.22)),
    plate('paint', 0.1, to(0.22, 1.66), to(1.66, 1.66), to(1.78, 1.92), to(1.12, 2.1), to(0.22, 2.26)),
  ]
}
