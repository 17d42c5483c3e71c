// Carriers of cranes that drive on the road: the truck's with its low cab, the all-terrain's with its many large tyres.
import { outrigger, type Scaled, scaledFrom, traced } from './crane-parts.ts'
import type { Point } from './geometry.ts'
import { block, disc, line, plate, type Shape, strokes, thin } from './shapes.ts'

/** Axles by their x, the slewing ring at 0, the cab to the left; `legs` the outriggers' x; heights above the ground. */
export type RoadCarrier = Readonly<{
  axles: readonly number[]
  radius: number
  front: number
  rear: number
  legs: readonly number[]
  deck: number
  cab: (to: Scaled) => Shape[]
}>

export function roadCarrier(carrier: RoadCarrier): Shape[] {
  const { axles, radius, legs, deck } = carrier
  return [
    ...frame(carrier),
    guards(axles, radius),
    ...axles.flatMap((x) => roadWheel([x, radius], radius)),
    ...legs.flatMap((x) => outrigger(x, deck - 0.12, 1)),
    ...carrier.cab(scaledFrom(1, [carrier.front, 0])),
  ]
}

/** The chassis, its deck plate, steps and boxes between the wheels. */
function frame({ front, rear, radius, deck, axles, legs }: RoadCarrier): Shape[] {
  const low = radius * 1.02
  const start = front + 1.4
  return [
    plate('dark', 0.08, [start, low], [rear, low], [rear, deck - 0.34], [start, deck - 0.34]),
    plate(
      'paint',
      0.06,
      [start, deck - 0.5],
      [rear + 0.05, deck - 0.5],
      [rear + 0.05, deck - 0.12],
      [start, deck - 0.12],
    ),
    line(thin('line'), [start + 0.2, deck - 0.3], [rear - 0.2, deck - 0.3]),
    ...boxes(axles, legs, radius, deck),
    block(thin('steel'), [rear - 0.06, low + 0.08], [0.1, 0.16], 0.02),
  ]
}

/** Tank and tool boxes wherever the wheels leave room for them. */
function boxes(axles: readonly number[], legs: readonly number[], radius: number, deck: number): Shape[] {
  const stops = [...axles, ...legs].toSorted((a, b) => a - b)
  return stops.slice(1).flatMap((next, index) => {
    const before = stops[index] ?? next
    const reach = (x: number) => (axles.includes(x) ? radius * 1.2 : 0.5)
    const left = before + reach(before)
    const width = next - reach(next) - left
    return width > 0.45 ? [block(thin('mid'), [left, radius * 0.75], [width, deck - 0.62 - radius * 0.75], 0.08)] : []
  })
}

/** Tyre, rim and hub: on a carrier with eight axles, nuts would only be noise. */
const roadWheel = (centre: Point, radius: number): Shape[] => [
  disc('dark', centre, radius),
  disc(thin('steel'), centre, radius * 0.6),
  disc(thin('barrel'), centre, radius * 0.3),
]

/** Mudguards, all in one mark. */
const guards = (axles: readonly number[], radius: number): Shape =>
  strokes(
    { paint: 'line', weight: 2.2 },
    axles.map((x): Point[] => [
      [x - radius * 1.08, radius * 1.5],
      [x - radius * 0.7, radius * 2.1],
      [x + radius * 0.7, radius * 2.1],
      [x + radius * 1.08, radius * 1.5],
    ]),
  )

/** The truck's cab: upright windscreen, door over the first step, bumper and lamps. */
export function truckCab(to: Scaled): Shape[] {
  return [
    plate('dark', 0.06, ...traced(to, [0, 0.5, 1.7, 0.5, 1.7, 0.95, -0.04, 0.95])),
    plate('paint', 0.14, ...traced(to, [0, 0.86, 1.72, 0.86, 1.72, 2.5, 1.6, 2.66, 0.3, 2.66, 0.14, 2.5, 0, 1.7])),
    plate(thin('glass'), 0.05, ...traced(to, [0.14, 1.68, 0.3, 2.46, 0.56, 2.46, 0.56, 1.6, 0.16, 1.6])),
    plate(thin('glass'), 0.05, ...traced(to, [0.7, 1.6, 0.7, 2.46, 1.34, 2.46, 1.34, 1.6])),
    strokes(thin('line'), [
      [to(0.63, 0.98), to(0.63, 2.56)],
      [to(1.44, 0.98), to(1.44, 2.56)],
      [to(1.2, 1.42), to(1.36, 1.42)],
      [to(0.08, 1.24), to(0.4, 1.24)],
    ]),
    block(thin('steel'), to(-0.04, 0.62), [0.26, 0.16], 0.03),
  ]
}
