// The range of a digging arm's teeth: the sweep of the arm, stretched to the trade's figures for reach and depth.
import type { DigArm } from './dig-arm.ts'
import { boxOf, clip, type Point, polar, steps } from './geometry.ts'
import { known, type Scene, type Specs } from './scene.ts'

/** From the bucket's pin to its teeth, for a bucket of size 1. */
const TEETH_M = 1.58
/** The boom's highest and lowest angle, and how far the stick folds back from the boom's line. */
const HIGHEST = 62
const LOWEST = -46
const FOLDED = 135

/** The arm with boom and stick as long as its known reach at ground level, measured from x 0, needs. */
export function fittedArm(arm: DigArm, specs: Specs): DigArm {
  const reach = known(specs, 'maxReachM')
  if (!reach) return arm
  const stretch = Math.hypot(reach - arm.foot[0], arm.foot[1])
  const longer = (stretch - TEETH_M * arm.size) / (arm.boom + arm.stick)
  return longer > 0.6 && longer < 1.6 ? { ...arm, boom: arm.boom * longer, stick: arm.stick * longer } : arm
}

/** Returns the digging figures of a sheet: depth and reach as far as they are known, and the range if both are. */
export function digging(arm: DigArm, specs: Specs): Pick<Scene, 'dimensions' | 'envelope'> {
  const [reach, depth] = [known(specs, 'maxReachM'), known(specs, 'maxDigDepthM')]
  const envelope = reach && depth ? stretched(arm, [reach, depth]) : undefined
  const deepest = envelope?.reduce((low, point) => (point[1] < low[1] ? point : low))[0] ?? arm.foot[0] + arm.boom
  return {
    dimensions: [
      ...(depth ? [{ key: 'maxDigDepthM', valueM: depth, from: [deepest, 0], to: [deepest, -depth] } as const] : []),
      ...(reach ? [{ key: 'maxReachM', valueM: reach, from: [0, 0], to: [reach, 0] } as const] : []),
    ],
    ...(envelope && { envelope }),
  }
}

/** Stretched out from high to low, folded in at the lowest boom, up again, and out at the highest boom. */
function sweep({ foot, boom, stick, size }: DigArm): Point[] {
  const tip = stick + TEETH_M * size
  const teeth = (angle: number, fold: number) => polar(polar(foot, boom, angle), tip, angle - fold)
  return clip(
    [
      ...steps(HIGHEST, 0, 12).map((angle) => teeth(angle, 0)),
      ...steps(0, LOWEST, 8).map((angle) => teeth(angle, 0)),
      ...steps(0, 90 + LOWEST, 5).map((fold) => teeth(LOWEST, fold)),
      ...steps(90 + LOWEST, FOLDED, 6).map((fold) => teeth(LOWEST, fold)),
      ...steps(LOWEST, HIGHEST, 10).map((angle) => teeth(angle, FOLDED)),
      ...steps(FOLDED, 0, 9).map((fold) => teeth(HIGHEST, fold)),
    ],
    ([x]) => x - foot[0],
  )
}

/** The sweep, stretched from the boom's foot outwards to the reach at ground level, and below the ground to the depth. */
function stretched(arm: DigArm, [reach, depth]: Point): Point[] {
  const [left, up] = arm.foot
  const outline = sweep(arm)
  const { bottom } = boxOf(outline)
  const wider = (reach - left) / Math.sqrt((arm.boom + arm.stick + TEETH_M * arm.size) ** 2 - up ** 2)
  return outline.map(([x, y]) => [left + (x - left) * wider, y < 0 ? (y * depth) / -bottom : y])
}
