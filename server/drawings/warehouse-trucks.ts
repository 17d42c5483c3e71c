// Trucks of the warehouse: the reach truck with its driver aboard, the stacker and the pallet truck led by a tiller.

import { vents, wheel } from './parts.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { disc, line, plate, polygon, type Shape, strokes, thin } from './shapes.ts'
import { closedMast, type Mast, mastShapes, type Scaled, scaled, sizeBy } from './wheeled-parts.ts'

const REACH_KG = 1600
const STACKER_KG = 1200
const PALLET_KG = 2000
/** A usual height of the forks at work, if the lift height is unknown. */
const REACH_AT_WORK_M = 3.4
const STACKER_AT_WORK_M = 1.1
const PALLET_AT_WORK_M = 0.14

function liftHeight(specs: Specs, { x, rail, forks }: Mast): Dimension[] {
  const valueM = known(specs, 'maxLiftHeightM')
  const tip = x + rail * 1.4125 + forks
  return valueM ? [{ key: 'maxLiftHeightM', valueM, from: [tip, 0], to: [tip, valueM] }] : []
}

export function reachTruck(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), REACH_KG)
  const to = scaled(size)
  const lift = known(specs, 'maxLiftHeightM') ?? REACH_AT_WORK_M
  const mast: Mast = {
    x: 0.02 * size,
    foot: 0.12,
    closed: closedMast(3 * size, lift, 0.6),
    lift,
    rail: 0.17 * size,
    forks: 1.15,
    backrest: 0.95 * size,
  }
  return {
    kind: 'reach-truck',
    shapes: [...mastShapes(mast), ...reachBody(to, size), ...legs(to, size)],
    dimensions: liftHeight(specs, mast),
  }
}

/** Battery against the mast, the driver sideways behind it, a guard over the head. */
function reachBody(to: Scaled, size: number): Shape[] {
  return [
    ...wheel(to(-1.02, 0.18), 0.18 * size),
    plate(
      'dark',
      0.05,
      to(-0.56, 0.92),
      to(-0.4, 0.92),
      to(-0.4, 1.06),
      to(-0.84, 1.06),
      to(-0.84, 1.6),
      to(-1.2, 1.6),
      to(-1.2, 0.92),
    ),
    strokes({ paint: 'line', weight: 2.4 }, [
      [to(-1.36, 1), to(-1.22, 2.14)],
      [to(-0.16, 1.1), to(-0.12, 2.14)],
    ]),
    strokes(thin('line'), [
      [to(-0.46, 1.1), to(-0.52, 1.36)],
      [to(-0.64, 1.32), to(-0.4, 1.4)],
    ]),
    plate('paint', 0.05, to(-1.32, 2.1), to(-0.04, 2.1), to(-0.04, 2.22), to(-1.24, 2.22)),
    plate(
      'paint',
      0.12 * size,
      to(-1.5, 0.16),
      to(-0.86, 0.16),
      to(-0.86, 0.36),
      to(-0.5, 0.36),
      to(-0.5, 0.96),
      to(-1.2, 1),
      to(-1.46, 1.18),
      to(-1.54, 1.06),
    ),
    plate('dark', 0.05, to(-0.56, 0.16), to(0, 0.16), to(0, 1.14), to(-0.56, 1.14)),
    vents(to(-0.46, 0.66), [0.36 * size, 0.28 * size], 4, 'light'),
    strokes(thin('line'), [[to(-1.44, 0.7), to(-0.62, 0.7)]]),
    plate('dark', 0.04, to(-1.56, 0.1), to(-1.2, 0.1), to(-1.2, 0.26), to(-1.56, 0.26)),
  ]
}

/** The straddle legs on their load wheels, on which the mast reaches out. */
function legs(to: Scaled, size: number): Shape[] {
  return [
    plate('paint', 0.05, to(-0.4, 0.14), to(1, 0.14), to(1.28, 0.2), to(1.28, 0.3), to(0.9, 0.42), to(-0.4, 0.42)),
    strokes(thin('line'), [[to(-0.3, 0.28), to(0.74, 0.28)]]),
    ...wheel(to(1.04, 0.17), 0.17 * size),
  ]
}

export function electricStacker(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), STACKER_KG)
  const to = scaled(size)
  const lift = known(specs, 'maxLiftHeightM') ?? STACKER_AT_WORK_M
  const mast: Mast = {
    x: -0.12 * size,
    foot: 0.08,
    closed: closedMast(1.95 * size, lift, 0.4),
    lift,
    rail: 0.11 * size,
    forks: 1.15,
    backrest: 0.5 * size,
  }
  const pedestrian = specs['operatorPosition'] === undefined || specs['operatorPosition'] === 'pedestrian'
  return {
    kind: 'electric-stacker',
    shapes: [...mastShapes(mast), ...stackerBody(to, size), ...(pedestrian ? tiller(to) : [])],
    dimensions: liftHeight(specs, mast),
    // The operator walks at the end of the tiller.
    personX: to(-1.6, 0)[0],
  }
}

/** Battery and drive under one hood, two low legs that run under the forks. */
function stackerBody(to: Scaled, size: number): Shape[] {
  return [
    plate('dark', 0.02, to(-0.2, 0.05), to(1.06, 0.05), to(1.12, 0.09), to(1.06, 0.13), to(-0.2, 0.16)),
    disc('dark', to(0.92, 0.05), 0.05 * size),
    ...wheel(to(-0.44, 0.115), 0.115 * size),
    plate('paint', 0.09 * size, to(-0.66, 0.14), to(-0.12, 0.14), to(-0.12, 0.96), to(-0.4, 0.96), to(-0.62, 0.74)),
    plate('dark', 0.04, to(-0.7, 0.08), to(-0.5, 0.08), to(-0.5, 0.26), to(-0.7, 0.26)),
    vents(to(-0.46, 0.4), [0.24 * size, 0.14 * size], 3),
    strokes(thin('line'), [[to(-0.62, 0.68), to(-0.14, 0.68)]]),
  ]
}

/** The tiller from the drive wheel up to the hand, with the loop round its head. */
function tiller(to: Scaled): Shape[] {
  return [
    plate('mid', 0.03, to(-0.68, 0.3), to(-0.58, 0.36), to(-1.06, 1.04), to(-1.14, 0.98)),
    plate('dark', 0.05, to(-1.02, 0.94), to(-1, 1.06), to(-1.18, 1.22), to(-1.3, 1.16), to(-1.2, 1)),
    plate(thin('paint'), 0.02, to(-1.22, 1.12), to(-1.14, 1.16), to(-1.18, 1.2), to(-1.26, 1.16)),
  ]
}

export function electricPalletTruck(specs: Specs): Scene {
  const size = sizeBy(known(specs, 'loadCapacityKg'), PALLET_KG)
  const to = scaled(size)
  const lift = known(specs, 'maxLiftHeightM') ?? PALLET_AT_WORK_M
  const shown = known(specs, 'maxLiftHeightM')
  const aboard = specs['operatorPosition'] === 'stand-on' || specs['operatorPosition'] === 'seated'
  return {
    kind: 'electric-pallet-truck',
    shapes: [...lowForks(lift, size), ...palletBody(to, size), ...(aboard ? riderPlace(to) : tiller(to))],
    dimensions: shown
      ? [{ key: 'maxLiftHeightM', valueM: shown, from: [PALLET_TIP_M, 0], to: [PALLET_TIP_M, shown] }]
      : [],
    personX: to(aboard ? -1.86 : -1.6, 0)[0],
  }
}

/** Forks are as long as a pallet, whatever their load. */
const PALLET_TIP_M = 1.12

/** Two long forks just off the floor; the load rollers under their tips swing down as they rise. */
function lowForks(lift: number, size: number): Shape[] {
  const roller = 0.04
  const under = lift - 0.055
  return [
    ...(under > roller * 2 ? [line({ paint: 'line', weight: 2 }, [0.72, under], [0.9, roller])] : []),
    disc('dark', [0.9, roller], roller),
    plate(
      'dark',
      0.02,
      [-0.2 * size, under - 0.02],
      [-0.02, under - 0.02],
      [-0.02, 0.62 * size],
      [-0.2 * size, 0.62 * size],
    ),
    polygon('dark', [-0.04, lift], [PALLET_TIP_M, lift], [PALLET_TIP_M, lift - 0.02], [0.95, under], [-0.04, under]),
  ]
}

/** Drive, battery and controls under one low hood over the steered wheel. */
function palletBody(to: Scaled, size: number): Shape[] {
  return [
    ...wheel(to(-0.42, 0.115), 0.115 * size),
    plate('paint', 0.08 * size, to(-0.68, 0.14), to(-0.12, 0.14), to(-0.12, 0.72), to(-0.24, 0.8), to(-0.6, 0.72)),
    plate('dark', 0.04, to(-0.72, 0.06), to(-0.52, 0.06), to(-0.52, 0.24), to(-0.72, 0.24)),
    strokes(thin('line'), [[to(-0.62, 0.56), to(-0.14, 0.56)]]),
    vents(to(-0.44, 0.32), [0.24 * size, 0.14 * size], 3),
  ]
}

/** A riding operator stands on a platform behind the hood, between rails, and holds the controls. */
function riderPlace(to: Scaled): Shape[] {
  return [
    plate('mid', 0.02, to(-1.24, 0.14), to(-0.66, 0.14), to(-0.66, 0.2), to(-1.24, 0.2)),
    strokes({ paint: 'line', weight: 2.2 }, [
      [to(-1.2, 0.2), to(-1.2, 1), to(-0.86, 1)],
      [to(-0.6, 0.7), to(-0.78, 1.1), to(-0.9, 1.14)],
    ]),
    plate('dark', 0.04, to(-1.27, 0.72), to(-1.15, 0.72), to(-1.15, 1.04), to(-1.27, 1.04)),
  ]
}
