// Articulated boom lifts: two lower arms that unfold, an upper boom with one slide, a jib and a basket.
import {
  type BoomGeometry,
  boomDimensions,
  type Carrier,
  carrierShapes,
  envelopeWithin,
  floorOf,
  jibAndBasket,
  jibRoot,
  platformHeight,
  raised,
  reachBeyond,
  riseAbove,
  turntableShapes,
} from './boom-lift.ts'
import { angleOf, between, frame, type Point, polar } from './geometry.ts'
import { boomSection, cylinder, onArm, pin } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { beam, plate, type Shape, thin } from './shapes.ts'

/** Angles of the two lower arms raised and folded, in degrees; the knee stays behind the machine. */
const LOWER = { raised: 112, folded: 178 }
const UPPER = { raised: 79, folded: 4 }
/** Reach as a share of platform height, typical of the class, for machines of unknown reach. */
const USUAL_REACH = 0.6

export function articulatedBoom(specs: Specs): Scene {
  const height = platformHeight(specs, 14)
  const reach = known(specs, 'horizontalReachM') ?? height * USUAL_REACH
  const electric = specs['powerSource'] === 'electric'
  const carrier = carrierFor(height, electric)
  const { boom, arms } = solve(height, reach, carrier, specs['jib'] !== true && electric ? 0.5 : 1.2)
  const floor = floorOf(boom, raised(boom))
  const shapes = [...boomShapes(boom, arms, carrier), ...carrierShapes(carrier), ...turntableShapes(carrier)]
  return {
    kind: 'articulated-boom',
    shapes,
    dimensions: boomDimensions(specs, floor),
    floor,
    ...envelopeWithin(specs, boom),
    personX: 'behind',
  }
}

function carrierFor(height: number, electric: boolean): Carrier {
  const radius = Math.min(0.66, (electric ? 0.15 : 0.2) + height * 0.016)
  return {
    half: (1.15 + height * 0.078) / 2,
    radius,
    deck: 2 * radius + 0.12,
    tail: 0.85 + height * 0.03,
    front: 0.55 + height * 0.026,
    hood: 0.55 + height * 0.012,
    lugs: !electric,
  }
}

type Arms = Readonly<{ foot: Point; length: number }>

/** The upper boom follows from the reach, the lower arms from the remaining height. */
function solve(height: number, reach: number, carrier: Carrier, jib: number): { boom: BoomGeometry; arms: Arms } {
  const foot: Point = [-carrier.tail * 0.25, carrier.deck + carrier.hood * 0.8]
  const limits = {
    jib: jib * (0.7 + height * 0.025),
    jibUp: 24,
    jibDown: -62,
    steepest: 70,
    lowest: -4,
    basket: height < 10 ? 1.2 : 1.5,
  }
  const longest = Math.max(height * 0.25, reach - foot[0] - reachBeyond({ ...limits, longest: 0, shortest: 0 }))
  const upper = { ...limits, longest, shortest: longest * 0.62 }
  const length = (height - riseAbove(upper) - foot[1]) / (sine(LOWER.raised) + sine(UPPER.raised))
  const arms = { foot, length }
  return { boom: { ...upper, root: (fold) => elbow(arms, fold) }, arms }
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const turned = (limits: { raised: number; folded: number }, fold: number) =>
  limits.raised + (limits.folded - limits.raised) * fold
const knee = ({ foot, length }: Arms, fold: number) => polar(foot, length, turned(LOWER, fold))
const elbow = (arms: Arms, fold: number) => polar(knee(arms, fold), arms.length, turned(UPPER, fold))

function boomShapes(boom: BoomGeometry, arms: Arms, carrier: Carrier): Shape[] {
  const pose = raised(boom)
  const depth = 0.2 + (boom.longest + arms.length) * 0.014
  return [
    ...jibAndBasket(boom, pose, depth * 0.62),
    ...upperBoom(elbow(arms, 0), jibRoot(boom, pose), depth),
    ...lowerArms(arms, depth, carrier),
    ...elbowPlate(arms, boom, depth),
  ]
}

/** Base and one slide, with the wear-pad collar at the base's mouth and the fork that holds the jib. */
function upperBoom(root: Point, tip: Point, depth: number): Shape[] {
  const on = frame(root, angleOf(root, tip))
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1])
  const mouth = length * 0.62
  return [
    boomSection('shade', on(mouth * 0.9, 0), on(length, 0), [depth * 0.78, depth * 0.72]),
    boomSection('paint', on(-depth * 0.9, 0), on(mouth, 0), [depth, depth * 0.96]),
    plate(
      'paint',
      0.03,
      on(mouth - depth * 0.55, depth * 0.58),
      on(mouth, depth * 0.58),
      on(mouth, -depth * 0.58),
      on(mouth - depth * 0.55, -depth * 0.58),
    ),
    plate(
      'dark',
      0.05,
      on(length - depth * 0.9, depth * 0.44),
      on(length + depth * 0.25, depth * 0.4),
      on(length + depth * 0.32, -depth * 0.6),
      on(length - depth * 0.6, -depth * 0.5),
    ),
  ]
}

/** Two arms, each with its timing link beside it, a knuckle at the knee, and the cylinder that unfolds them. */
function lowerArms(arms: Arms, depth: number, carrier: Carrier): Shape[] {
  const { foot } = arms
  const bend = knee(arms, 0)
  const top = elbow(arms, 0)
  const half = depth * 0.5
  const beside = (a: Point, b: Point) =>
    beam(thin('shade'), onArm(a, b, 0.02, half * 1.5), onArm(a, b, 0.98, half * 1.5), [half * 0.42, half * 0.42])
  return [
    beside(bend, top),
    beside(foot, bend),
    ...cylinder(onArm(foot, bend, 0.42, -half * 1.6), onArm(bend, top, 0.34, -half * 1.2), depth * 0.5, 0.45),
    beam('paint', bend, top, [half, half]),
    beam('paint', foot, bend, [half * 1.1, half]),
    plate(
      'dark',
      half * 0.5,
      [bend[0] - half * 2.1, bend[1] - half * 0.8],
      [bend[0] + half * 0.9, bend[1] - half * 1.2],
      [bend[0] + half * 1.1, bend[1] + half * 0.9],
      [bend[0] - half * 1.7, bend[1] + half * 1.5],
    ),
    pin(bend, half * 0.5),
    plate(
      'shade',
      0.06,
      [foot[0] - depth * 1.1, carrier.deck],
      [foot[0] + depth * 1.1, carrier.deck],
      [foot[0] + depth * 0.5, foot[1] + depth * 0.5],
      [foot[0] - depth * 0.6, foot[1] + depth * 0.5],
    ),
    pin(foot, half * 0.5),
  ]
}

/** The casting between lower arms and upper boom, and the cylinder that lifts the boom from it. */
function elbowPlate(arms: Arms, boom: BoomGeometry, depth: number): Shape[] {
  const top = elbow(arms, 0)
  const tip = jibRoot(boom, raised(boom))
  const on = frame(top, angleOf(top, tip))
  const foot: Point = [top[0] + depth * 0.9, top[1] - depth * 1.5]
  return [
    plate(
      'dark',
      depth * 0.2,
      [top[0] - depth * 0.9, top[1] + depth * 0.3],
      [top[0] - depth * 0.7, top[1] - depth * 1.2],
      [foot[0] + depth * 0.3, foot[1] - depth * 0.3],
      [foot[0] + depth * 0.3, foot[1] + depth * 0.4],
      [top[0] + depth * 0.5, top[1] + depth * 0.35],
    ),
    ...cylinder(foot, between(on(0, -depth * 0.62), on(boom.longest, -depth * 0.62), 0.34), depth * 0.46, 0.42),
    pin(top, depth * 0.26),
  ]
}
