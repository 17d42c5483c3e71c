// Shared by articulated and telescopic booms: the solved reach, the wheeled chassis, jib, basket and envelope.
import { add, angleOf, boxOf, clip, distance, frame, type Point, polar, steps } from './geometry.ts'
import { cylinder, guardRail, lugWheel, pin, vents, wheel } from './parts.ts'
import { ARM_REACH_M, worker } from './person.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { beam, block, disc, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** From the jib's end to the inner edge of the basket's floor, which hangs level below it. */
const HANGER: Point = [0.16, -0.34]
const RAIL_M = 1.1

/** A pose of the whole boom: `fold` of the lower arms 0 raised … 1 folded, angles in degrees from the horizontal. */
type Pose = Readonly<{ fold: number; boom: number; length: number; jib: number }>

/** Lengths in metres and limits in degrees; `root` is the upper boom's pivot for a fold of the lower arms. */
export type BoomGeometry = Readonly<{
  root: (fold: number) => Point
  longest: number
  shortest: number
  steepest: number
  lowest: number
  jib: number
  jibUp: number
  jibDown: number
  basket: number
}>

export const jibRoot = (boom: BoomGeometry, pose: Pose) => polar(boom.root(pose.fold), pose.length, pose.boom)
const jibEnd = (boom: BoomGeometry, pose: Pose) => polar(jibRoot(boom, pose), boom.jib, pose.jib)

/** Inner and outer edge of the basket's floor. */
export function floorOf(boom: BoomGeometry, pose: Pose): readonly [Point, Point] {
  const inner = add(jibEnd(boom, pose), HANGER)
  return [inner, add(inner, [boom.basket, 0])]
}

/** Height of the floor above the upper boom's pivot with everything raised. */
export const riseAbove = (boom: Omit<BoomGeometry, 'root'>) =>
  floorOf(
    { ...boom, root: () => [0, 0] },
    { fold: 0, boom: boom.steepest, length: boom.longest, jib: boom.jibUp },
  )[0][1]

/** Distance of the floor's outer edge from the upper boom's pivot with everything stretched out level. */
export const reachBeyond = (boom: Omit<BoomGeometry, 'root'>) => boom.longest + boom.jib + HANGER[0] + boom.basket

/** Everything raised: the pose of the drawing, with the floor at the platform height. */
export const raised = (boom: BoomGeometry): Pose => ({
  fold: 0,
  boom: boom.steepest,
  length: boom.longest,
  jib: boom.jibUp,
})

/**
 * The range of the basket's floor: the outline of all poses, once round. Outwards from low to high, in along
 * the steepest boom, down with the lower arms, and out again along the lowest boom. Not yet clipped to ground and
 * reach.
 */
function envelopeOf(boom: BoomGeometry): Point[] {
  const { longest, shortest, steepest, lowest, jibUp, jibDown } = boom
  const pose = (fold: number, angle: number, length: number, jib: number): Pose => ({ fold, boom: angle, length, jib })
  const outer = [
    ...steps(jibDown, lowest, 8).map((jib) => pose(1, lowest, longest, jib)),
    ...steps(lowest, 0, 3).map((angle) => pose(1, angle, longest, angle)),
    ...steps(1, 0, 6).map((fold) => pose(fold, 0, longest, 0)),
    ...steps(0, steepest, 24).map((angle) => pose(0, angle, longest, Math.min(angle, jibUp))),
  ]
  const inner = [
    pose(0, steepest, longest, jibUp),
    ...steps(jibUp, jibDown, 10).map((jib) => pose(0, steepest, shortest, jib)),
    ...steps(0, 1, 6).map((fold) => pose(fold, steepest, shortest, jibDown)),
    ...steps(steepest, lowest, 12).map((angle) => pose(1, angle, shortest, jibDown)),
  ]
  return [...outer.map((one) => floorOf(boom, one)[1]), ...inner.map((one) => floorOf(boom, one)[0])]
}

/** Controls draw a boom in as it comes down, by this share at most; beyond it they stop the boom at its reach. */
const DRAWN_IN = 0.75

/** The envelope above the ground and within the reach; none if the reach is unknown. */
export function envelopeWithin(specs: Specs, boom: BoomGeometry): Pick<Scene, 'envelope'> {
  const reach = known(specs, 'horizontalReachM')
  if (!reach) return {}
  const outline = overAnObstacle(envelopeOf(boom), boom, known(specs, 'upAndOverM'))
  const over = floorOf(boom, raised(boom))[1][0]
  const share = (reach - over) / (boxOf(outline).right - over)
  const nearer = Math.min(1, Math.max(DRAWN_IN, share))
  const drawnIn = outline.map(([x, y]): Point => [x > over ? over + (x - over) * nearer : x, y])
  const aboveGround = clip(drawnIn, ([, y]) => y)
  return { envelope: clip(aboveGround, ([x]) => reach - x) }
}

/** The outline, stretched so that the raised lower arms hold the level boom as high as the machine goes up and over. */
function overAnObstacle(outline: readonly Point[], boom: BoomGeometry, over: number | undefined): readonly Point[] {
  const { top } = boxOf(outline)
  if (!over || over >= top) return outline
  const level = floorOf(boom, { ...raised(boom), boom: 0, jib: 0 })[1][1]
  return outline.map(([x, y]) => [
    x,
    y < level ? (y * over) / level : over + ((y - level) * (top - over)) / (top - level),
  ])
}

/** Platform height as given, or from the working height, or the nominal one. */
export function platformHeight(specs: Specs, nominal: number) {
  const working = known(specs, 'workingHeightM')
  return known(specs, 'platformHeightM') ?? (working ? working - ARM_REACH_M : nominal)
}

/** Heights are shown outside the machine; the reach from the turntable's centre, if it is known. */
export function boomDimensions(specs: Specs, floor: readonly [Point, Point]): Dimension[] {
  const [x, height] = floor[1]
  const reach = known(specs, 'horizontalReachM')
  const working = known(specs, 'workingHeightM') ?? height + ARM_REACH_M
  return [
    { key: 'platformHeightM', valueM: height, from: [x, 0], to: [x, height] },
    { key: 'workingHeightM', valueM: working, from: [x, 0], to: [x, working] },
    ...(reach ? [{ key: 'horizontalReachM', valueM: reach, from: [0, 0] as Point, to: [reach, 0] as Point }] : []),
  ]
}

/** Jib as a pair of parallel links with its cylinder, the basket hung level at its end, and a person at work in it. */
export function jibAndBasket(boom: BoomGeometry, pose: Pose, thickness: number): Shape[] {
  const root = jibRoot(boom, pose)
  const end = jibEnd(boom, pose)
  const [inner, outer] = floorOf(boom, pose)
  const on = frame(root, angleOf(root, end))
  const length = distance(root, end)
  const half = thickness / 2
  return [
    ...basketWithWorker(inner, outer),
    plate(
      'dark',
      0.04,
      [inner[0] - 0.05, inner[1] - 0.1],
      [inner[0] + 0.2, inner[1] - 0.1],
      [inner[0] + 0.2, inner[1] + 0.05],
      add(end, [0.1, 0.14]),
      add(end, [-0.1, 0.14]),
      add(end, [-0.12, -0.12]),
    ),
    beam('shade', on(0.05, half * 1.1), on(length, half * 1.1), [half * 0.5, half * 0.5]),
    ...cylinder(on(length * 0.12, -half * 1.5), on(length * 0.86, -half * 0.3), half * 0.7, 0.45),
    beam('paint', root, end, [half, half * 0.8]),
    pin(root, half * 0.55),
    pin(end, half * 0.5),
  ]
}

function basketWithWorker(inner: Point, outer: Point): Shape[] {
  const [left, floor] = inner
  const right = outer[0]
  return [
    ...worker([left + (right - left) * 0.56, floor]),
    ...guardRail([left, right], floor, RAIL_M, 3),
    polygon('dark', inner, outer, [right, floor - 0.1], [left, floor - 0.1]),
    block(thin('paint'), [left + 0.06, floor + RAIL_M - 0.26], [0.3, 0.34], 0.03),
  ]
}

/** Half the wheelbase, tyre radius and the machine deck's height, on which the turntable turns. */
export type Carrier = Readonly<{
  half: number
  radius: number
  deck: number
  tail: number
  front: number
  hood: number
  lugs: boolean
}>

/** Wheels, axles and frame, centred on the turntable. */
export function carrierShapes({ half, radius, deck, lugs }: Carrier): Shape[] {
  const axles: Point[] = [
    [-half, radius],
    [half, radius],
  ]
  const overhang = half + radius * 0.72
  const tyre = lugs ? lugWheel : wheel
  const low = radius * 0.78
  return [
    plate(
      'dark',
      0.08,
      [-overhang, radius * 1.25],
      [-half + radius, low],
      [half - radius, low],
      [overhang, radius * 1.25],
      [overhang * 0.93, deck - 0.12],
      [-overhang * 0.93, deck - 0.12],
    ),
    strokes({ paint: 'light', weight: 0.7 }, [
      [
        [-half + radius * 1.15, low + radius * 0.35],
        [half - radius * 1.15, low + radius * 0.35],
      ],
    ]),
    ...axles.flatMap((axle) => tyre(axle, radius)),
    block(thin('mid'), [-half * 0.42, deck - 0.14], [half * 0.84, 0.16], 0.02),
  ]
}

/** Turntable with its hoods: ballast at the tail in ink, engine or battery hood in paint. */
export function turntableShapes({ tail, front, deck, hood }: Carrier): Shape[] {
  const top = deck + hood
  const ballast = -tail + (tail + front) * 0.26
  return [
    plate(
      'dark',
      0.1,
      [-tail, deck + 0.06],
      [ballast, deck],
      [ballast, top + 0.04],
      [-tail + 0.12, top + 0.04],
      [-tail, top - 0.18],
    ),
    plate(
      'paint',
      0.1,
      [ballast, deck],
      [front * 0.9, deck],
      [front, deck + hood * 0.3],
      [front * 0.86, top - hood * 0.12],
      [front * 0.42, top],
      [ballast, top],
    ),
    vents([ballast + 0.16, deck + hood * 0.42], [(tail + front) * 0.2, hood * 0.3], 4),
    strokes(thin('line'), [
      [
        [front * 0.32, deck + 0.03],
        [front * 0.32, top - 0.03],
      ],
    ]),
    disc(thin('mid'), [front * 0.62, deck + hood * 0.5], hood * 0.09),
  ]
}
