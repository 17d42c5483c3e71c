// Scissor lifts: a chassis on wheels, a stack of crossed arms solved for the platform height, a deck with its
// extension.
import { between, type Point } from './geometry.ts'
import { cylinder, guardRail, lugWheel, pin, vents, wheel } from './parts.ts'
import { ARM_REACH_M, worker } from './person.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { beam, block, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

const DECK_M = 0.16
const RAIL_M = 1.1
/** Arms stand no steeper than this at full height. */
const STEEPEST = 66

/** The differences between classes of scissor lifts; lengths in metres. */
type Chassis = Readonly<{
  length: number
  bed: number
  arm: number
  armWidth: number
  extension: number
  shapes: (length: number) => Shape[]
}>

export function slabScissor(specs: Specs): Scene {
  const height = platformHeight(specs, 8)
  const length = known(specs, 'stowedLengthM') ?? (height < 6.5 ? 1.85 : 2.4)
  return scissor(specs, height, {
    length,
    bed: 0.62,
    arm: length * 0.98,
    armWidth: 0.17,
    extension: known(specs, 'deckExtensionM') ?? 0.9,
    shapes: slabChassis,
  })
}

export function roughTerrainScissor(specs: Specs): Scene {
  const height = platformHeight(specs, 12)
  const length = known(specs, 'stowedLengthM') ?? (height < 13 ? 3.8 : 4.9)
  return scissor(specs, height, {
    length,
    bed: 1.2,
    arm: length * 0.92,
    armWidth: 0.22,
    extension: known(specs, 'deckExtensionM') ?? 1.2,
    shapes: roughChassis,
  })
}

/** Floor height; if only the working height is known, that minus an arm's reach. */
function platformHeight(specs: Specs, nominal: number) {
  const working = known(specs, 'workingHeightM')
  return known(specs, 'platformHeightM') ?? (working ? working - ARM_REACH_M : nominal)
}

function scissor(specs: Specs, floor: number, chassis: Chassis): Scene {
  const { length, extension } = chassis
  const deckEnd = length + extension
  return {
    kind: length > 3 ? 'rough-terrain-scissor' : 'slab-scissor',
    shapes: [...chassis.shapes(length), ...stack(chassis, floor), ...deck(length, extension, floor)],
    dimensions: heights(specs, floor, deckEnd),
    floor: [
      [0, floor],
      [deckEnd, floor],
    ],
    personX: Math.max(length, deckEnd) + 0.55,
  }
}

function heights(specs: Specs, floor: number, x: number): Dimension[] {
  const working = known(specs, 'workingHeightM') ?? floor + ARM_REACH_M
  return [
    { key: 'platformHeightM', valueM: floor, from: [x, 0], to: [x, floor] },
    { key: 'workingHeightM', valueM: working, from: [x, 0], to: [x, working] },
  ]
}

/** Crossed arms, each pair fixed at the left and sliding at the right; the pairs share the rise equally. */
function stack(chassis: Chassis, floor: number): Shape[] {
  const { bed, arm, armWidth, length } = chassis
  const rise = floor - DECK_M - bed - armWidth
  const pairs = Math.max(1, Math.ceil(rise / (arm * Math.sin((STEEPEST * Math.PI) / 180))))
  const step = rise / pairs
  const reach = Math.sqrt(arm * arm - step * step)
  const left = (length - arm) / 2
  const levels = Array.from({ length: pairs }, (_, index) => bed + armWidth / 2 + index * step)
  const corner = (level: number) => ({ near: [left, level] as Point, far: [left + reach, level] as Point })
  const pairAt = (level: number) => ({ low: corner(level), high: corner(level + step) })
  const half = armWidth / 2
  const behind = levels.map((level) => beam('shade', pairAt(level).low.far, pairAt(level).high.near, [half, half]))
  const rams = levels
    .slice(0, Math.max(1, pairs - 1))
    .filter((_, index) => index % 2 === 0)
    .flatMap((level) => ram(pairAt(level), armWidth))
  const front = levels.map((level) => beam('paint', pairAt(level).low.near, pairAt(level).high.far, [half, half]))
  const pins = levels.flatMap((level) => {
    const { low, high } = pairAt(level)
    return [low.near, low.far, between(low.near, high.far, 0.5)].map((centre) => pin(centre, half * 0.55))
  })
  const last = corner(bed + armWidth / 2 + rise)
  return [...behind, ...rams, ...front, ...pins, pin(last.near, half * 0.55), pin(last.far, half * 0.55)]
}

type Corner = Readonly<{ near: Point; far: Point }>

/** The lift cylinder of a pair: from the foot of one arm to high on the other. */
function ram({ low, high }: { low: Corner; high: Corner }, armWidth: number): Shape[] {
  const foot = between(low.near, high.far, 0.14)
  const head = between(low.far, high.near, 0.82)
  return cylinder(foot, head, armWidth * 0.95, 0.42)
}

/** Deck with its main rail and, pushed out to the right, the extension with a rail of its own; a person at work. */
function deck(length: number, extension: number, floor: number): Shape[] {
  const under = floor - DECK_M
  return [
    ...worker([length * 0.42, floor]),
    ...guardRail([0, length], floor, RAIL_M, length > 3 ? 5 : 4),
    ...guardRail([length, length + extension], floor, RAIL_M, 3),
    block('paint', [length * 0.5, under + 0.03], [length * 0.5 + extension, DECK_M - 0.03], 0.02),
    plate('dark', 0.03, [-0.02, under], [length + 0.02, under], [length + 0.02, floor], [-0.02, floor]),
    block(thin('paint'), [length * 0.62, floor + 0.55], [0.28, 0.36], 0.03),
  ]
}

function slabChassis(length: number): Shape[] {
  const radius = 0.19
  const axles: Point[] = [
    [length * 0.16, radius],
    [length * 0.84, radius],
  ]
  const rungs = [0.26, 0.42].map((y): Point[] => [
    [0.02, y],
    [0.12, y],
  ])
  return [
    ...axles.flatMap((axle) => wheel(axle, radius, 0.6)),
    plate(
      'paint',
      0.06,
      [0, 0.2],
      [length * 0.16 - 0.24, 0.2],
      [length * 0.16 - 0.17, 0.4],
      [length * 0.16 + 0.17, 0.4],
      [length * 0.16 + 0.24, 0.16],
      [length * 0.84 - 0.24, 0.16],
      [length * 0.84 - 0.17, 0.4],
      [length * 0.84 + 0.17, 0.4],
      [length * 0.84 + 0.24, 0.2],
      [length, 0.2],
      [length, 0.6],
      [0, 0.6],
    ),
    plate(thin('dark'), 0.03, [length * 0.36, 0.24], [length * 0.64, 0.24], [length * 0.64, 0.5], [length * 0.36, 0.5]),
    vents([length * 0.41, 0.31], [length * 0.18, 0.12], 3, 'light'),
    strokes(thin('line'), rungs),
    line(thin('line'), [0.02, 0.52], [length - 0.02, 0.52]),
  ]
}

function roughChassis(length: number): Shape[] {
  const radius = 0.425
  const axles: Point[] = [
    [length * 0.22, radius],
    [length * 0.78, radius],
  ]
  return [
    ...outrigger(length * 0.045),
    ...outrigger(length * 0.955),
    plate('paint', 0.08, [0.1, 0.72], [length - 0.1, 0.72], [length, 0.82], [length, 1.16], [0, 1.16], [0, 0.82]),
    plate('dark', 0.06, [length * 0.37, 0.36], [length * 0.63, 0.36], [length * 0.65, 0.92], [length * 0.35, 0.92]),
    plate(thin('paint'), 0.04, [length * 0.4, 0.46], [length * 0.6, 0.46], [length * 0.6, 0.84], [length * 0.4, 0.84]),
    vents([length * 0.44, 0.55], [length * 0.12, 0.2], 4),
    ...axles.flatMap((axle) => lugWheel(axle, radius)),
    line(thin('line'), [0.02, 1.05], [length - 0.02, 1.05]),
  ]
}

/** A levelling jack standing on its pad. */
function outrigger(x: number): Shape[] {
  return [
    block(thin('steel'), [x - 0.05, 0.1], [0.1, 0.55]),
    block('shade', [x - 0.1, 0.5], [0.2, 0.62], 0.03),
    polygon('dark', [x - 0.24, 0], [x + 0.24, 0], [x + 0.12, 0.12], [x - 0.12, 0.12]),
  ]
}
