// Telescopic boom lifts: a straight boom in sections on a turntable, a jib, a basket; solved for height and reach.
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
import { angleOf, between, frame, type Point, steps } from './geometry.ts'
import { boomSection, cylinder, pin } from './parts.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, plate, type Shape } from './shapes.ts'

const STEEPEST = 74

export function telescopicBoom(specs: Specs): Scene {
  const height = platformHeight(specs, 20)
  const reach = known(specs, 'horizontalReachM') ?? Math.min(height * 0.87, 24.4)
  const carrier = carrierFor(height)
  const boom = solve(height, reach, carrier)
  const floor = floorOf(boom, raised(boom))
  const shapes = [...boomShapes(boom, carrier, height), ...carrierShapes(carrier), ...turntableShapes(carrier)]
  return {
    kind: 'telescopic-boom',
    shapes,
    dimensions: boomDimensions(specs, floor),
    floor,
    ...envelopeWithin(specs, boom),
    personX: 'behind',
  }
}

function carrierFor(height: number): Carrier {
  const radius = 0.42 + height * 0.0045
  return {
    half: (1.7 + height * 0.055) / 2,
    radius,
    deck: 2 * radius + 0.16,
    tail: 1.25 + height * 0.024,
    front: 0.85 + height * 0.01,
    hood: 0.62 + height * 0.011,
    lugs: true,
  }
}

/** The longest boom that puts the floor at its height; less steep if the known reach needs a longer one. */
function solve(height: number, reach: number, carrier: Carrier): BoomGeometry {
  const root: Point = [-carrier.tail * 0.62, carrier.deck + carrier.hood * 1.05]
  const rest = { jib: 1.5 + height * 0.014, jibUp: 32, jibDown: -60, lowest: -6, basket: 1.5, shortest: 0 }
  const at = (steepest: number) => {
    const bare = { ...rest, steepest, longest: 0 }
    const longest = (height - root[1] - riseAbove(bare)) / Math.sin((steepest * Math.PI) / 180)
    return { ...bare, longest, shortest: longest / sectionsFor(height) + 0.8 }
  }
  const angle = steps(STEEPEST, 40, 34).find((steepest) => root[0] + reachBeyond(at(steepest)) >= reach) ?? 40
  return { ...at(angle), root: () => root }
}

const sectionsFor = (height: number) => (height < 30 ? 3 : 4)

/** The sections from the base outwards, each thinner than the one around it; the lift cylinder below. */
function boomShapes(boom: BoomGeometry, carrier: Carrier, height: number): Shape[] {
  const pose = raised(boom)
  const root = boom.root(0)
  const tip = jibRoot(boom, pose)
  const count = sectionsFor(height)
  const depth = 0.32 + boom.longest * 0.013
  const on = frame(root, angleOf(root, tip))
  const sections = steps(0, 1, count)
    .slice(0, -1)
    .map((share, index) => {
      const thick = depth * 0.83 ** index
      const start = index === 0 ? on(-carrier.tail * 0.3, 0) : on(boom.longest * share * 0.98, 0)
      return boomSection(index % 2 === 0 ? 'paint' : 'shade', start, on(boom.longest * (share + 1 / count), 0), [
        thick,
        thick * 0.94,
      ])
    })
  const collars = steps(0, 1, count)
    .slice(1, -1)
    .map((share, index) => collar(on, boom.longest * share, depth * 0.83 ** index))
  const foot: Point = [carrier.front * 0.34, carrier.deck + carrier.hood * 0.45]
  return [
    ...jibAndBasket(boom, pose, depth * 0.5),
    ...sections.toReversed(),
    ...collars,
    nose(on, boom.longest, depth * 0.83 ** (count - 1)),
    ...cylinder(foot, between(on(0, -depth * 0.42), on(boom.longest, -depth * 0.42), 0.62 / count), depth * 0.62, 0.5),
    plate(
      'shade',
      0.08,
      [root[0] - depth * 0.7, carrier.deck],
      [root[0] + depth * 0.9, carrier.deck],
      [root[0] + depth * 0.55, root[1] + depth * 0.3],
      [root[0] - depth * 0.4, root[1] + depth * 0.3],
    ),
    pin(root, depth * 0.24),
    block('dark', [-carrier.tail * 0.2, carrier.deck], [carrier.tail * 0.4, 0.12]),
  ]
}

type Axis = (along: number, across: number) => Point

/** The wear-pad collar at the mouth of a section. */
const collar = (on: Axis, along: number, thick: number) =>
  plate(
    'paint',
    0.03,
    on(along - thick * 0.5, thick * 0.56),
    on(along, thick * 0.56),
    on(along, -thick * 0.56),
    on(along - thick * 0.5, -thick * 0.56),
  )

/** The fork at the end of the last section that holds the jib. */
const nose = (on: Axis, along: number, thick: number) =>
  plate(
    'dark',
    0.05,
    on(along - thick * 1.6, thick * 0.5),
    on(along + thick * 0.3, thick * 0.45),
    on(along + thick * 0.4, -thick * 0.7),
    on(along - thick * 0.9, -thick * 0.55),
  )
