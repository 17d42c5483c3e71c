// The boom of telehandlers: a deep box that telescopes, a head bent down at its end, a carriage with two forks.
import { angleOf, frame, type Point, polar } from './geometry.ts'
import { boomSection, cylinder, pin } from './parts.ts'
import { type Dimension, known, type Specs } from './scene.ts'
import { block, plate, type Shape, strokes } from './shapes.ts'
import { fork } from './wheeled-parts.ts'

/** Distance of the fork face below and in front of the boom's end. */
const DROP_M = 0.78
const AHEAD_M = 0.34
const FORKS_M = 1.2
/** The head covers this much of the last section's end. */
const HEAD_M = 0.7

/**
 * `root` is the boom's pin, `ramFoot` the pin of the lift cylinder, `lift` the height of the forks' upper face;
 * `section` is the longest section of the class, `depth` the depth of the first one.
 */
export type HandlerBoom = Readonly<{
  root: Point
  ramFoot: Point
  lift: number
  degrees: number
  section: number
  depth: number
}>

/** The end of the boom that puts its forks at the lift height. */
function tipOf({ root, lift, degrees }: HandlerBoom): Point {
  const rise = lift + DROP_M - root[1]
  return polar(root, rise / Math.sin((degrees * Math.PI) / 180), degrees)
}

/** The lift height is shown at the tips of the forks. */
export function liftHeight(specs: Specs, boom: HandlerBoom): Dimension[] {
  const valueM = known(specs, 'maxLiftHeightM')
  const x = tipOf(boom)[0] + AHEAD_M + FORKS_M
  return valueM ? [{ key: 'maxLiftHeightM', valueM, from: [x, 0], to: [x, valueM] }] : []
}

export function handlerBoom(boom: HandlerBoom): Shape[] {
  const tip = tipOf(boom)
  const length = Math.hypot(tip[0] - boom.root[0], tip[1] - boom.root[1])
  const on = frame(boom.root, angleOf(boom.root, tip))
  const base = length / Math.max(2, Math.ceil(length / boom.section))
  return [
    ...sections(on, length, base, boom.depth),
    ...head(on, length, depthAt(Math.round(length / base) - 1, boom.depth), tip),
    ...cylinder(boom.ramFoot, on(base * 0.5, -boom.depth * 0.3), boom.depth * 0.46, 0.45),
    pin(boom.root, boom.depth * 0.26),
  ]
}

type Axis = (along: number, across: number) => Point

/** Each section slides in the one before. */
const depthAt = (index: number, depth: number) => depth * 0.84 ** index

/** Sections from the last to the base, each with the collar of the one that holds it. */
function sections(on: Axis, length: number, base: number, depth: number): Shape[] {
  const count = Math.round(length / base)
  return Array.from({ length: count }, (_, index) => count - 1 - index).flatMap((index) => {
    const thick = depthAt(index, depth)
    const start = index === 0 ? -depth * 0.7 : base * index - depth
    const end = base * (index + 1) - (index === count - 1 ? HEAD_M * 0.6 : 0)
    const mouth = [
      on(end - thick * 0.5, thick * 0.6),
      on(end, thick * 0.6),
      on(end, -thick * 0.6),
      on(end - thick * 0.5, -thick * 0.6),
    ]
    return [
      boomSection(index % 2 === 0 ? 'paint' : 'shade', on(start, 0), on(end, 0), [thick, thick]),
      ...(index < count - 1 ? [plate('paint', 0.03, ...mouth)] : []),
    ]
  })
}

/** The bent head at the end of the last section, its tilt cylinder, the carriage with its backrest, the forks. */
function head(on: Axis, length: number, thick: number, tip: Point): Shape[] {
  const near = (x: number, y: number): Point => [tip[0] + x, tip[1] + y]
  const level = tip[1] - DROP_M
  const face = tip[0] + AHEAD_M
  return [
    fork([face - 0.08, level], FORKS_M + 0.08, 0.09, 0.7),
    strokes({ paint: 'line', weight: 1.2 }, [
      [
        [face - 0.06, level],
        [face - 0.06, level + 1.25],
      ],
    ]),
    ...cylinder(on(length - 1.25, -thick * 0.5), near(0.02, -0.56), 0.14, 0.4),
    plate(
      'dark',
      0.09,
      on(length - HEAD_M, thick * 0.56),
      near(-0.04, 0.26),
      near(0.14, 0.2),
      near(0.22, 0),
      near(0.22, -0.72),
      near(0, -0.72),
      near(-0.08, -0.4),
      on(length - HEAD_M, -thick * 0.56),
    ),
    block('mid', [face - 0.18, level + 0.04], [0.12, 0.64], 0.03),
    pin(near(0.1, -0.58), 0.07),
    pin(near(0.05, 0.04), 0.06),
  ]
}
