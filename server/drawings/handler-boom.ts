// The boom of telehandlers: a deep box that telescopes, a head bent down at its end, a carriage with two forks.
import { add, angleOf, clip, distance, frame, type Point, polar, steps } from './geometry.ts'
import { boomSection, cylinder, pin } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
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

/** A boom stands no less and no more steeply than this at full lift. */
const ANGLES = [38, 78] as const

/** The angle at which one length of the boom gives both the lift height and the known reach before the tyres. */
function fittingAngle(boom: HandlerBoom, reach: number | undefined, tyres: number) {
  if (!reach) return undefined
  const length = reach + tyres - AHEAD_M - boom.root[0]
  const angle = (Math.asin((boom.lift + DROP_M - boom.root[1]) / length) * 180) / Math.PI
  return angle >= ANGLES[0] && angle <= ANGLES[1] ? angle : undefined
}

/** The boom at its true length, if lift height and reach before the tyres are known, with what a sheet shows of it. */
export function fittedBoom(boom: HandlerBoom, specs: Specs, tyres: number) {
  const [lift, reach] = [known(specs, 'maxLiftHeightM'), known(specs, 'maxForwardReachM')]
  const angle = lift && fittingAngle(boom, reach, tyres)
  const fitted = angle ? { ...boom, degrees: angle } : boom
  const shown: Pick<Scene, 'dimensions' | 'envelope' | 'outFrom'> = {
    dimensions: [...liftHeight(specs, fitted), ...forwardReach(reach, tyres)],
    ...(angle && { envelope: range(fitted), outFrom: tyres }),
  }
  return { boom: fitted, shown }
}

/** The lift height is shown at the tips of the forks. */
function liftHeight(specs: Specs, boom: HandlerBoom): Dimension[] {
  const valueM = known(specs, 'maxLiftHeightM')
  const x = tipOf(boom)[0] + AHEAD_M + FORKS_M
  return valueM ? [{ key: 'maxLiftHeightM', valueM, from: [x, 0], to: [x, valueM] }] : []
}

const forwardReach = (valueM: number | undefined, tyres: number): Dimension[] =>
  valueM ? [{ key: 'maxForwardReachM', valueM, from: [tyres, 0], to: [tyres + valueM, 0] }] : []

/** The places of the forks' heel: the boom out and in, from the ground to its steepest angle. */
function range(boom: HandlerBoom): Point[] {
  const { root, degrees, section } = boom
  const longest = distance(root, tipOf(boom))
  const shortest = longest / sectionsOf(longest, section)
  const heel = (length: number, angle: number) => add(polar(root, length, angle), [AHEAD_M, -DROP_M])
  return clip(
    [
      ...steps(-30, 0, 8).map((angle) => heel(longest, angle)),
      ...steps(0, degrees, 16).map((angle) => heel(longest, angle)),
      ...steps(degrees, -50, 16).map((angle) => heel(shortest, angle)),
    ],
    ([, y]) => y,
  )
}

/** Each section of a boom is at most as long as the longest of its class. */
const sectionsOf = (length: number, section: number) => Math.max(2, Math.ceil(length / section))

export function handlerBoom(boom: HandlerBoom): Shape[] {
  const tip = tipOf(boom)
  const length = distance(boom.root, tip)
  const on = frame(boom.root, angleOf(boom.root, tip))
  const base = length / sectionsOf(length, boom.section)
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
