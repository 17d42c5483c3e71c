// Tippers: a truck of two to four axles, its body tipped over the tail by a telescopic ram behind the cab.
import { angleOf, distance, frame, type Point } from './geometry.ts'
import { pin, wheel } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, plate, plates, type Shape, strokes, thin } from './shapes.ts'

const USUAL_KG = 28_000
const TYRE_M = 0.51
const TIPPED = 40
/** The front axle is at 0; the machine faces right. */
const BEHIND_CAB_M = -1.05

/** The number of axles follows from the legal mass on two, three and four axles. */
type Truck = Readonly<{ axles: readonly number[]; body: number; hinge: Point }>

function truckFor(kilograms: number): Truck {
  if (kilograms <= 20_000) return { axles: [0, -3.6], body: 3.9, hinge: [-4.5, 1.2] }
  if (kilograms <= 30_000) return { axles: [0, -3.5, -4.86], body: 4.9, hinge: [-5.6, 1.2] }
  return { axles: [0, -1.9, -4.6, -5.96], body: 5.8, hinge: [-6.6, 1.2] }
}

export function tipper(specs: Specs): Scene {
  const truck = truckFor(known(specs, 'grossVehicleWeightKg') ?? USUAL_KG)
  return {
    kind: 'tipper',
    shapes: [
      ...tippedBody(truck),
      ...chassis(truck),
      ...cab(),
      ...truck.axles.flatMap((x) => wheel([x, TYRE_M], TYRE_M, 0.58)),
    ],
    dimensions: [],
  }
}

/** The body tipped about its tail hinge, its flap hanging open, and the ram. */
function tippedBody({ body, hinge }: Truck): Shape[] {
  const on = frame(hinge, TIPPED)
  const ribs = Array.from({ length: 5 }, (_, index) => 0.35 + (index * (body - 0.7)) / 4)
  return [
    ...ram([BEHIND_CAB_M - 0.25, 1], on(body - 0.12, 0.42)),
    plate('dark', 0.03, on(-0.1, 0), on(body * 0.96, 0), on(body * 0.96, 0.2), on(-0.1, 0.2)),
    plate('shade', 0.04, on(-0.5, 1.52), ...flap(on(-0.5, 1.52))),
    plate(
      'paint',
      0.06,
      on(-0.3, 0.18),
      on(body, 0.18),
      on(body + 0.1, 1.6),
      on(body + 0.9, 1.66),
      on(body + 0.9, 1.78),
      on(body - 0.1, 1.74),
      on(body - 0.2, 1.58),
      on(-0.5, 1.58),
    ),
    plates(
      thin('shade'),
      0.02,
      ribs.map((x) => [on(x - 0.06, 0.22), on(x + 0.06, 0.22), on(x + 0.06, 1.46), on(x - 0.06, 1.46)]),
    ),
    strokes('line', [[on(-0.48, 1.46), on(body - 0.02, 1.46)]]),
    pin(on(0, 0.02), 0.11),
  ]
}

/** The tail flap hangs straight down from its upper edge. */
const flap = ([x, y]: Point): Point[] => [
  [x - 0.04, y - 1.26],
  [x + 0.06, y - 1.28],
  [x + 0.1, y - 0.02],
]

/** Stages of the ram, each thinner than the one around it. */
function ram(foot: Point, top: Point): Shape[] {
  const on = frame(foot, angleOf(foot, top))
  const length = distance(foot, top)
  const stage = (from: number, to: number, half: number) => [
    on(length * from, half),
    on(length * to, half),
    on(length * to, -half),
    on(length * from, -half),
  ]
  return [
    plate(thin('steel'), 0.01, ...stage(0.6, 1, 0.06)),
    plate(thin('steel'), 0.01, ...stage(0.34, 0.66, 0.085)),
    plate(thin('barrel'), 0.03, ...stage(0, 0.36, 0.12)),
    pin(foot, 0.1),
    pin(top, 0.08),
  ]
}

/** Frame rails, tank, wings over the wheels, tail lamp. */
function chassis({ axles, hinge }: Truck): Shape[] {
  const tail = hinge[0] - 0.3
  const wings = axles.slice(axles.length > 3 ? 2 : 1)
  const tank = (axles[1] ?? 0) + 0.95
  return [
    plate('dark', 0.04, [tail, 0.84], [1, 0.78], [1, 1.1], [tail, 1.12]),
    plate(
      'dark',
      0.04,
      [hinge[0] - 0.16, 0.9],
      [hinge[0] + 0.3, 0.9],
      [hinge[0] + 0.16, 1.28],
      [hinge[0] - 0.14, 1.28],
    ),
    block('mid', [BEHIND_CAB_M - 0.5, 0.86], [0.5, 0.3], 0.03),
    block('steel', [tank, 0.44], [Math.min(1.1, BEHIND_CAB_M - tank), 0.5], 0.1),
    block('dark', [tail - 0.04, 0.66], [0.1, 0.2], 0.02),
    ...wings.map((x) => block('dark', [x - 0.56, 0.98], [1.12, 0.1], 0.04)),
  ]
}

/** The cab over the engine: high flat front, windscreen, door, steps, mirror. */
function cab(): Shape[] {
  return [
    plate('dark', 0.08, [-0.92, 0.7], [1.32, 0.36], [1.42, 0.5], [1.42, 0.96], [-0.92, 1.1]),
    plate(
      'paint',
      0.12,
      [-1, 0.98],
      [-0.6, 1.16],
      [0.6, 1.16],
      [0.74, 0.8],
      [1.4, 0.8],
      [1.42, 1.7],
      [1.22, 2.86],
      [1.06, 2.98],
      [-0.94, 2.98],
      [-1, 2.8],
    ),
    plate(thin('glass'), 0.05, [0.1, 1.92], [0.1, 2.7], [0.9, 2.7], [1.02, 1.92]),
    plate(thin('glass'), 0.03, [1.16, 1.92], [1.34, 1.92], [1.2, 2.7], [1.06, 2.7]),
    strokes(thin('line'), [
      [
        [-0.02, 1.2],
        [-0.02, 2.84],
        [0.98, 2.84],
        [1.1, 1.84],
        [1.08, 0.84],
      ],
      [
        [0.1, 1.72],
        [0.26, 1.72],
      ],
      [
        [-0.82, 2.2],
        [-0.3, 2.2],
      ],
    ]),
    plate('dark', 0.03, [1.32, 1.98], [1.52, 2.02], [1.48, 2.5], [1.36, 2.5]),
    block(thin('steel'), [1.26, 0.62], [0.16, 0.16], 0.03),
  ]
}
