// Backhoe loaders: loader in front (right), digging arm and stabilisers behind, the cab over the large rear tyres.
import { type DigArm, digArm } from './dig-arm.ts'
import { digging, fittedArm } from './dig-range.ts'
import type { Point } from './geometry.ts'
import { cylinder, lugWheel, pin } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, mirrored, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

/** Dig depth of the class; the digging arm grows in proportion to a machine's dig depth. */
const USUAL_DEPTH_M = 4.77
const WHEELBASE_M = 2.17

export function backhoe(specs: Specs): Scene {
  const arm = armOf(specs)
  const { dimensions, envelope } = digging(arm, specs)
  return {
    kind: 'backhoe-loader',
    shapes: [...hoe(arm), ...stabiliser(), ...chassis(), ...cab(), ...loader(), ...wheels()],
    dimensions: dimensions.map(behind),
    // Clear of both buckets.
    personX: 5.7,
    ...(envelope && { envelope: envelope.map(mirror) }),
  }
}

const mirror = ([x, y]: Point): Point => [-x, y]
const behind = (one: Dimension): Dimension => ({ ...one, from: mirror(one.from), to: mirror(one.to) })

/** Boom up, stick down, bucket curled: halfway through a cut; here to the right, as the arm of an excavator. */
function armOf(specs: Specs): DigArm {
  const longer = (known(specs, 'maxDigDepthM') ?? USUAL_DEPTH_M) / USUAL_DEPTH_M
  const usual: DigArm = {
    foot: [1.42, 0.98],
    ramFoot: [1.28, 1.5],
    boom: 2.75 * longer,
    stick: 1.75 * longer,
    size: 0.56,
    boomAngle: 52,
    stickAngle: -66,
    bucketAngle: -130,
  }
  return fittedArm(usual, specs)
}

/** The digging arm, seen from the other side. */
function hoe(arm: DigArm): Shape[] {
  return [
    mirrored([
      ...digArm(arm),
      plate(
        'dark',
        0.06,
        [1, 0.55],
        [1.5, 0.62],
        [1.62, 0.98],
        [1.46, 1.2],
        [1.36, 1.62],
        [1.2, 1.6],
        [1.22, 1.1],
        [1, 1.0],
      ),
    ]),
  ]
}

/** The leg behind the rear wheel that carries the machine while it digs. */
function stabiliser(): Shape[] {
  return [
    plate('shade', 0.05, [-1.22, 0.5], [-0.98, 0.5], [-0.98, 1.36], [-1.22, 1.36]),
    block(thin('steel'), [-1.16, 0.1], [0.12, 0.5]),
    polygon('dark', [-1.4, 0], [-0.8, 0], [-0.92, 0.13], [-1.28, 0.13]),
  ]
}

function chassis(): Shape[] {
  return [
    plate('dark', 0.06, [-1.2, 0.5], [2.5, 0.44], [2.72, 0.6], [2.72, 0.94], [-1.2, 1]),
    plate('paint', 0.12, [0.55, 0.92], [2.78, 0.88], [2.86, 1.2], [2.74, 1.62], [1.7, 1.78], [0.55, 1.86]),
    plate(thin('dark'), 0.05, [2.62, 0.94], [2.78, 0.94], [2.84, 1.2], [2.76, 1.52], [2.62, 1.54]),
    plate('barrel', 0.03, [1.16, 1.8], [1.28, 1.8], [1.28, 2.3], [1.16, 2.36]),
    strokes(thin('line'), [
      [
        [1.5, 0.92],
        [1.5, 1.78],
      ],
    ]),
  ]
}

/** Glass all round, between painted posts under an overhanging roof. */
function cab(): Shape[] {
  return [
    plate(thin('glass'), 0.05, [-0.88, 1.3], [-0.8, 2.74], [0.42, 2.74], [0.66, 1.62], [0.66, 1.2]),
    plate('dark', 0.06, [-0.34, 1.3], [-0.12, 1.3], [-0.2, 1.98], [-0.4, 1.98]),
    strokes(thin('line'), [
      [
        [0.42, 1.72],
        [0.26, 1.98],
      ],
      [
        [0.16, 1.94],
        [0.36, 2.06],
      ],
    ]),
    strokes({ paint: 'line', weight: 2.6 }, [
      [
        [-0.88, 1.2],
        [-0.8, 2.76],
      ],
      [
        [-0.06, 1.2],
        [-0.06, 2.76],
      ],
      [
        [0.66, 1.6],
        [0.42, 2.76],
      ],
    ]),
    plate('paint', 0.06, [-0.98, 2.72], [0.6, 2.72], [0.52, 2.9], [-0.9, 2.9]),
    plate(
      'paint',
      0.1,
      [-1.16, 0.96],
      [0.76, 0.92],
      [0.76, 1.36],
      [0.6, 1.46],
      [-0.1, 1.5],
      [-0.6, 1.62],
      [-1.06, 1.46],
    ),
    block(thin('dark'), [0.44, 0.62], [0.42, 0.14], 0.03),
  ]
}

const wheels = (): Shape[] => [...lugWheel([0, 0.725], 0.725, 0.56), ...lugWheel([WHEELBASE_M, 0.475], 0.475)]

/** The loader carries its bucket low: bent arms, lift and tilt cylinders, a wide bucket with its cutting edge. */
function loader(): Shape[] {
  const root: Point = [0.98, 1.62]
  const wrist: Point = [3.34, 0.5]
  return [
    plate(
      'dark',
      0.12,
      [3.16, 0.14],
      [3.5, 0.06],
      [4.2, 0.02],
      [4.22, 0.09],
      [3.78, 0.24],
      [3.66, 0.62],
      [3.86, 1.02],
      [3.4, 1],
      [3.2, 0.62],
    ),
    polygon(thin('steel'), [3.98, 0.01], [4.36, 0.01], [4.2, 0.1], [3.98, 0.12]),
    ...cylinder([1.2, 1.02], [2.52, 1.2], 0.15, 0.42),
    plate(
      'paint',
      0.14,
      [root[0] - 0.16, root[1] + 0.12],
      [root[0] + 0.1, root[1] + 0.16],
      [2.62, 1.42],
      [2.94, 1.2],
      [3.46, 0.56],
      [3.4, 0.38],
      [3.22, 0.4],
      [2.72, 0.98],
      [2.48, 1.12],
      [root[0], root[1] - 0.16],
    ),
    ...cylinder([1.72, 1.72], [3.3, 0.94], 0.14, 0.42),
    pin(root, 0.08),
    pin(wrist, 0.075),
  ]
}
