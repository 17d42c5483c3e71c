// Vertical mast lifts: a mast of sliding sections, on a driven chassis or on castors with legs.
import type { Point } from './geometry.ts'
import { guardRail, pin, vents, wheel } from './parts.ts'
import { ARM_REACH_M, worker } from './person.ts'
import { movedTo, type Scaled } from './scaled.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { beam, block, line, plate, polygon, type Shape, thin } from './shapes.ts'

const RAIL_M = 1.1
/** Overlap of the sections of a raised mast, as a share of their length. */
const OVERLAP = 0.18

/** The mast's place, its sections' closed length and depth, and the basket in front of it. */
type Mast = Readonly<{ foot: Point; closed: number; depth: number; basket: number }>
/** A mast raised until its basket stands at `floor`, in metres. */
type Raised = Readonly<{ mast: Mast; floor: number }>

export function selfPropelledMast(specs: Specs): Scene {
  const floor = platformHeight(specs, 8)
  const length = known(specs, 'stowedLengthM') ?? 1.15 + floor * 0.085
  const mast: Mast = {
    foot: [-length * 0.24, 0.55],
    closed: 1.3 + floor * 0.11,
    depth: 0.15 + floor * 0.007,
    basket: length * 0.6,
  }
  return scene('self-propelled-mast', specs, { mast, floor }, [...mastShapes(mast, floor), ...drivenChassis(length)])
}

export function pushAroundMast(specs: Specs): Scene {
  const floor = platformHeight(specs, 9)
  const mast: Mast = { foot: [-0.32, 0.3], closed: 1.95, depth: 0.17, basket: 0.68 }
  return scene('push-around-mast', specs, { mast, floor }, [...mastShapes(mast, floor), ...pushedBase()])
}

function platformHeight(specs: Specs, nominal: number) {
  const working = known(specs, 'workingHeightM')
  return known(specs, 'platformHeightM') ?? (working ? working - ARM_REACH_M : nominal)
}

function scene(kind: string, specs: Specs, { mast, floor }: Raised, shapes: readonly Shape[]): Scene {
  const [left, right] = basketSpan(mast, floor)
  const isKnown = known(specs, 'platformHeightM') ?? known(specs, 'workingHeightM')
  return {
    kind,
    shapes,
    dimensions: isKnown ? heights(floor, right) : [],
    floor: [
      [left, floor],
      [right, floor],
    ],
  }
}

const heights = (floor: number, x: number): Dimension[] =>
  [
    { key: 'platformHeightM', valueM: floor },
    { key: 'workingHeightM', valueM: floor + ARM_REACH_M },
  ].map((one) => ({ ...one, from: [x, 0], to: [x, one.valueM] }))

/** Enough sections to hold the basket by its back rail at its height. */
function sectionsOf({ foot, closed }: Mast, floor: number) {
  const rise = floor + RAIL_M * 0.8 - foot[1] - closed
  const count = Math.max(1, Math.ceil(rise / (closed * (1 - OVERLAP)))) + 1
  return { count, step: rise / (count - 1) }
}

function basketSpan(mast: Mast, floor: number): [number, number] {
  const { count } = sectionsOf(mast, floor)
  const left = mast.foot[0] + mast.depth * (0.62 * (count - 1) + 1) + 0.06
  return [left, left + mast.basket]
}

function mastShapes(mast: Mast, floor: number): Shape[] {
  const { count, step } = sectionsOf(mast, floor)
  const { foot, closed, depth } = mast
  const sections = Array.from({ length: count }, (_, index): Shape[] => {
    const at = movedTo(foot[0] + index * depth * 0.62, foot[1] + index * step)
    return [
      block(index % 2 === 0 ? 'steel' : 'barrel', at(0, 0), [depth, closed], 0.02),
      line(thin('line'), at(depth * 0.5, 0.08), at(depth * 0.5, closed - 0.08)),
      block('dark', at(-0.025, closed - 0.09), [depth + 0.05, 0.12], 0.02),
    ]
  })
  return [...sections.toReversed().flat(), ...basket(mast, floor)]
}

/** The basket on the last section, with a person at work in it. */
function basket(mast: Mast, floor: number): Shape[] {
  const [left, right] = basketSpan(mast, floor)
  return [
    ...worker([left + (right - left) * 0.5, floor]),
    ...guardRail([left, right], floor, RAIL_M, 3),
    plate('dark', 0.02, [left - 0.1, floor - 0.1], [right, floor - 0.1], [right, floor], [left - 0.1, floor]),
    plate(
      'paint',
      0.02,
      [left - 0.12, floor - 0.1],
      [left + 0.02, floor - 0.1],
      [left + 0.02, floor + 0.8],
      [left - 0.12, floor + 0.8],
    ),
    block('paint', [right - 0.34, floor + RAIL_M - 0.32], [0.28, 0.34], 0.03),
  ]
}

/** A flat chassis between small wheels; ballast and batteries stand behind the mast's foot. */
function drivenChassis(length: number): Shape[] {
  const radius = 0.14 + length * 0.022
  const half = length / 2
  const deck = radius * 2 + 0.08
  const foot = -length * 0.24
  return [
    block('dark', [-half, 0.1], [length, 0.2], 0.03),
    plate('paint', 0.05, [-half, 0.22], [half, 0.22], [half, deck - 0.06], [half - 0.08, deck], [-half, deck]),
    block('paint', [-half, deck], [foot + half - 0.04, 0.62], 0.05),
    block('dark', [-half, deck], [length * 0.12, 0.62], 0.05),
    block('shade', [foot - 0.05, deck], [length * 0.24, 0.3], 0.03),
    ...[-half + radius * 1.15, half - radius * 1.15].flatMap((x) => wheel([x, radius], radius, 0.58)),
    vents([-half * 0.3, deck * 0.6], [half * 0.6, deck * 0.2], 3),
  ]
}

/** A base on castors between four legs that are wound down before use; the push bar behind. */
function pushedBase(): Shape[] {
  const at = movedTo(-0.1)
  return [
    line({ paint: 'line', weight: 2.2 }, at(-0.5, 0.6), at(-0.62, 1.05), at(-0.82, 1.1)),
    ...[-0.42, 0.46].flatMap((x) => wheel([x, 0.11], 0.11, 0.5)),
    ...leg(at, -1),
    ...leg(at, 1),
    block('paint', at(-0.58, 0.18), [1.2, 0.16], 0.04),
    block('paint', at(-0.56, 0.32), [0.34, 0.56], 0.04),
    block('dark', at(-0.5, 0.5), [0.22, 0.26], 0.02),
    vents(at(-0.46, 0.56), [0.14, 0.14], 3, 'light'),
    block('shade', at(-0.24, 0.32), [0.26, 0.28], 0.03),
  ]
}

function leg(at: Scaled, side: 1 | -1): Shape[] {
  return [
    beam('shade', at(side * 0.4, 0.32), at(side * 0.98, 0.24), [0.06, 0.05]),
    block('barrel', at(side * 0.98 - 0.04, 0.06), [0.08, 0.44]),
    pin(at(side * 0.98, 0.55), 0.06),
    polygon(
      'dark',
      at(side * 0.98 - 0.15, 0),
      at(side * 0.98 + 0.15, 0),
      at(side * 0.98 + 0.06, 0.08),
      at(side * 0.98 - 0.06, 0.08),
    ),
  ]
}
