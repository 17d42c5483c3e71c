// Spider lifts: a narrow chassis on crawlers, lifted off the ground by four legs, under a folding boom.
import {
  type BoomGeometry,
  boomDimensions,
  envelopeWithin,
  floorOf,
  jibAndBasket,
  jibRoot,
  platformHeight,
  raised,
  riseAbove,
} from './boom-lift.ts'
import { angleOf, between, frame, type Point, polar } from './geometry.ts'
import { boomSection, crawler, cylinder, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { beam, block, extentOf, plate, polygon, type Shape } from './shapes.ts'

const RISER_ANGLE = 104
/** Clearance of the crawlers above the ground while the machine works. */
const LIFTED_M = 0.14

export function trackedSpider(specs: Specs): Scene {
  const height = platformHeight(specs, 15)
  const size = 0.75 + height * 0.02
  const boom = geometry(height, size)
  const floor = floorOf(boom, raised(boom))
  const spread = (known(specs, 'outriggerFootprintM') ?? 2.4 + height * 0.1) / 2
  const carrier = [...farLegs(spread, size), ...base(size), ...nearLegs(spread, size)]
  return {
    kind: 'spider-lift',
    shapes: [...boomShapes(boom, height, size), ...carrier],
    dimensions: boomDimensions(specs, floor),
    floor,
    ...envelopeWithin(specs, boom),
    personX: 'behind',
  }
}

const foot = (size: number): Point => [-0.1 * size, 1.28 * size]

/** The riser is upright, and the telescope rises from its head as far as the height requires. */
function geometry(height: number, size: number): BoomGeometry {
  const head = polar(foot(size), height * 0.27, RISER_ANGLE)
  const rest = {
    jib: 0.9 + height * 0.035,
    jibUp: 24,
    jibDown: -60,
    lowest: -8,
    basket: 1.1,
    shortest: height * 0.28,
    steepest: 66,
  }
  const longest = (height - head[1] - riseAbove({ ...rest, longest: 0 })) / Math.sin((rest.steepest * Math.PI) / 180)
  const folded = foot(size)
  return {
    ...rest,
    longest,
    root: (fold) => [head[0] + (folded[0] - head[0]) * fold, head[1] + (folded[1] - head[1]) * fold],
  }
}

function boomShapes(boom: BoomGeometry, height: number, size: number): Shape[] {
  const pose = raised(boom)
  const [root, tip, low] = [boom.root(0), jibRoot(boom, pose), foot(size)]
  const depth = 0.2 + height * 0.0065
  const on = frame(root, angleOf(root, tip))
  const riser = frame(low, RISER_ANGLE)
  const rise = height * 0.27
  return [
    ...jibAndBasket(boom, pose, depth * 0.55),
    boomSection('paint', on(boom.longest * 0.6, 0), tip, [depth * 0.66, depth * 0.6]),
    boomSection('shade', on(boom.longest * 0.34, 0), on(boom.longest * 0.72, 0), [depth * 0.82, depth * 0.78]),
    boomSection('paint', on(-depth * 0.8, 0), on(boom.longest * 0.42, 0), [depth, depth * 0.96]),
    ...cylinder(riser(rise * 0.42, -depth * 0.7), on(boom.longest * 0.2, -depth * 0.5), depth * 0.5, 0.45),
    ...cylinder(polar(low, 0.5 * size, 8), riser(rise * 0.4, -depth * 0.3), depth * 0.55, 0.45),
    beam('shade', riser(0, depth * 0.45), riser(rise, depth * 0.45), [depth * 0.3, depth * 0.3]),
    beam('paint', low, root, [depth * 0.55, depth * 0.5]),
    pin(low, depth * 0.26),
    pin(root, depth * 0.26),
  ]
}

/** Crawlers hanging free, turntable, engine hood. */
function base(size: number): Shape[] {
  const at = (x: number, y: number): Point => [x * size, y * size]
  return [
    lifted(crawler(-1.1 * size, 1.1 * size, 0.5 * size, 4)),
    plate('dark', 0.05, at(-1.25, 0.62), at(1.25, 0.62), at(1.25, 0.82), at(-1.25, 0.82)),
    plate(
      'paint',
      0.1 * size,
      at(-1.2, 0.8),
      at(-0.5, 0.8),
      at(-0.5, 1.2),
      at(-0.62, 1.28),
      at(-1.12, 1.28),
      at(-1.24, 1.16),
    ),
    vents(at(-1.08, 0.92), [0.4 * size, 0.22 * size], 4),
    plate('mid', 0.04, at(-0.36, 0.82), at(0.5, 0.82), at(0.42, 0.94), at(-0.3, 0.94)),
    plate('dark', 0.06, at(-0.34, 0.92), at(0.5, 0.92), at(0.46, 1.12), at(0.1, 1.42), at(-0.3, 1.42)),
    pin(foot(size), 0.08),
    block('paint', at(0.66, 0.82), [0.5 * size, 0.3 * size], 0.05),
  ]
}

function lifted(shapes: Shape[]): Shape {
  const box = extentOf(shapes)
  return {
    box: { ...box, bottom: box.bottom + LIFTED_M, top: box.top + LIFTED_M },
    svg: (weight) =>
      `<g transform="translate(0 ${-LIFTED_M})">${shapes.map((shape) => shape.svg(weight)).join('')}</g>`,
  }
}

const farLegs = (spread: number, size: number) => [-1, 1].flatMap((side) => leg('shade', spread * 0.66, size, side))

const nearLegs = (spread: number, size: number) =>
  [-1, 1].flatMap((side) => [...leg('paint', spread, size, side), ...push(spread, size, side)])

const hip = (size: number, side: number): Point => [side * 0.95 * size, 0.8 * size]
const knee = (spread: number, size: number, side: number): Point => [side * (0.42 * size + spread * 0.52), 1.12 * size]

/** A leg from the chassis's corner, bent at the knee, on its pad. */
function leg(paint: string, spread: number, size: number, side: number): Shape[] {
  const bend = knee(spread, size, side)
  const pad: Point = [side * spread, 0.14]
  return [
    polygon('dark', [pad[0] - 0.26, 0], [pad[0] + 0.26, 0], [pad[0] + 0.1, 0.15], [pad[0] - 0.1, 0.15]),
    beam(paint, bend, pad, [0.14 * size, 0.09 * size]),
    beam(paint, hip(size, side), bend, [0.14 * size, 0.14 * size]),
    pin(bend, 0.05 * size),
  ]
}

/** The cylinder of a leg. */
function push(spread: number, size: number, side: number): Shape[] {
  const bend = knee(spread, size, side)
  return cylinder([side * 0.86 * size, 0.66 * size], between(bend, [side * spread, 0.14], 0.42), 0.12 * size, 0.4)
}
