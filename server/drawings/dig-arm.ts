// The digging arm of excavators and backhoes: bent boom, stick, bucket with its linkage, all posed by angles.
import { frame, type Point, polar } from './geometry.ts'
import { cylinder, link, pin } from './parts.ts'
import { plate, polygon, type Shape, thin } from './shapes.ts'

/**
 * Lengths in metres between pins; angles in degrees from the horizontal; `size` scales plates and bucket (20 t is 1).
 */
export type DigArm = Readonly<{
  foot: Point
  ramFoot: Point
  boom: number
  stick: number
  size: number
  boomAngle: number
  stickAngle: number
  bucketAngle: number
}>

export function digArm(arm: DigArm): Shape[] {
  const tip = polar(arm.foot, arm.boom, arm.boomAngle)
  const end = polar(tip, arm.stick, arm.stickAngle)
  return [
    ...bucket(end, arm),
    ...boomPlate(arm),
    ...stickPlate(tip, end, arm),
    ...cylinder(bendPin(arm), stickHorn(tip, arm), 0.24 * arm.size, 0.42),
    ...cylinder(arm.ramFoot, boomLug(arm), 0.28 * arm.size, 0.48),
  ]
}

/** The boom's local frame: along the straight line between its pins, bent upwards in the middle. */
const onBoom = ({ foot, boomAngle }: DigArm) => frame(foot, boomAngle)
const bendPin = (arm: DigArm) => onBoom(arm)(arm.boom * 0.49, arm.boom * 0.215 + 0.1 * arm.size)
const boomLug = (arm: DigArm) => onBoom(arm)(arm.boom * 0.42, arm.boom * 0.1)
const stickHorn = (tip: Point, arm: DigArm) => frame(tip, arm.stickAngle)(-0.78 * arm.size, 0.24 * arm.size)

function boomPlate(arm: DigArm): Shape[] {
  const on = onBoom(arm)
  const { boom, size } = arm
  const lug = bendPin(arm)
  return [
    plate(
      'paint',
      0.12 * size,
      on(-0.26 * size, 0.2 * size),
      on(boom * 0.38, boom * 0.2),
      on(boom * 0.55, boom * 0.2),
      on(boom + 0.08 * size, 0.27 * size),
      on(boom + 0.24 * size, -0.04 * size),
      on(boom + 0.02 * size, -0.24 * size),
      on(boom * 0.57, boom * 0.075),
      on(boom * 0.42, boom * 0.055),
      on(0.2 * size, -0.34 * size),
      on(-0.22 * size, -0.22 * size),
    ),
    plate(
      thin('shade'),
      0.06 * size,
      on(boom * 0.4, boom * 0.17),
      on(boom * 0.54, boom * 0.17),
      on(boom * 0.9, 0.16 * size),
      on(boom * 0.9, -0.02 * size),
      on(boom * 0.57, boom * 0.105),
      on(boom * 0.43, boom * 0.1),
    ),
    plate(
      'paint',
      0.06 * size,
      on(boom * 0.44, boom * 0.19),
      [lug[0] - 0.08 * size, lug[1] + 0.12 * size],
      [lug[0] + 0.12 * size, lug[1] + 0.06 * size],
      on(boom * 0.54, boom * 0.19),
    ),
  ]
}

function stickPlate(tip: Point, end: Point, arm: DigArm): Shape[] {
  const { size, stick } = arm
  const on = frame(tip, arm.stickAngle)
  return [
    plate(
      'paint',
      0.1 * size,
      on(-0.95 * size, 0.3 * size),
      on(-0.88 * size, 0.06 * size),
      on(-0.2 * size, -0.3 * size),
      on(0.3 * size, -0.28 * size),
      on(stick, -0.17 * size),
      on(stick + 0.17 * size, 0),
      on(stick, 0.17 * size),
      on(stick * 0.4, 0.34 * size),
      on(0, 0.4 * size),
    ),
    ...linkage(end, arm, on),
    pin(tip, 0.15 * size),
    pin(end, 0.12 * size),
  ]
}

/** Bucket cylinder on the outside of the stick, rocker and link: they meet in one pin, so the bucket can curl. */
function linkage(end: Point, arm: DigArm, on: (along: number, across: number) => Point): Shape[] {
  const { size, stick } = arm
  const joint = on(stick - 0.3 * size, 0.55 * size)
  return [
    ...cylinder(on(0.12 * size, 0.56 * size), joint, 0.2 * size, 0.4),
    ...link('shade', on(stick - 0.5 * size, 0.06 * size), joint, 0.085 * size),
    ...link('shade', frame(end, arm.bucketAngle)(-0.16 * size, 0.36 * size), joint, 0.085 * size),
    plate(
      'paint',
      0.04 * size,
      on(0, 0.34 * size),
      on(0.02 * size, 0.62 * size),
      on(0.22 * size, 0.62 * size),
      on(0.34 * size, 0.3 * size),
    ),
    pin(on(0.12 * size, 0.54 * size), 0.08 * size),
  ]
}

/** The bucket hangs from the stick's end, its mouth towards the machine; teeth in bare steel. */
function bucket(end: Point, { size, bucketAngle }: DigArm): Shape[] {
  const to = frame(end, bucketAngle)
  const on = (along: number, across: number) => to(along * size, across * size)
  return [
    polygon(thin('steel'), on(1.26, 0.42), on(1.56, 0.16), on(1.6, 0.04), on(1.24, 0.12)),
    plate(
      'dark',
      0.24 * size,
      on(-0.05, -0.14),
      on(-0.3, 0.3),
      on(-0.12, 0.6),
      on(0.1, 0.92),
      on(0.62, 1.06),
      on(1.08, 0.78),
      on(1.42, 0.22),
      on(1.26, 0.14),
      on(0.7, 0.02),
      on(0.2, -0.16),
    ),
    plate(
      { paint: 'light', weight: 0.6 },
      0.1 * size,
      on(0.12, 0.14),
      on(0.12, 0.5),
      on(0.3, 0.74),
      on(0.62, 0.82),
      on(0.92, 0.62),
      on(1.06, 0.3),
    ),
  ]
}
