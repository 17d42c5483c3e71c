// A machine of a class without a drawing: a plain box, never another machine's outline.
import type { Point } from './geometry.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, type Shape, strokes } from './shapes.ts'

/** Heights that matter when choosing a machine; the frame rises to the known one and shows it. */
const markedHeights = ['platformHeightM', 'maxLiftHeightM', 'mastHeightM', 'verticalReachM', 'maxTipHeightM']

/** Without any known length: a neutral box of a small machine's size. */
const NEUTRAL = { length: 3, height: 2 }

export function sizeFrame(specs: Specs): Scene {
  const shown = markedHeights.find((key) => known(specs, key) !== undefined)
  const height = (shown && known(specs, shown)) || NEUTRAL.height
  const width = known(specs, 'stowedLengthM') ?? NEUTRAL.length
  return {
    kind: 'size-frame',
    shapes: frameShapes(width, height),
    dimensions: shown ? [rise(shown, height, width)] : [],
  }
}

const rise = (key: string, valueM: number, x: number): Dimension => ({ key, valueM, from: [x, 0], to: [x, valueM] })

function frameShapes(width: number, height: number): Shape[] {
  const tick = Math.min(width, height) * 0.14
  const corner = (x: number, y: number, right: 1 | -1, up: 1 | -1): Point[] => [
    [x + right * tick, y],
    [x, y],
    [x, y + up * tick],
  ]
  const corners = [corner(0, 0, 1, 1), corner(width, 0, -1, 1), corner(0, height, 1, -1), corner(width, height, -1, -1)]
  return [
    strokes({ paint: 'hatch', weight: 0.5 }, hatch(width, height)),
    block({ paint: 'hatch', weight: 0.7 }, [0, 0], [width, height]),
    strokes({ paint: 'frame', weight: 1.6 }, corners),
  ]
}

/** Slanting lines at 45°, about fourteen across, cut to the box. */
function hatch(width: number, height: number): Point[][] {
  const pitch = (width + height) / 14
  return Array.from({ length: 13 }, (_, index): Point[] => {
    const reach = pitch * (index + 1)
    const start: Point = reach <= height ? [0, height - reach] : [reach - height, 0]
    const end: Point = reach <= width ? [reach, height] : [width, height - (reach - width)]
    return [start, end]
  })
}
