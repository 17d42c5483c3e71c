// Diesel generators under a silent canopy, by rating: a compact set, a canopy of several doors, one with its silencer in
// a roof box over a deep tank, and the container of a power house.
import { containerGenset } from './genset-container.ts'
import { type Canopy, fuelBase, liftingEyes, louvres, panel, rainCap, sign } from './genset-parts.ts'
import { steps } from './geometry.ts'
import { scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, line, plate, type Shape, strokes, thin } from './shapes.ts'

type Rated = Readonly<{ kva: number; length: number; height: number }>

/** Usual canopies; a rating between two of them gets a canopy between. */
const CANOPIES: readonly Rated[] = [
  { kva: 15, length: 1.9, height: 1.25 },
  { kva: 62.5, length: 2.5, height: 1.5 },
  { kva: 125, length: 3.2, height: 1.8 },
  { kva: 250, length: 4, height: 2.1 },
  { kva: 500, length: 5.2, height: 2.6 },
  { kva: 1010, length: 6.8, height: 2.9 },
]

/** Sets from these ratings on are built in the next larger way. */
const SEVERAL_DOORS_KVA = 75
const ROOF_BOX_KVA = 300
const CONTAINER_KVA = 650

export const smallGenset = (specs: Specs): Scene => genset(specs, 62.5)
export const mediumGenset = (specs: Specs): Scene => genset(specs, 125)
export const largeGenset = (specs: Specs): Scene => genset(specs, 500)

function genset(specs: Specs, usualKva: number): Scene {
  const kva = known(specs, 'primeRatingKva') ?? usualKva
  return { kind: 'genset', shapes: builtFor(kva)(canopyFor(kva, specs)), dimensions: [] }
}

function builtFor(kva: number): (canopy: Canopy) => Shape[] {
  if (kva >= CONTAINER_KVA) return containerGenset
  if (kva >= ROOF_BOX_KVA) return roofBoxSet
  return kva > SEVERAL_DOORS_KVA ? canopySet : compactSet
}

/** The canopy at its known size, without pipes on the roof, or else the usual one of its rating. */
function canopyFor(kva: number, specs: Specs): Canopy {
  const usual = usualFor(kva)
  const length = known(specs, 'stowedLengthM') ?? usual.length
  const height = known(specs, 'stowedHeightM') ?? usual.height
  return { length, height, to: scaled(length, height) }
}

/** Interpolated between two usual canopies by the ratio of the ratings. */
const usualFor = (kva: number): Rated =>
  CANOPIES.reduce((low, high) => {
    if (kva <= low.kva) return low
    const share = Math.min(1, Math.log(kva / low.kva) / Math.log(high.kva / low.kva))
    const mix = (a: number, b: number) => a + (b - a) * share
    return { kva: high.kva, length: mix(low.length, high.length), height: mix(low.height, high.height) }
  })

/** One large door between the panel and the radiator; sloped ends, a short pipe and one lifting eye. */
function compactSet(canopy: Canopy): Shape[] {
  const { length, height, to } = canopy
  return [
    ...rainCap(to(0.86, 0.9), 0.055, height * 0.2),
    ...liftingEyes(canopy, [0.47]),
    ...fuelBase(canopy, 0.13),
    plate('paint', height * 0.07, to(0, 0.13), to(1, 0.13), to(1, 0.68), to(0.9, 1), to(0.1, 1), to(0, 0.8)),
    louvres(canopy, [0.8, 0.26], [0.15, 0.36], 5),
    strokes(thin('line'), [
      [to(0.3, 0.2), to(0.3, 0.92), to(0.74, 0.92), to(0.74, 0.2), to(0.3, 0.2)],
      [to(0.05, 0.2), to(0.24, 0.2)],
    ]),
    block(thin('dark'), to(0.68, 0.52), [length * 0.022, height * 0.1], 0.01),
    ...panel(canopy, [0.06, 0.5], [0.16, 0.3]),
    sign(to(0.52, 0.56), height * 0.24),
  ]
}

/** Doors along the side, a wide radiator outlet at the end, the silencer's pipe over it. */
function canopySet(canopy: Canopy): Shape[] {
  const { length, height, to } = canopy
  return [
    ...rainCap(to(0.82, 0.98), 0.08, height * 0.15),
    ...liftingEyes(canopy, [0.26, 0.56]),
    ...fuelBase(canopy, 0.16),
    plate(
      'paint',
      height * 0.05,
      to(0.004, 0.16),
      to(0.996, 0.16),
      to(0.996, 0.9),
      to(0.965, 1),
      to(0.03, 1),
      to(0.004, 0.93),
    ),
    louvres(canopy, [0.03, 0.3], [0.1, 0.52], 6),
    louvres(canopy, [0.78, 0.24], [0.19, 0.62], 8),
    ...doors(canopy, [0.32, 0.75], length < 3.5 ? 2 : 3),
    line(thin('line'), to(0.01, 0.92), to(0.99, 0.92)),
    ...panel(canopy, [0.17, 0.54], [0.11, 0.28]),
  ]
}

/** A long canopy on a deep tank; air leaves upwards through the roof box, beside the silencer's two pipes. */
function roofBoxSet(canopy: Canopy): Shape[] {
  const { length, height, to } = canopy
  return [
    ...[0.72, 0.78].flatMap((x) => rainCap(to(x, 0.98), 0.1, height * 0.17)),
    plate('shade', 0.06, to(0.82, 0.95), to(0.99, 0.95), to(0.99, 1.1), to(0.97, 1.13), to(0.84, 1.13), to(0.82, 1.1)),
    ...liftingEyes(canopy, [0.2, 0.42, 0.64]),
    ...fuelBase(canopy, 0.22),
    plate('paint', height * 0.04, to(0.003, 0.22), to(0.997, 0.22), to(0.997, 1), to(0.02, 1), to(0.003, 0.96)),
    louvres(canopy, [0.025, 0.3], [0.09, 0.56], 8),
    louvres(canopy, [0.82, 0.28], [0.155, 0.6], 9),
    ...doors(canopy, [0.24, 0.8], 4),
    line(thin('line'), to(0.01, 0.94), to(0.99, 0.94)),
    ...panel(canopy, [0.14, 0.56], [0.085, 0.28]),
    strokes(thin('light'), [
      [to(0.2, 0.05), to(0.2, 0.17)],
      [to(0.8, 0.05), to(0.8, 0.17)],
    ]),
    block(thin('glass'), to(0.5, 0.05), [length * 0.012, height * 0.12]),
  ]
}

/** Doors side by side, each with its handle, and the sign on the first one. */
function doors({ length, height, to }: Canopy, [first, last]: readonly [number, number], count: number): Shape[] {
  const edges = steps(first, last, count)
  const wide = (last - first) / count
  const [low, high] = [0.27, 0.89]
  return [
    strokes(thin('line'), [
      ...edges.map((x) => [to(x, low), to(x, high)]),
      [to(first, low), to(last, low)],
      [to(first, high), to(last, high)],
    ]),
    ...edges.slice(1).map((x) => block(thin('dark'), to(x - 0.022, 0.52), [length * 0.011, height * 0.07], 0.01)),
    sign(to(first + wide * 0.43, 0.58), Math.min(height * 0.2, wide * length * 0.62)),
  ]
}
