// Mobile cranes with a boom in sections: on a truck carrier, on an all-terrain carrier, on two large tyres.
import { longestBoom, outrigger, scaledFrom, traced } from './crane-parts.ts'
import { steps } from './geometry.ts'
import { lugWheel, vents } from './parts.ts'
import { type RoadCarrier, roadCarrier, truckCab } from './road-carrier.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { plate, type Shape, strokes, thin } from './shapes.ts'
import { ANGLE, footOf, type Superstructure, superstructure } from './telescopic-crane.ts'

/** The reference classes for the proportions: capacity and longest boom. */
const TRUCK = { lifts: 50, boom: 42 }
const ALL_TERRAIN = { lifts: 100, boom: 60 }
const ROUGH_TERRAIN = { lifts: 60, boom: 43 }

type Class = typeof TRUCK

/** Heavier cranes are only a little larger, because the road limits them all; their booms grow faster. */
function crane(specs: Specs, usual: Class, deck: number, slabs: number): Superstructure {
  const lifts = known(specs, 'maxLiftingCapacityT') ?? usual.lifts
  const longest = known(specs, 'maxBoomLengthM') ?? usual.boom * (lifts / usual.lifts) ** 0.35
  return { deck, slabs, longest, size: (lifts / TRUCK.lifts) ** 0.16 }
}

/** The carrier under the superstructure, and its front end. */
type Carrier = Readonly<{ shapes: readonly Shape[]; front: number }>

function scene(kind: string, specs: Specs, upper: Superstructure, { shapes, front }: Carrier): Scene {
  return {
    kind,
    shapes: [...shapes, ...superstructure(upper)],
    dimensions: longestBoom(specs, footOf(upper), ANGLE),
    personX: front - 0.9,
  }
}

/** Cab and two steered axles in front, two driven axles behind, outriggers between and at the rear. */
export function truckCrane(specs: Specs): Scene {
  const upper = crane(specs, TRUCK, 1.55, 2)
  const grown = upper.size
  const front = -7.4 * grown
  const carrier: RoadCarrier = {
    axles: [front + 2.35, front + 3.75, 1.15 * grown, 1.15 * grown + 1.35],
    radius: 0.54,
    front,
    rear: 4.4 * grown,
    legs: [front + 4.9, 4.1 * grown],
    deck: upper.deck,
    cab: truckCab,
  }
  return scene('truck-crane', specs, upper, { shapes: roadCarrier(carrier), front })
}

/** The axles of the specs, in two groups with the front outriggers between them. */
export function allTerrainCrane(specs: Specs): Scene {
  const upper = crane(specs, ALL_TERRAIN, 1.85, 4)
  const count = Math.max(4, Math.min(9, Math.round(known(specs, 'axles') ?? 5)))
  const rearmost = Math.ceil(count / 2)
  const behind = steps(0.2, 0.2 + PITCH_M * (rearmost - 1), rearmost - 1)
  const before = steps(
    0.2 - GROUPS_APART_M - PITCH_M * (count - rearmost - 1),
    0.2 - GROUPS_APART_M,
    count - rearmost - 1,
  )
  const last = behind.at(-1) ?? 0
  const front = (before[0] ?? 0) - 2.8
  const carrier: RoadCarrier = {
    axles: [...before, ...behind],
    radius: 0.68,
    front,
    rear: last + 2.3,
    legs: [0.2 - GROUPS_APART_M / 2, last + 1.9],
    deck: upper.deck,
    cab: truckCab,
  }
  return scene('all-terrain-crane', specs, upper, { shapes: roadCarrier(carrier), front })
}

const PITCH_M = 1.65
const GROUPS_APART_M = 2.8

/** Two axles with large tyres, no lower cab: the driver sits in the superstructure, even on the road. */
export function roughTerrainCrane(specs: Specs): Scene {
  const upper = crane(specs, ROUGH_TERRAIN, 1.95, 3)
  const grown = upper.size
  return scene('rough-terrain-crane', specs, upper, { shapes: roughCarrier(grown), front: -4.2 * grown })
}

function roughCarrier(size: number): Shape[] {
  const to = scaledFrom(size)
  const top = 1.8 / size
  return [
    plate('dark', 0.08, ...traced(to, [-3.3, 0.8, 3.3, 0.8, 3.3, top - 0.2, -3.3, top - 0.2])),
    plate('paint', 0.1, ...traced(to, [-3.6, top - 0.5, 3.6, top - 0.5, 3.6, top, -3.6, top])),
    plate('paint', 0.12 * size, ...traced(to, [-3.5, top - 0.1, -1.2, top - 0.1, -1.2, top + 0.1, -3.5, top + 0.1])),
    ...[-1.95, 1.95].flatMap((x) => lugWheel(to(x, 0.825), 0.825 * size)),
    strokes(thin('line'), [[to(-0.9, top - 0.26), to(0.9, top - 0.26)]]),
    vents(to(-0.6, 0.95), [1.2 * size, 0.24 * size], 4, 'light'),
    ...[-3.3, 3.3].flatMap((x) => outrigger(x * size, 1.7, 1)),
  ]
}
