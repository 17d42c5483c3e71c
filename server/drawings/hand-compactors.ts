// Walk-behind compactors: the vibrating plate and the rammer.

import type { Point } from './geometry.ts'
import { pin, vents } from './parts.ts'
import { at } from './path-data.ts'
import { type Scaled, scaled } from './scaled.ts'
import { known, type Scene, type Specs } from './scene.ts'
import { block, dashedRing, disc, line, outline, plate, polygon, type Shape, strokes, thin } from './shapes.ts'

const USUAL_PLATE_M = 0.5
const USUAL_RAMMER_KG = 66

export function plateCompactor(specs: Specs): Scene {
  const size = (known(specs, 'drumWidthM') ?? USUAL_PLATE_M) / USUAL_PLATE_M
  const to: Scaled = (x, y) => [x * size, y * Math.sqrt(size)]
  return {
    kind: 'plate-compactor',
    shapes: [...guideBar(to), ...basePlate(to, size), ...petrolEngine(to, size), ...cage(to)],
    dimensions: [],
  }
}

/** The guide bar on its rubber mount, with a grip and the throttle. */
function guideBar(to: Scaled): Shape[] {
  const [foot, bend, grip] = [to(-0.16, 0.2), to(-0.5, 0.84), to(-0.72, 0.98)]
  const way = `M${at(foot)}L${at(to(-0.42, 0.72))}Q${at(bend)} ${at(to(-0.6, 0.93))}L${at(grip)}`
  return [
    outline({ paint: 'line', weight: 2.2 }, way, [foot, bend, grip]),
    line({ paint: 'line', weight: 3.4 }, to(-0.6, 0.93), grip),
    line({ paint: 'line', weight: 1.2 }, to(-0.5, 0.8), to(-0.56, 0.82)),
  ]
}

/** The plate, turned up in front and behind, with the exciter in its housing. */
function basePlate(to: Scaled, size: number): Shape[] {
  return [
    plate(
      'dark',
      0.02,
      to(-0.3, 0.2),
      to(-0.36, 0.13),
      to(-0.26, 0),
      to(0.24, 0),
      to(0.38, 0.15),
      to(0.33, 0.21),
      to(0.22, 0.06),
      to(-0.22, 0.06),
    ),
    plate('mid', 0.03, to(-0.16, 0.05), to(0.26, 0.05), to(0.22, 0.24), to(-0.12, 0.24)),
    disc('steel', to(0.1, 0.14), 0.07 * size),
    disc(thin('dark'), to(0.1, 0.14), 0.028 * size),
    plate('paint', 0.03, to(-0.24, 0.22), to(0.3, 0.22), to(0.3, 0.29), to(-0.24, 0.29)),
    ...[-0.2, 0.22].map((x) => block('dark', to(x, 0.06), [0.06 * size, 0.16])),
  ]
}

/** Block with its cooling fins, starter housing, tank on top, air filter and silencer. */
function petrolEngine(to: Scaled, size: number): Shape[] {
  return [
    plate('barrel', 0.03, to(-0.18, 0.29), to(0.2, 0.29), to(0.2, 0.5), to(-0.18, 0.5)),
    disc('dark', to(-0.02, 0.4), 0.125 * size),
    dashedRing('light', to(-0.02, 0.4), 0.085 * size, { width: 0.03 * size, marks: 12, share: 0.4 }),
    disc(thin('steel'), to(-0.02, 0.4), 0.035 * size),
    vents(to(0.13, 0.33), [0.1 * size, 0.14], 5),
    plate('paint', 0.05, to(-0.2, 0.5), to(0.1, 0.5), to(0.1, 0.63), to(-0.16, 0.64)),
    block('dark', to(-0.09, 0.63), [0.08 * size, 0.03], 0.01),
    plate('dark', 0.03, to(0.12, 0.49), to(0.24, 0.49), to(0.24, 0.62), to(0.12, 0.62)),
  ]
}

/** The frame that guards the engine and serves for lifting. */
const cage = (to: Scaled): Shape[] => [
  line(
    { paint: 'line', weight: 2 },
    to(-0.24, 0.26),
    to(-0.24, 0.6),
    to(-0.18, 0.71),
    to(0.22, 0.71),
    to(0.3, 0.6),
    to(0.3, 0.26),
  ),
]

export function tampingRammer(specs: Specs): Scene {
  const size = Math.cbrt((known(specs, 'operatingWeightKg') ?? USUAL_RAMMER_KG) / USUAL_RAMMER_KG)
  const to = scaled(size)
  return {
    kind: 'tamping-rammer',
    shapes: [...handle(to), ...shoe(to), ...bellows(to), ...head(to, size)],
    dimensions: [],
  }
}

/** The striking foot and its leg. */
const shoe = (to: Scaled): Shape[] => [
  plate('dark', 0.02, to(-0.1, 0), to(0.2, 0), to(0.3, 0.09), to(0.26, 0.12), to(0.16, 0.07), to(-0.13, 0.08)),
  polygon('barrel', to(-0.05, 0.07), to(0.14, 0.07), to(0.12, 0.2), to(-0.04, 0.2)),
]

/** Rubber folds between the foot and the crankcase, leaning forward a little. */
function bellows(to: Scaled): Shape[] {
  const fold = (index: number): Point[] => {
    const [y, lean] = [0.18 + index * 0.055, 0.012 * index]
    return [to(-0.085 + lean, y), to(0.165 + lean, y), to(0.165 + lean, y + 0.045), to(-0.085 + lean, y + 0.045)]
  }
  return [
    polygon('dark', to(-0.06, 0.17), to(0.14, 0.17), to(0.19, 0.46), to(-0.01, 0.46)),
    ...Array.from({ length: 5 }, (_, index) => plate(thin('mid'), 0.02, ...fold(index))),
  ]
}

/** Crankcase, engine with its starter behind, tank on top, air filter in front. */
function head(to: Scaled, size: number): Shape[] {
  return [
    plate('paint', 0.04, to(-0.06, 0.44), to(0.22, 0.44), to(0.26, 0.7), to(0, 0.72)),
    plate('barrel', 0.03, to(-0.2, 0.48), to(0, 0.48), to(0.02, 0.7), to(-0.18, 0.7)),
    disc('dark', to(-0.11, 0.59), 0.095 * size),
    dashedRing('light', to(-0.11, 0.59), 0.064 * size, { width: 0.025 * size, marks: 10, share: 0.4 }),
    plate('dark', 0.03, to(0.22, 0.5), to(0.33, 0.5), to(0.34, 0.66), to(0.24, 0.68)),
    vents(to(0.25, 0.54), [0.06 * size, 0.08 * size], 3, 'light'),
    plate('paint', 0.04, to(-0.1, 0.71), to(0.16, 0.71), to(0.12, 0.89), to(-0.08, 0.89)),
    block('dark', to(-0.02, 0.885), [0.08 * size, 0.035 * size], 0.01),
    pin(to(0.1, 0.58), 0.045 * size),
  ]
}

/** The guide frame round the head on rubber mounts, its grip behind. */
const handle = (to: Scaled): Shape[] => [
  strokes({ paint: 'line', weight: 2.4 }, [
    [to(0.24, 0.62), to(0.36, 0.8), to(0.3, 0.94), to(-0.14, 1), to(-0.36, 0.98), to(-0.4, 0.9), to(-0.2, 0.62)],
  ]),
  line({ paint: 'line', weight: 4 }, to(-0.2, 0.998), to(-0.36, 0.98)),
]
