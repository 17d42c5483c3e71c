// Diesel generators under a silent canopy: one family, from 15 kVA to a megawatt, by the size of the canopy.
import { type Point, steps } from './geometry.ts'
import { vents } from './parts.ts'
import { type Scaled, scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, disc, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

type Canopy = Readonly<{ kva: number; length: number; height: number }>

/** Usual canopies; a rating between two of them gets a canopy between. */
const CANOPIES: readonly Canopy[] = [
  { kva: 15, length: 1.9, height: 1.25 },
  { kva: 62.5, length: 2.5, height: 1.5 },
  { kva: 125, length: 3.2, height: 1.8 },
  { kva: 250, length: 4, height: 2.1 },
  { kva: 500, length: 5.2, height: 2.6 },
  { kva: 1010, length: 6.8, height: 2.9 },
]

export const smallGenset = (specs: Specs): Scene => genset(specs, 62.5)
export const mediumGenset = (specs: Specs): Scene => genset(specs, 125)
export const largeGenset = (specs: Specs): Scene => genset(specs, 500)

function genset(specs: Specs, usualKva: number): Scene {
  const { length, height } = canopyFor(known(specs, 'primeRatingKva') ?? usualKva)
  return {
    kind: 'genset',
    shapes: [...exhaust(length, height), ...fuelBase(length, height), ...canopy(length, height)],
    dimensions: [],
  }
}

/** The canopy of a rating, interpolated between two usual canopies by the ratio of the ratings. */
function canopyFor(kva: number): Canopy {
  return CANOPIES.reduce((low, high) => {
    if (kva <= low.kva) return low
    const share = Math.min(1, Math.log(kva / low.kva) / Math.log(high.kva / low.kva))
    const mix = (a: number, b: number) => a + (b - a) * share
    return { kva: high.kva, length: mix(low.length, high.length), height: mix(low.height, high.height) }
  })
}

/** The base frame with the tank in it and pockets for a forklift. */
function fuelBase(length: number, height: number): Shape[] {
  const to = scaled(length, height)
  const pocket = (x: number) => block(thin('mid'), to(x, 0.035), [length * 0.09, height * 0.06])
  return [
    block('dark', [0, 0], [length, height * 0.14], 0.02),
    pocket(0.24),
    pocket(0.67),
    disc(thin('steel'), to(0.07, 0.07), height * 0.028),
  ]
}

/** Silencer pipe with its rain cap, and the lifting eyes. */
function exhaust(length: number, height: number): Shape[] {
  const to = scaled(length, height)
  const wide = 0.06 + height * 0.028
  const [x, top] = to(0.8, 0.98)
  return [
    block('barrel', [x, top], [wide, height * 0.15]),
    line({ paint: 'line', weight: 2 }, [x - wide * 0.3, top + height * 0.16], [x + wide * 1.25, top + height * 0.21]),
    ...[0.27, 0.55].map((at) => block('dark', to(at, 0.99), [0.07 + length * 0.012, height * 0.05], 0.02)),
  ]
}

function canopy(length: number, height: number): Shape[] {
  const to = scaled(length, height)
  return [
    plate(
      'paint',
      height * 0.06,
      to(0.005, 0.14),
      to(0.995, 0.14),
      to(0.995, 0.9),
      to(0.965, 1),
      to(0.03, 1),
      to(0.005, 0.93),
    ),
    ...louvres(to, 0.03, 0.12, 5),
    ...louvres(to, 0.79, 0.175, 7),
    ...doors(to, length, height),
    line(thin('line'), to(0.01, 0.92), to(0.99, 0.92)),
    ...controls(to, length, height),
    bolt(to, length, height),
  ]
}

/** Air inlets and outlets: dark slats. */
function louvres(to: Scaled, left: number, width: number, count: number): Shape[] {
  const [x, y] = to(left, 0.28)
  const [right, top] = to(left + width, 0.84)
  const [wide, high] = [right - x, top - y]
  return [
    block('dark', [x, y], [wide, high], 0.02),
    vents([x + wide * 0.12, y + high * 0.12], [wide * 0.76, high * 0.76], count, 'light'),
  ]
}

/** Start, end and number of the doors: narrow enough for a person to open, one of them in the middle. */
const DOORS = [0.325, 0.765] as const
const doorsOf = (length: number) => (length < 3.4 ? 1 : 3)

/** Doors behind the control bay, each with its handle. */
function doors(to: Scaled, length: number, height: number): Shape[] {
  const [first, last] = DOORS
  const edges = steps(first, last, doorsOf(length))
  return [
    strokes(thin('line'), [
      ...[0.18, ...edges].map((x) => [to(x, 0.19), to(x, 0.89)]),
      [to(0.18, 0.19), to(last, 0.19)],
      [to(0.18, 0.89), to(last, 0.89)],
    ]),
    ...edges.slice(1).map((x) => block(thin('dark'), to(x - 0.025, 0.5), [length * 0.014, height * 0.075], 0.01)),
  ]
}

/** The panel behind its window, and the emergency stop. */
function controls(to: Scaled, length: number, height: number): Shape[] {
  return [
    block('glass', to(0.2, 0.56), [length * 0.105, height * 0.25], 0.03),
    block(thin('dark'), to(0.218, 0.6), [length * 0.069, height * 0.16], 0.02),
    disc(thin('steel'), to(0.252, 0.68), height * 0.032),
    disc(thin('dark'), to(0.252, 0.4), height * 0.028),
  ]
}

/** The sign for electricity, on the middle door. */
function bolt(to: Scaled, length: number, height: number): Shape {
  const [first, last] = DOORS
  const door = ((last - first) * length) / doorsOf(length)
  const [x, y] = to((first + last) / 2, 0.54)
  const unit = Math.min(height * 0.24, door * 0.5)
  const at = (dx: number, dy: number): Point => [x + dx * unit, y + dy * unit]
  return polygon(
    thin('dark'),
    at(0.25, 1.1),
    at(-0.5, -0.15),
    at(-0.06, -0.15),
    at(-0.25, -1.1),
    at(0.5, 0.2),
    at(0.06, 0.2),
  )
}
