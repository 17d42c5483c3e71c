// Machines that lay and mill asphalt: the paver with its screed and the cold mill with its conveyor.
import { angleOf, between, frame, type Point } from './geometry.ts'
import { crawler, cylinder, lugWheel, pin, vents, wheel } from './parts.ts'
import { type Scaled, scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { beam, block, dashedRing, disc, extentOf, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** Masses of the reference machines for the proportions, in kilograms. */
const PAVER_KG = 18_000
const MILL_KG = 29_000

const sizeOf = (specs: Specs, usualKg: number) => Math.cbrt((known(specs, 'operatingWeightKg') ?? usualKg) / usualKg)

export function asphaltPaver(specs: Specs): Scene {
  const size = sizeOf(specs, PAVER_KG)
  const to = scaled(size)
  const running = specs['undercarriage'] === 'wheeled' ? paverWheels(to, size) : paverTrack(size)
  return {
    kind: 'asphalt-paver',
    shapes: [...mat(to), ...canopy(to), ...tractor(to, size), ...running, ...hopper(to, size), ...screed(to, size)],
    dimensions: [],
    personX: 7.2 * size,
  }
}

const paverTrack = (size: number): Shape[] => [slid(crawler(0, 2.9 * size, 0.82 * size, 4), 1.75 * size)]

const paverWheels = (to: Scaled, size: number): Shape[] => [
  ...lugWheel(to(2.45, 0.75), 0.75 * size),
  ...[3.75, 4.45].flatMap((x) => wheel(to(x, 0.3), 0.3 * size, 0.6)),
]

function slid(shapes: readonly Shape[], metres: number): Shape {
  const box = extentOf(shapes)
  return {
    box: { ...box, left: box.left + metres, right: box.right + metres },
    svg: (weight) => `<g transform="translate(${metres} 0)">${shapes.map((shape) => shape.svg(weight)).join('')}</g>`,
  }
}

/** The finished layer behind, and the heap that the auger spreads in front of the screed. */
const mat = (to: Scaled): Shape[] => [
  polygon('dark', to(-1.3, 0), to(-1.2, 0.08), to(0.6, 0.08), to(0.6, 0)),
  polygon('dark', to(0.9, 0), to(1, 0.42), to(1.3, 0.5), to(1.74, 0)),
]

/** The stand's roof on its posts, seat and console under it. */
function canopy(to: Scaled): Shape[] {
  return [
    strokes({ paint: 'line', weight: 2.6 }, [
      [to(1.36, 1.5), to(1.36, 3.5)],
      [to(3, 1.9), to(3, 3.5)],
    ]),
    plate('dark', 0.05, to(1.5, 1.66), to(1.9, 1.66), to(1.9, 1.94), to(1.7, 1.98), to(1.62, 2.5), to(1.46, 2.48)),
    plate('mid', 0.03, to(2.24, 1.66), to(2.5, 1.66), to(2.4, 2.26), to(2.16, 2.2)),
    line({ paint: 'line', weight: 1.8 }, to(2.08, 2.18), to(2.42, 2.34)),
    strokes({ paint: 'line', weight: 1.2 }, [[to(1.36, 2.3), to(1.24, 2.3), to(1.24, 1.6)]]),
    plate('paint', 0.08, to(1, 3.46), to(3.44, 3.46), to(3.36, 3.66), to(1.1, 3.66)),
    block('barrel', to(3.34, 1.9), [0.13, 0.75]),
  ]
}

function tractor(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'paint',
      0.1 * size,
      to(1.2, 0.72),
      to(4.5, 0.72),
      to(4.5, 1.5),
      to(4.3, 1.94),
      to(2.66, 1.98),
      to(2.56, 1.66),
      to(1.2, 1.66),
    ),
    block('dark', to(3.1, 1.28), [0.9 * size, 0.48 * size], 0.03),
    vents(to(3.2, 1.36), [0.7 * size, 0.3 * size], 4, 'light'),
    strokes(thin('line'), [
      [to(2.62, 0.9), to(2.62, 1.66)],
      [to(1.24, 1.4), to(2.6, 1.4)],
    ]),
  ]
}

/** The heaped bin in front, filled by lorries; its rollers push the lorry along. */
function hopper(to: Scaled, size: number): Shape[] {
  return [
    polygon('dark', to(4.5, 1.5), to(5, 1.98), to(5.5, 1.9), to(6.25, 1.4)),
    block('dark', to(4.4, 0.5), [1.75 * size, 0.24 * size], 0.03),
    plate('paint', 0.06, to(4.42, 0.7), to(6.2, 0.7), to(6.46, 1.5), to(6.3, 1.56), to(4.6, 1.62), to(4.42, 1.4)),
    strokes(thin('line'), [
      [to(4.95, 0.72), to(5.02, 1.58)],
      [to(5.55, 0.72), to(5.68, 1.56)],
      [to(4.5, 1.4), to(6.4, 1.36)],
    ]),
    disc('steel', to(6.3, 0.58), 0.17 * size),
    disc(thin('barrel'), to(6.3, 0.58), 0.07 * size),
  ]
}

/** Auger, the screed with its step and rail, and its tow arm beside the tractor. */
function screed(to: Scaled, size: number): Shape[] {
  return [
    disc('steel', to(1.32, 0.36), 0.24 * size),
    dashedRing('lug', to(1.32, 0.36), 0.17 * size, { width: 0.1 * size, marks: 6, share: 0.4 }),
    ...cylinder(to(1.5, 1.34), to(0.86, 0.64), 0.13 * size, 0.4),
    block('dark', to(-0.42, 0.24), [0.62 * size, 0.09 * size]),
    strokes({ paint: 'line', weight: 1.3 }, [
      [to(-0.36, 0.32), to(-0.36, 1.24), to(0.24, 1.24)],
      [to(-0.36, 0.8), to(0.24, 0.8)],
      [to(0.24, 0.6), to(0.24, 1.24)],
    ]),
    plate('paint', 0.05, to(0.06, 0.08), to(1.02, 0.08), to(1.1, 0.24), to(0.96, 0.66), to(0.16, 0.66), to(0.06, 0.54)),
    block('dark', to(0.1, 0.08), [0.94 * size, 0.12 * size], 0.02),
    plate('shade', 0.05, to(0.5, 0.7), to(0.56, 0.48), to(1.3, 0.78), to(3.95, 0.98), to(4.02, 1.16), to(1.24, 1.02)),
    ...cylinder(to(4.02, 1.62), to(3.96, 1.08), 0.12 * size, 0.4),
    pin(to(0.62, 0.6), 0.06 * size),
  ]
}

export function coldMill(specs: Specs): Scene {
  const size = sizeOf(specs, MILL_KG)
  const to = scaled(size)
  return {
    kind: 'cold-milling-machine',
    shapes: [
      ...conveyor(to, size),
      ...stand(to),
      ...column(to, 0.95, size),
      ...column(to, 5.5, size),
      ...cutter(to, size),
      ...body(to, size),
    ],
    dimensions: [],
    // Nobody stands under the belt.
    personX: 'behind',
  }
}

/** A crawler on the column that raises and lowers the machine over the drum. */
function column(to: Scaled, x: number, size: number): Shape[] {
  return [
    block('steel', to(x - 0.17, 0.5), [0.34 * size, 0.8 * size]),
    block('barrel', to(x - 0.24, 0.98), [0.48 * size, 0.5 * size]),
    slid(crawler(0, 1.7 * size, 0.72 * size, 2), (x - 0.85) * size),
    polygon('dark', to(x - 0.4, 0.42), to(x + 0.4, 0.42), to(x + 0.2, 0.82), to(x - 0.2, 0.82)),
  ]
}

/** The drum with its picks, in its housing. */
function cutter(to: Scaled, size: number): Shape[] {
  const centre = to(3.2, 0.55)
  return [
    plate('mid', 0.06, to(2.2, 0.12), to(4.25, 0.12), to(4.4, 1.4), to(2.1, 1.4)),
    dashedRing('lug', centre, 0.5 * size, { width: 0.1 * size, marks: 18, share: 0.4 }),
    disc('barrel', centre, 0.46 * size),
    dashedRing('light', centre, 0.34 * size, { width: 0.1 * size, marks: 14, share: 0.35 }),
    disc(thin('dark'), centre, 0.17 * size),
    line({ paint: 'line', weight: 1.8 }, to(2.1, 0.14), to(2.1, 1.3)),
  ]
}

/** Frame, engine hood at the back with its louvres, ladder, and the tank in front. */
function body(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'paint',
      0.12 * size,
      to(0, 1.24),
      to(6.45, 1.24),
      to(6.5, 1.7),
      to(6.2, 2.2),
      to(4.3, 2.3),
      to(4.2, 1.96),
      to(2.7, 1.96),
      to(2.6, 2.74),
      to(0.3, 2.7),
      to(0, 2.3),
    ),
    block('dark', to(0.3, 1.7), [1.1 * size, 0.76 * size], 0.03),
    vents(to(0.42, 1.82), [0.86 * size, 0.52 * size], 6, 'light'),
    block('barrel', to(2.1, 2.7), [0.16 * size, 0.56 * size]),
    strokes(thin('line'), [
      [to(1.6, 1.3), to(1.6, 2.7)],
      [to(4.3, 1.3), to(4.3, 2.2)],
      [to(0.06, 1.5), to(6.4, 1.5)],
    ]),
    strokes({ paint: 'line', weight: 1.2 }, [
      [to(1.8, 0.5), to(1.8, 1.24)],
      [to(2.04, 0.5), to(2.04, 1.24)],
      [to(1.8, 0.6), to(2.04, 0.6)],
      [to(1.8, 0.9), to(2.04, 0.9)],
    ]),
  ]
}

/** The driver's stand in the middle under its roof. */
function stand(to: Scaled): Shape[] {
  return [
    strokes({ paint: 'line', weight: 2.4 }, [
      [to(2.76, 1.9), to(2.76, 3.7)],
      [to(4.1, 1.9), to(4.1, 3.7)],
    ]),
    strokes({ paint: 'line', weight: 1.2 }, [[to(2.76, 2.7), to(4.1, 2.7)]]),
    plate('dark', 0.05, to(2.92, 1.94), to(3.24, 1.94), to(3.2, 2.4), to(3.02, 2.94), to(2.88, 2.92)),
    plate('mid', 0.03, to(3.66, 1.94), to(3.96, 1.94), to(3.9, 2.58), to(3.6, 2.5)),
    plate('paint', 0.07, to(2.5, 3.66), to(4.5, 3.66), to(4.4, 3.84), to(2.6, 3.84)),
  ]
}

/** The belt that loads lorries: hung from the front by its cylinder, longer than half the machine. */
function conveyor(to: Scaled, size: number): Shape[] {
  const [foot, tip]: [Point, Point] = [to(6.05, 1.1), to(10.9, 3.85)]
  const on = frame(foot, angleOf(foot, tip))
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
  const ribs = Array.from({ length: 7 }, (_, index) => (long * (index + 1)) / 8)
  return [
    ...cylinder(to(6.2, 2.1), between(foot, tip, 0.5), 0.14 * size, 0.5),
    beam('dark', on(0, -0.1 * size), on(long, -0.1 * size), [0.2 * size, 0.17 * size]),
    polygon(
      'paint',
      on(0.1, 0.3 * size),
      on(long * 0.97, 0.25 * size),
      on(long * 0.97, -0.2 * size),
      on(0.1, -0.24 * size),
    ),
    strokes(
      thin('line'),
      ribs.map((along) => [on(along, 0.26 * size), on(along, -0.2 * size)]),
    ),
    disc('steel', on(long, -0.08 * size), 0.12 * size),
    pin(foot, 0.12 * size),
  ]
}
