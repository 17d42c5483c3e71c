// Parts shared by machines: wheels, tracks, hydraulic cylinders, pins, guard rails, vents.
import { angleOf, between, distance, frame, type Point, polar, type Size } from './geometry.ts'
import { beam, block, dashedRing, disc, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** A smooth tyre with its rim, hub and nuts; `rim` is the rim's share of the radius. */
export function wheel(centre: Point, radius: number, rim = 0.56): Shape[] {
  return [
    disc('dark', centre, radius),
    disc(thin('steel'), centre, radius * rim),
    disc(thin('barrel'), centre, radius * rim * 0.52),
    dashedRing('lug', centre, radius * rim * 0.77, { width: radius * 0.075, marks: 8, share: 0.16 }),
  ]
}

/** A lugged tyre for rough ground. */
export function lugWheel(centre: Point, radius: number, rim = 0.52): Shape[] {
  const lug = radius * 0.06
  return [
    dashedRing('lug', centre, radius - lug / 2, { width: lug, marks: 28, share: 0.58 }),
    ...wheel(centre, radius - lug, rim),
    dashedRing('light', centre, (radius - lug) * 0.83, { width: radius * 0.1, marks: 28, share: 0.14 }),
  ]
}

/** A crawler track on the ground from `left` to `right`, `height` high, with sprocket, idler and rollers. */
export function crawler(left: number, right: number, height: number, rollers: number): Shape[] {
  const end = height / 2
  const pad = height * 0.07
  const inner = end - pad * 2.4
  const first = left + height * 1.12
  const pitch = (right - left - 2.24 * height) / (rollers - 1)
  const small = height * 0.15
  const wheels = Array.from({ length: rollers }, (_, index): Point => [first + index * pitch, pad * 2.2 + small])
  const carriers: Point[] = [0.3, 0.7].map((share) => [left + (right - left) * share, height - pad * 2.6 - small * 0.5])
  return [
    loop('dark', [left, right], [0, height]),
    loop('links', [left, right], [pad / 2, height - pad / 2], pad),
    plate(
      thin('mid'),
      0.05,
      [left + end, height * 0.34],
      [right - end, height * 0.34],
      [right - end, height * 0.7],
      [left + end, height * 0.7],
    ),
    ...carriers.map((centre) => disc(thin('mid'), centre, small * 0.7)),
    ...wheels.map((centre) => disc(thin('mid'), centre, small)),
    disc(thin('mid'), [left + end, end], inner),
    dashedRing('light', [left + end, end], inner * 0.8, { width: height * 0.06, marks: 12, share: 0.45 }),
    disc(thin('steel'), [left + end, end], inner * 0.42),
    disc(thin('mid'), [right - end, end], inner),
    disc(thin('steel'), [right - end, end], inner * 0.36),
  ]
}

/** The start and the end of something along one axis, in metres. */
type Span = readonly [from: number, to: number]

/** The belt of a track: two half rounds joined by straights; `pad` draws it as a row of shoes. */
function loop(paint: string, [left, right]: Span, [bottom, top]: Span, pad?: number): Shape {
  const radius = (top - bottom) / 2
  const belt = block(paint, [left + (pad ? pad / 2 : 0), bottom], [right - left - (pad ?? 0), top - bottom], radius)
  if (!pad) return belt
  const dash = `stroke-width="${pad}" stroke-dasharray="${pad * 1.9} ${pad * 0.7}" `
  return { box: belt.box, svg: (weight) => belt.svg(weight).replace('<rect ', `<rect ${dash}`) }
}

/** A hydraulic cylinder between two pins, barrel at `a`; `out` is the share of its length that is rod. */
export function cylinder(a: Point, b: Point, width: number, out = 0.45): Shape[] {
  const on = frame(a, angleOf(a, b))
  const length = distance(a, b)
  const gland = length * (1 - out)
  const half = width / 2
  const rod = half * 0.52
  return [
    polygon(thin('steel'), on(gland, rod), on(length, rod), on(length, -rod), on(gland, -rod)),
    plate(thin('barrel'), half * 0.5, on(0, half), on(gland, half), on(gland, -half), on(0, -half)),
    polygon(
      thin('mid'),
      on(gland - width * 0.5, half * 1.15),
      on(gland, half * 1.15),
      on(gland, -half * 1.15),
      on(gland - width * 0.5, -half * 1.15),
    ),
    pin(a, half * 0.95),
    pin(b, half * 0.95),
  ]
}

/** The head of a pin. */
export const pin = (centre: Point, radius: number): Shape => disc(thin('steel'), centre, radius)

/** A painted link with a pin at each end. */
export const link = (paint: string, a: Point, b: Point, radius: number): Shape[] => [
  beam(thin(paint), a, b, [radius, radius]),
  pin(a, radius * 0.5),
  pin(b, radius * 0.5),
]

/** A guard rail along a span, standing on `floor`: toe board, middle rail, top rail and posts. */
export function guardRail([left, right]: Span, floor: number, height: number, posts: number): Shape[] {
  const tops = Array.from({ length: posts }, (_, index) => left + ((right - left) * index) / (posts - 1))
  return [
    strokes({ paint: 'line', weight: 0.9 }, [
      [
        [left, floor + height * 0.55],
        [right, floor + height * 0.55],
      ],
      ...tops.map((x): Point[] => [
        [x, floor],
        [x, floor + height],
      ]),
    ]),
    strokes({ paint: 'line', weight: 1.7 }, [
      [
        [left, floor + height],
        [right, floor + height],
      ],
    ]),
    block(thin('mid'), [left, floor], [right - left, 0.15]),
  ]
}

/** Slits in a hood, side by side or one above another. */
export function vents([x, y]: Point, [width, height]: Size, count: number, paint = 'line'): Shape {
  const lines = Array.from({ length: count }, (_, index): Point[] => {
    const level = y + (height * index) / Math.max(1, count - 1)
    return [
      [x, level],
      [x + width, level],
    ]
  })
  return strokes(thin(paint), lines)
}

/** One section of a telescopic boom: a box on the axis, as thick as `base` and, outwards, thinner, as `tip`. */
export function boomSection(paint: string, from: Point, to: Point, [base, tip]: readonly [number, number]): Shape {
  const on = frame(from, angleOf(from, to))
  const length = distance(from, to)
  return polygon(paint, on(0, base / 2), on(length, tip / 2), on(length, -tip / 2), on(0, -base / 2))
}

/** A point on the line from `a` at `degrees`, useful for pins on an arm. */
export const onArm = (a: Point, b: Point, share: number, across: number): Point =>
  polar(between(a, b, share), across, angleOf(a, b) + 90)
