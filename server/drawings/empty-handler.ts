// Empty container handlers: a heavy truck with a tall mast that grips a container at the side and sets it high.
import { CONTAINER, container } from './container.ts'
import { heavyTruck } from './forklift.ts'
import { vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, plate, type Shape, strokes, thin } from './shapes.ts'

/** The reference class for the proportions, and its size relative to a heavy forklift. */
const USUAL_T = 9
const LARGER = 1.2
/** The tier that a container is set on if the highest one is unknown. */
const AT_WORK_TIER = 3
const CARRIED_M = 0.3
/** The grip covers most of a container's height, so the mast must be this much longer than half the lift. */
const GRIP_M = 3.2
const USUAL_MAST_M = 6.2

export function emptyContainerHandler(specs: Specs): Scene {
  const size = LARGER * ((known(specs, 'maxLiftingCapacityT') ?? USUAL_T) / USUAL_T) ** 0.3
  const lift = ((known(specs, 'stackingHeight') ?? AT_WORK_TIER) - 1) * CONTAINER.high
  const mast = { x: 0.66 * size, rail: 0.5 * size, rise: lift / 2, closed: mastFor(lift, size) }
  return {
    kind: 'empty-container-handler',
    shapes: [
      ...rails(mast),
      ...heavyTruck(size, mast.x + mast.rail * 0.4),
      ...load(mast.x + mast.rail, CARRIED_M + lift),
    ],
    dimensions: [],
    personX: -4.9 * size,
  }
}

type Rails = Readonly<{ x: number; rail: number; rise: number; closed: number }>

const mastFor = (lift: number, size: number) => Math.max(USUAL_MAST_M * size ** 0.5, lift / 2 + GRIP_M)

/** The inner channel raised half as far as the load, its ram beside it, and the outer channel in front of both. */
function rails({ x, rail, rise, closed }: Rails): Shape[] {
  const foot = CARRIED_M
  return [
    block(thin('steel'), [x - rail * 0.2, closed * 0.86], [rail * 0.22, rise]),
    block(thin('barrel'), [x - rail * 0.34, foot + rail], [rail * 0.42, closed * 0.86 - foot - rail], 0.02),
    block('barrel', [x + rail * 0.14, foot + rise], [rail * 0.86, closed - foot]),
    block('mid', [x, foot], [rail * 0.84, closed - foot]),
    strokes(thin('light'), [
      [
        [x + rail * 0.42, foot + rail * 0.6],
        [x + rail * 0.42, closed - rail * 0.6],
      ],
    ]),
  ]
}

/** The carriage on the mast, the side-lift spreader on it with its hooks over the edge, and the container. */
function load(face: number, bottom: number): Shape[] {
  const top = bottom + CONTAINER.high
  const left = face + 0.5
  return [
    plate(
      'dark',
      0.04,
      [face - 0.3, bottom + 0.8],
      [face + 0.2, bottom + 0.8],
      [face + 0.2, top - 0.1],
      [face - 0.3, top - 0.1],
    ),
    plate('paint', 0.05, [face + 0.1, bottom + 1.1], [left, bottom + 1.1], [left, top + 0.28], [face + 0.1, top + 0.1]),
    vents([face + 0.2, bottom + 1.4], [0.2, 0.8], 3),
    ...container((x, y) => [left + x, bottom + y]),
    plate('paint', 0.03, [face + 0.3, top], [left + 0.34, top], [left + 0.34, top + 0.26], [face + 0.3, top + 0.26]),
  ]
}
