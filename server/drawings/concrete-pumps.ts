// Concrete pumps: the lorry with its placing boom, and the trailer that pumps through a pipeline.
import { angleOf, clip, frame, type Point, polar, steps } from './geometry.ts'
import { CAB_M, FRAME_M, lorry } from './lorry-parts.ts'
import { cylinder, pin, vents } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { beam, block, disc, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { jackLeg, towBar, trailerWheel } from './towed-parts.ts'

const USUAL_REACH_M = 36
const USUAL_SECTIONS = 4
/** The angle of the first section at work, and of the last one. */
const FIRST_ANGLE = 76
const LAST_ANGLE = -74
const HOSE_M = 3

/** The boom's pivot, and the length of its sections from the root outwards. */
type Boom = Readonly<{ root: Point; sections: readonly number[] }>

export function boomPump(specs: Specs): Scene {
  const reach = known(specs, 'verticalReachM')
  const length = 11.5 * Math.sqrt((reach ?? USUAL_REACH_M) / USUAL_REACH_M)
  const boom = placingBoom(reach ?? USUAL_REACH_M, Math.round(known(specs, 'boomSections') ?? USUAL_SECTIONS), length)
  const rear = [1.9, 3.25, ...(length > 12.5 ? [4.6] : [])]
  return {
    kind: 'boom-pump',
    shapes: [
      ...outriggers(length),
      ...lorry(length, rear),
      ...deck(length),
      ...pedestal(boom.root),
      ...boomShapes(boom),
    ],
    dimensions: reach
      ? [{ key: 'verticalReachM', valueM: reach, from: [boom.root[0], 0], to: [boom.root[0], reach] }]
      : [],
    ...(reach && { envelope: reachOf(boom) }),
    personX: length + 1.2,
  }
}

/** Sections that add up to the vertical reach over the root, each a little shorter than the one before. */
function placingBoom(reach: number, count: number, length: number): Boom {
  const root: Point = [length - CAB_M - 1.15, 3.55]
  const shares = Array.from({ length: count }, (_, index) => 1 - index * 0.05)
  const whole = shares.reduce((sum, share) => sum + share)
  return { root, sections: shares.map((share) => ((reach - root[1]) * share) / whole) }
}

/** The range of the stretched boom's tip in front of the pedestal. */
function reachOf({ root, sections }: Boom): Point[] {
  const long = sections.reduce((sum, section) => sum + section)
  const around = steps(90, -20, 30).map((degrees) => polar(root, long, degrees))
  return clip([[root[0], 0], ...around.toReversed()], ([, y]) => y)
}

/** The joints of the boom at work: up, over and down, evenly bent. */
function joints({ root, sections }: Boom): Point[] {
  return sections.reduce<Point[]>(
    (all, section, index) => {
      const bent = (index / Math.max(1, sections.length - 1)) ** 0.9
      return [...all, polar(all.at(-1) ?? root, section, FIRST_ANGLE + (LAST_ANGLE - FIRST_ANGLE) * bent)]
    },
    [root],
  )
}

/** Sections, thinner outwards, with the pipe along them, a cylinder at every joint, and the hose at the end. */
function boomShapes(boom: Boom): Shape[] {
  const points = joints(boom)
  const tip = points.at(-1) ?? boom.root
  const count = boom.sections.length
  const thick = (index: number) => 0.36 - (0.22 * index) / count
  const sections = boom.sections.flatMap((_, index): Shape[] => {
    const [from, to] = [points[index] ?? tip, points[index + 1] ?? tip]
    const on = frame(from, angleOf(from, to))
    const [length, half] = [Math.hypot(to[0] - from[0], to[1] - from[1]), thick(index)]
    return [
      line({ paint: 'line', weight: 1.4 }, from, on(0.6, half * 1.5), on(length - 0.6, half * 1.3), to),
      beam(index % 2 === 0 ? 'paint' : 'shade', from, to, [half, thick(index + 1) * 0.9]),
    ]
  })
  const elbows = points
    .slice(1, -1)
    .flatMap((joint, index) => elbow(points[index] ?? joint, joint, points[index + 2] ?? tip, thick(index + 1)))
  return [
    line({ paint: 'line', weight: 2.6 }, tip, [tip[0] + 0.05, tip[1] - HOSE_M]),
    ...sections,
    ...elbows,
    pin(boom.root, 0.22),
    disc('dark', tip, 0.22),
  ]
}

/** The cylinder under a joint, its rocker plate, and the pin. */
function elbow(before: Point, joint: Point, after: Point, half: number): Shape[] {
  const inner = frame(before, angleOf(before, joint))
  const outer = frame(joint, angleOf(joint, after))
  const length = Math.hypot(joint[0] - before[0], joint[1] - before[1])
  return [
    ...cylinder(inner(length - 2.4, -half * 1.2), outer(1.1, -half * 0.85), half * 0.9, 0.4),
    disc('dark', joint, half * 1.35),
    pin(joint, half * 0.55),
  ]
}

/** Lowered legs in front and behind; the front ones stand further out. */
const outriggers = (length: number): Shape[] =>
  [0.75, length - CAB_M - 0.45].flatMap((x) => [
    block('steel', [x - 0.1, 0.1], [0.2, 0.9]),
    block('paint', [x - 0.17, 0.55], [0.34, 0.9], 0.03),
    polygon('dark', [x - 0.4, 0], [x + 0.4, 0], [x + 0.18, 0.16], [x - 0.18, 0.16]),
  ])

/** The turning column behind the cab with the cylinder that lifts the boom. */
function pedestal(root: Point): Shape[] {
  const [x, y] = root
  return [
    plate('dark', 0.06, [x - 0.8, FRAME_M], [x + 0.8, FRAME_M], [x + 0.62, 1.9], [x - 0.62, 1.9]),
    block('mid', [x - 0.66, 1.86], [1.32, 0.2], 0.03),
    ...cylinder([x + 0.55, 2.3], polar(root, 3.2, FIRST_ANGLE - 3), 0.34, 0.45),
    plate(
      'shade',
      0.08,
      [x - 0.5, 2.04],
      [x + 0.72, 2.04],
      [x + 0.66, 2.45],
      [x + 0.34, y + 0.25],
      [x - 0.34, y + 0.25],
    ),
  ]
}

/** Pump, water tank and hopper behind, with the step to its grid. */
function deck(length: number): Shape[] {
  const end = length - CAB_M - 2.2
  return [
    block('paint', [1.5, FRAME_M + 0.04], [end - 1.5, 0.42], 0.04),
    block('steel', [2.0, FRAME_M + 0.46], [(end - 2) * 0.45, 0.34], 0.15),
    block('dark', [2.1 + (end - 2) * 0.5, FRAME_M + 0.44], [(end - 2) * 0.36, 0.62], 0.05),
    vents([2.3 + (end - 2) * 0.5, FRAME_M + 0.58], [(end - 2) * 0.26, 0.34], 4, 'light'),
    plate('paint', 0.05, [-0.35, 1.62], [1.3, 1.62], [1.1, 0.86], [0.8, 0.62], [0.1, 0.62], [-0.25, 1.1]),
    block('dark', [-0.42, 1.58], [1.8, 0.12], 0.02),
    disc('dark', [0.45, 1.05], 0.2),
    pin([0.45, 1.05], 0.08),
  ]
}

export function stationaryPump(_specs: Specs): Scene {
  return {
    kind: 'stationary-concrete-pump',
    shapes: [
      ...pipeline(),
      ...jackLeg(0.55, 0.7),
      ...jackLeg(3.9, 0.7),
      ...towBar([4.2, 0.68], [5.5, 0.62]),
      ...pumpFrame(),
      ...pumpHopper(),
      ...engineHood(),
      ...trailerWheel(2.35, 0.38),
    ],
    dimensions: [],
    personX: 6.2,
  }
}

/** The pipeline with its couplings: out under the hopper, along the ground and up. */
function pipeline(): Shape[] {
  const way: Point[] = [
    [0.3, 0.62],
    [-0.5, 0.62],
    [-0.85, 0.17],
    [-2.05, 0.17],
    [-2.3, 0.42],
    [-2.3, 2.7],
  ]
  const spots: Point[] = [
    [-1.25, 0.17],
    [-1.9, 0.17],
  ]
  return [
    ...way.slice(1).map((to, index) => beam(thin('steel'), way[index] ?? to, to, [0.085, 0.085])),
    ...spots.map(([x, y]) => block('dark', [x - 0.045, y - 0.13], [0.09, 0.26], 0.02)),
    ...[0.7, 1.65, 2.6].map((y) => block('dark', [-2.43, y], [0.26, 0.09], 0.02)),
    block('dark', [-0.5, 0.49], [0.09, 0.26], 0.02),
  ]
}

/** Frame with the two pumping cylinders in it. */
function pumpFrame(): Shape[] {
  return [
    block('barrel', [1.2, 0.62], [1.6, 0.24], 0.04),
    strokes(
      thin('line'),
      [1.5, 1.9, 2.3].map((x): Point[] => [
        [x, 0.63],
        [x, 0.85],
      ]),
    ),
    plate('dark', 0.04, [0.2, 0.5], [4.3, 0.5], [4.3, 0.68], [0.2, 0.68]),
    block('steel', [0.98, 0.68], [0.5, 0.5], 0.03),
  ]
}

/** The hopper for the mixer's concrete, with its grid on top and the agitator's motor on its side. */
function pumpHopper(): Shape[] {
  return [
    plate('paint', 0.05, [-0.15, 1.42], [1.28, 1.42], [1.1, 0.72], [0.86, 0.46], [0.26, 0.46], [0.02, 0.72]),
    block('dark', [-0.2, 1.38], [1.54, 0.12], 0.02),
    polygon(thin('mid'), [0.02, 1.5], [0.4, 1.66], [0.8, 1.62], [1.14, 1.5]),
    disc('dark', [0.56, 0.9], 0.18),
    pin([0.56, 0.9], 0.07),
    strokes(thin('line'), [
      [
        [0.02, 1.2],
        [1.22, 1.2],
      ],
    ]),
  ]
}

/** Engine and oil cooler under the hood. */
function engineHood(): Shape[] {
  return [
    plate('paint', 0.12, [1.5, 0.9], [4.35, 0.9], [4.35, 1.75], [4.15, 2.02], [1.6, 2.02], [1.5, 1.9]),
    block('dark', [3.3, 1.06], [0.84, 0.72], 0.03),
    vents([3.4, 1.18], [0.64, 0.48], 6, 'light'),
    strokes(thin('line'), [
      [
        [2.3, 0.92],
        [2.3, 2],
      ],
      [
        [3.16, 0.92],
        [3.16, 2],
      ],
    ]),
    block('glass', [1.7, 1.36], [0.42, 0.4], 0.03),
    block(thin('dark'), [2.96, 1.4], [0.1, 0.16], 0.01),
    line({ paint: 'line', weight: 3 }, [3.5, 2.02], [3.5, 2.34], [3.6, 2.4]),
    disc('dark', [1.91, 1.2], 0.06),
  ]
}
