// Mobile concrete mixers: the transit mixer on a lorry and the self-loading one with its own bucket.
import { angleOf, frame, type Point, steps } from './geometry.ts'
import { CAB_M, FRAME_M, lorry } from './lorry-parts.ts'
import { cylinder, lugWheel, pin, vents } from './parts.ts'
import { type Scaled, scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { beam, block, disc, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** Drums of the reference machines for the proportions, in cubic metres. */
const TRANSIT_M3 = 6
const SELF_LOADING_M3 = 4

/** Drums of one family are similar, so lengths scale with the cube root of their volume. */
const sizeOf = (specs: Specs, usual: number) => Math.cbrt((known(specs, 'drumCapacityM3') ?? usual) / usual)

export function transitMixer(specs: Specs): Scene {
  const size = sizeOf(specs, TRANSIT_M3)
  const on: Scaled = (x, y) => [x * size, FRAME_M + (y - FRAME_M) * size]
  const length = 6.15 * size + 0.1 + CAB_M
  const rear = [1.5, 2.75, ...(size > 1.1 ? [4] : [])].map((x) => x * size)
  return {
    kind: 'transit-mixer',
    shapes: [
      ...chute(on),
      ...mounts(on, size),
      ...drum(on(5.5, 2.12), on(0.95, 3.12), 1.15 * size),
      ...hopper(on),
      ...lorry(length, rear),
    ],
    dimensions: [],
  }
}

/** The drum from its gear to its mouth: a short cone, the belly, a long cone with its spiral bands, two tyres. */
function drum(gear: Point, mouth: Point, belly: number): Shape[] {
  const on = frame(gear, angleOf(gear, mouth))
  const long = Math.hypot(mouth[0] - gear[0], mouth[1] - gear[1])
  const half = (share: number) =>
    belly * (share < 0.2 ? 0.5 + share * 2.5 : share < 0.46 ? 1 : 1 - (share - 0.46) * 1.05)
  const at = (share: number, across: number) => on(long * share, half(share) * across)
  const spiral = (share: number) =>
    polygon(thin('paint'), at(share, 1), at(share + 0.075, 1), at(share + 0.185, -1), at(share + 0.11, -1))
  return [
    plate(
      'steel',
      0.1,
      ...[0, 0.2, 0.46, 1].map((share) => at(share, 1)),
      ...[1, 0.46, 0.2, 0].map((share) => at(share, -1)),
    ),
    ...[0.2, 0.44, 0.68].map(spiral),
    strokes(
      { paint: 'line', weight: 1 },
      [0.2, 0.46].map((share) => [at(share, 1), at(share, -1)]),
    ),
    polygon('dark', at(0.84, 1.03), at(0.88, 1.03), at(0.88, -1.03), at(0.84, -1.03)),
    polygon('dark', at(0.97, 1), at(1, 1), at(1, -1), at(0.97, -1)),
  ]
}

/** The gear's stand behind the cab, the rollers' stand behind, the water tank between them and the cab. */
function mounts(on: Scaled, size: number): Shape[] {
  return [
    polygon('dark', on(0.85, 1.12), on(2.1, 1.12), on(1.72, 2.1), on(1.2, 2.4)),
    polygon(thin('paint'), on(1.12, 1.2), on(1.82, 1.2), on(1.58, 1.8), on(1.26, 1.96)),
    plate('dark', 0.04, on(4.9, 1.12), on(5.95, 1.12), on(5.72, 2.5), on(5.44, 2.5)),
    block('steel', on(5.75, 1.3), [0.32 * size, 1.3 * size], 0.1),
    line({ paint: 'line', weight: 1.2 }, on(2.3, 1.12), on(4.9, 1.12)),
  ]
}

/** The funnel over the mouth, with the ladder up to it. */
function hopper(on: Scaled): Shape[] {
  return [
    strokes({ paint: 'line', weight: 1.1 }, [
      [on(0.16, 0.75), on(0.16, 3.5)],
      [on(0.44, 0.75), on(0.44, 3.2)],
      ...steps(0.95, 3, 7).map((y) => [on(0.16, y), on(0.44, y)]),
    ]),
    plate('paint', 0.04, on(0.3, 3.84), on(1.3, 3.84), on(1.05, 3.36), on(0.88, 3.1), on(0.62, 3.1)),
    polygon('dark', on(0.55, 3.1), on(0.92, 3.1), on(0.72, 2.44), on(0.48, 2.44)),
  ]
}

/** The discharge chute, swung out behind. */
function chute(on: Scaled): Shape[] {
  return [
    ...cylinder(on(1.16, 1.5), on(-0.05, 1.96), 0.1, 0.4),
    plate('paint', 0.05, on(0.8, 2.62), on(0.8, 2.34), on(-0.9, 1.28), on(-1, 1.5)),
    line(thin('line'), on(0.74, 2.48), on(-0.94, 1.4)),
  ]
}

export function selfLoadingMixer(specs: Specs): Scene {
  const size = sizeOf(specs, SELF_LOADING_M3)
  const to = scaled(size)
  return {
    kind: 'self-loading-mixer',
    shapes: [
      ...selfLoadingChute(to),
      ...drum(to(3.15, 1.72), to(0.25, 2.72), 0.98 * size),
      ...frameAndEngine(to, size),
      ...cab(to),
      ...[1.15, 4.05].flatMap((x) => lugWheel(to(x, 0.62), 0.62 * size)),
      ...loader(to, size),
    ],
    dimensions: [],
    personX: 'behind',
  }
}

function selfLoadingChute(to: Scaled): Shape[] {
  return [
    plate('paint', 0.05, to(0.5, 2.34), to(0.5, 2.08), to(-0.82, 1.02), to(-0.94, 1.22)),
    polygon('dark', to(0.06, 2.36), to(0.5, 2.42), to(0.52, 2.1), to(0.3, 2.04)),
    ...cylinder(to(0.3, 1.3), to(-0.24, 1.56), 0.09, 0.4),
  ]
}

/** Frame between the axles, the drum's swivel ring and cradle, and the engine under the hood at the back. */
function frameAndEngine(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.05, to(0.1, 0.66), to(4.9, 0.66), to(4.9, 1), to(0.1, 1)),
    plate(
      'paint',
      0.06,
      to(1.3, 1.06),
      to(3.5, 1.06),
      to(3.5, 1.95),
      to(3.26, 2.06),
      to(2.9, 1.3),
      to(1.5, 1.72),
      to(1.3, 1.72),
    ),
    block('mid', to(1.7, 0.96), [1.4 * size, 0.14 * size], 0.03),
    plate('paint', 0.08, to(-0.1, 0.74), to(0.56, 0.74), to(0.56, 1.56), to(-0.1, 1.44)),
    vents(to(0.04, 0.98), [0.36 * size, 0.34 * size], 4),
    pin(to(3.2, 1.72), 0.14 * size),
    block('barrel', to(2.0, 0.5), [1.1 * size, 0.3 * size], 0.06),
  ]
}

function cab(to: Scaled): Shape[] {
  return [
    plate(thin('glass'), 0.06, to(3.5, 1.5), to(3.54, 2.86), to(4.5, 2.86), to(4.84, 1.9), to(4.84, 1.2), to(3.5, 1.2)),
    plate('dark', 0.05, to(3.72, 1.3), to(4.02, 1.3), to(3.94, 1.5), to(3.86, 2.04), to(3.7, 2.04)),
    line({ paint: 'line', weight: 1.6 }, to(4.52, 1.4), to(4.38, 1.78)),
    strokes({ paint: 'line', weight: 2.4 }, [
      [to(3.5, 1.1), to(3.54, 2.88)],
      [to(4.18, 1.1), to(4.18, 2.88)],
      [to(4.84, 1.1), to(4.84, 1.9), to(4.5, 2.88)],
    ]),
    plate('paint', 0.06, to(3.42, 2.84), to(4.66, 2.84), to(4.58, 3), to(3.5, 3)),
    plate('paint', 0.06, to(3.44, 0.92), to(4.9, 0.92), to(4.9, 1.3), to(3.44, 1.3)),
  ]
}

/** The arm in front with the bucket that loads the drum, full of sand. */
function loader(to: Scaled, size: number): Shape[] {
  const [foot, bend, end] = [to(3.9, 1.28), to(4.9, 1.2), to(5.62, 0.52)]
  return [
    polygon('mid', to(5.66, 0.86), to(6, 1.06), to(6.35, 0.96), to(6.66, 0.7)),
    ...cylinder(to(4.5, 0.84), to(5.3, 0.84), 0.12 * size, 0.4),
    beam('shade', bend, end, [0.13 * size, 0.11 * size]),
    beam('shade', foot, bend, [0.12 * size, 0.13 * size]),
    plate(
      'dark',
      0.08 * size,
      to(5.5, 0.92),
      to(5.46, 0.3),
      to(5.72, 0.1),
      to(6.2, 0.08),
      to(6.82, 0.66),
      to(6.7, 0.72),
      to(5.66, 0.8),
    ),
    ...cylinder(to(4.9, 1.42), to(5.56, 0.9), 0.1 * size, 0.4),
    pin(foot, 0.07 * size),
    pin(end, 0.07 * size),
    disc(thin('steel'), bend, 0.06 * size),
  ]
}
