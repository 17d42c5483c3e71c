// Tower cranes: a lattice mast on its footing, the slewing head with cab and jib, ballast on the counter-jib.
import { bars, craneCab, hookBlock, lattice, scaledFrom, sheave } from './crane-parts.ts'
import { between, type Point } from './geometry.ts'
import { guardRail } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** The reference class for the proportions. */
const USUAL_T = 8
const USUAL_RADIUS_M = 58
/** The mast grows with the building; the drawing shows it about half as high as the jib is long. */
const RISE = 0.5
/** The jib ends a little beyond the trolley's last stop. */
const BEYOND_M = 1.2

/** `mast` is its width, `top` the height of the slewing ring, `jib` that of the jib's lower chord, `deep` its depth. */
type Tower = Readonly<{ radius: number; mast: number; top: number; jib: number; deep: number; counter: number }>

export function towerCrane(specs: Specs): Scene {
  const topless = specs['towerHead'] === 'topless'
  const tower = towerOf(specs, topless)
  return {
    kind: 'tower-crane',
    shapes: [
      ...(topless ? [] : pendants(tower)),
      ...mast(tower),
      ...jib(tower),
      ...trolley(tower),
      ...counterJib(tower),
      ...(topless ? [] : towerHead(tower)),
      ...turntable(tower, topless),
    ],
    dimensions: workingRadius(specs, tower),
    personX: tower.mast * 2.4,
  }
}

function towerOf(specs: Specs, topless: boolean): Tower {
  const lifts = known(specs, 'maxLiftingCapacityT') ?? USUAL_T
  const grown = (lifts / USUAL_T) ** 0.3
  const radius = known(specs, 'maxRadiusM') ?? known(specs, 'jibLengthM') ?? USUAL_RADIUS_M * grown
  const mast = 1.8 * grown
  const top = radius * RISE
  const jibLevel = top + mast * 1.25
  // A topless crane's jib has no ties from above, so it is deeper.
  const deep = mast * (topless ? 0.95 : 0.72)
  return { radius, mast, top, jib: jibLevel, deep, counter: radius * 0.22 }
}

const apexOf = ({ radius, mast, jib }: Tower): Point => [-mast * 0.1, jib + radius * 0.12]

/** The radius, if known, along the ground. How high the hook goes depends on the mast that is built. */
function workingRadius(specs: Specs, { radius }: Tower): Dimension[] {
  const key = ['maxRadiusM', 'jibLengthM'].find((one) => known(specs, one))
  return key ? [{ key, valueM: radius, from: [0, 0], to: [radius, 0] }] : []
}

/** Footing, mast sections with their joints, and the climbing frame below the ring. */
function mast({ mast: wide, top }: Tower): Shape[] {
  const bays = Math.round(top / (wide * 1.05))
  const sections = Math.round(top / (wide * 3))
  const joints = Array.from({ length: sections }, (_, index) => (top * index) / sections)
  return [
    ...lattice('paint', wide * 0.13, [{ a: [0, 0.6], b: [0, top], deepA: wide, deepB: wide, bays: bays / 2 }]),
    bars(
      'shade',
      wide * 0.11,
      joints.map(
        (y) =>
          [
            [-wide * 0.56, y + 0.7],
            [wide * 0.56, y + 0.7],
          ] as const,
      ),
    ),
    bars('shade', wide * 0.17, climbingFrame(wide, top)),
    polygon('steel', [-wide * 1.6, 0], [wide * 1.6, 0], [wide * 1.6, 0.6], [-wide * 1.6, 0.6]),
    plate('mid', 0, [-wide * 0.7, 0.6], [wide * 0.7, 0.6], [wide * 0.55, 1], [-wide * 0.55, 1]),
  ]
}

function climbingFrame(wide: number, top: number): (readonly [Point, Point])[] {
  const half = wide * 0.72
  const [low, high] = [top - wide * 3.4, top - wide * 0.1]
  return [
    [
      [-half, low],
      [-half, high],
    ],
    [
      [half, low],
      [half, high],
    ],
    ...[low, (low + high) / 2, high].map((y): readonly [Point, Point] => [
      [-half * 1.1, y],
      [half * 1.1, y],
    ]),
  ]
}

/** Lower chord level, upper chord falling at the tip. */
function jib({ radius, mast: wide, jib: level, deep }: Tower): Shape[] {
  const root = wide * 0.5
  const tip = radius + BEYOND_M
  const falls = tip - 4
  const middle = level + deep / 2
  const bays = Math.round((falls - root) / (deep * 1.35))
  return [
    ...lattice('paint', wide * 0.1, [{ a: [root, middle], b: [falls, middle], deepA: deep, deepB: deep, bays }]),
    bars('paint', wide * 0.1, [
      [
        [falls, level + deep],
        [tip, level + deep * 0.3],
      ],
      [
        [falls, level],
        [tip, level],
      ],
      [
        [tip, level],
        [tip, level + deep * 0.3],
      ],
      [
        [falls, level + deep],
        [(falls + tip) / 2, level],
      ],
    ]),
  ]
}

/** The trolley under the jib, its ropes and hook. */
function trolley({ radius, mast: wide, jib: level }: Tower): Shape[] {
  const x = radius * 0.66
  return [
    ...hookBlock([x, level - 0.2], level * 0.42, wide * 0.55),
    block('dark', [x - wide * 0.6, level - 0.45], [wide * 1.2, 0.4], 0.1),
  ]
}

/** Deck with rail, hoist winch and blocks of ballast hung at its end. */
function counterJib({ mast: wide, jib: level, counter }: Tower): Shape[] {
  const end = -counter
  return [
    ...guardRail([end, -wide * 0.6], level + wide * 0.2, 1.1, 7),
    plate(
      'paint',
      0,
      [end, level - wide * 0.12],
      [-wide * 0.4, level - wide * 0.12],
      [-wide * 0.4, level + wide * 0.24],
      [end, level + wide * 0.24],
    ),
    ...hungBallast(end + 0.3, level, wide),
    plate(
      'mid',
      0.2,
      [end * 0.62, level + wide * 0.2],
      [end * 0.44, level + wide * 0.2],
      [end * 0.46, level + wide * 0.85],
      [end * 0.62, level + wide * 0.85],
    ),
    ...sheave([end * 0.48, level + wide * 0.55], wide * 0.34),
  ]
}

function hungBallast(left: number, level: number, wide: number): Shape[] {
  const [width, height] = [wide * 1.7, wide * 1.9]
  const bottom = level - height * 0.72
  const seams = [1, 2, 3].map((index): Point[] => [
    [left + (width * index) / 4, bottom + 0.2],
    [left + (width * index) / 4, bottom + height - 0.2],
  ])
  return [block('dark', [left, bottom], [width, height], 0.15), strokes(thin('light'), seams)]
}

/** The rungs of the tower head above the jib. */
function towerHead(tower: Tower): Shape[] {
  const { mast: wide, jib: level } = tower
  const apex = apexOf(tower)
  const base = level + wide * 0.3
  const foot: Point = [wide * 0.45, base]
  const back: Point = [-wide * 0.5, base]
  const rungs = [0.25, 0.5, 0.75].map((share) => [between(back, apex, share), between(foot, apex, share)] as const)
  return [bars('paint', wide * 0.13, [[back, apex], [foot, apex], ...rungs]), ...sheave(apex, wide * 0.2)]
}

/** Slewing ring and the frame on it, which holds the whole jib of a topless crane; the cab is beside it. */
function turntable({ mast: wide, top, jib: level, deep }: Tower, topless: boolean): Shape[] {
  const height = level + (topless ? deep + wide * 0.1 : wide * 0.4)
  return [
    plate(
      'paint',
      0.1,
      [-wide * 0.62, top + wide * 0.2],
      [wide * 0.62, top + wide * 0.2],
      [wide * 0.55, height],
      [-wide * 0.55, height],
    ),
    plate(
      'dark',
      0.05,
      [-wide * 0.8, top - wide * 0.08],
      [wide * 0.8, top - wide * 0.08],
      [wide * 0.72, top + wide * 0.26],
      [-wide * 0.72, top + wide * 0.26],
    ),
    ...craneCab(scaledFrom(1.15, [wide * 0.66, level - 2.1])),
  ]
}

/** Tie bars from the apex to the jib and the counter-jib. */
function pendants(tower: Tower): Shape[] {
  const { radius, mast: wide, jib: level, deep, counter } = tower
  const apex = apexOf(tower)
  return [
    strokes({ paint: 'line', weight: 1.3 }, [
      [apex, [radius * 0.36, level + deep]],
      [apex, [radius * 0.74, level + deep]],
      [apex, [-counter * 0.9, level + wide * 0.24]],
    ]),
  ]
}
