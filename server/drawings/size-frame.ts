// A machine without a drawing of its own yet: an honest box of its class's size, never another machine's outline.
import type { Point } from './geometry.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, type Shape, strokes } from './shapes.ts'

type Size = readonly [lengthM: number, heightM: number]

/** Length and height of each class in metres, in travel or working position as it is usually met (nominal). */
const nominalSizes = new Map<string, Size>([
  ['electric-pallet-truck', [1.8, 1.3]],
  ['empty-container-handler', [8.5, 4.2]],
])

/** Heights a class is bought for; the frame rises to the one that is known and shows it. */
const tellingHeights = ['platformHeightM', 'maxLiftHeightM', 'mastHeightM', 'verticalReachM', 'maxTipHeightM']

/** The frame of an unknown class is a neutral box of a small machine's size. */
const NEUTRAL: Size = [3, 2]

export function sizeFrame(subCategory: string, specs: Specs): Scene {
  const [nominalLength, nominalHeight] = nominalSizes.get(subCategory) ?? NEUTRAL
  const shown = tellingHeights.find((key) => known(specs, key) !== undefined)
  const height = (shown && known(specs, shown)) || nominalHeight
  const width = known(specs, 'stowedLengthM') ?? nominalLength
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
    block({ paint: 'hatch', weight: 0.7 }, [0, 0], width, height),
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
