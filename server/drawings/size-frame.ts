// A machine without a drawing of its own yet: an honest box of its class's size, never another machine's outline.
import type { Point } from './geometry.ts'
import { type Dimension, known, type Scene, type Specs } from './scene.ts'
import { block, type Shape, strokes } from './shapes.ts'

type Size = readonly [lengthM: number, heightM: number]

/** Length and height of each class in metres, in travel or working position as it is usually met (nominal). */
const nominalSizes: Readonly<Record<string, Size>> = {
  'push-around-mast-lift': [1.4, 2],
  'self-propelled-mast-lift': [1.4, 2],
  'tracked-spider-lift': [4.6, 2],
  'wheel-loader': [8, 3.4],
  'skid-steer-loader': [3.4, 2],
  'motor-grader': [8.6, 3.3],
  bulldozer: [5.3, 3.1],
  tipper: [8.5, 3.3],
  'pneumatic-tyre-roller': [4.9, 3],
  'plate-compactor': [1.1, 1],
  'tamping-rammer': [0.7, 1],
  'self-loading-concrete-mixer': [6.6, 3],
  'transit-mixer': [8.3, 3.8],
  'stationary-concrete-pump': [5.5, 2.3],
  'boom-pump': [11.5, 3.9],
  'batching-plant': [18, 12],
  'asphalt-paver': [6.2, 3.8],
  'cold-milling-machine': [11, 3.9],
  'hydraulic-piling-rig': [8, 19],
  'portable-diesel-air-compressor': [3.8, 1.7],
  'high-pressure-air-compressor': [4.6, 1.9],
  'tyre-mounted-mobile-crane': [12.9, 3.4],
  'all-terrain-crane': [13.2, 4],
  'rough-terrain-crane': [11.5, 3.8],
  'crawler-crane': [8, 4],
  'tower-crane': [70, 45],
  'hydra-crane': [7.3, 3],
  'new-generation-pick-and-carry-crane': [8.5, 3],
  'diesel-forklift': [3.8, 2.1],
  'electric-forklift': [3.5, 2.1],
  'heavy-forklift': [7.5, 3.3],
  'reach-truck': [2.4, 3],
  'electric-stacker': [2, 2],
  'electric-pallet-truck': [1.8, 1.3],
  'fixed-boom-telehandler': [6.2, 2.4],
  'rotating-telehandler': [8.5, 3.1],
  'laden-reach-stacker': [11.3, 4.6],
  'empty-container-handler': [8.5, 4.2],
  'dg-set-up-to-75-kva': [2.5, 1.5],
  'dg-set-75-to-250-kva': [3.2, 1.8],
  'dg-set-above-250-kva': [5.2, 2.6],
  'diesel-lighting-tower': [2.4, 9],
  'hybrid-lighting-tower': [2.4, 9],
}

/** Heights a class is bought for; the frame rises to the one that is known and shows it. */
const tellingHeights = ['platformHeightM', 'maxLiftHeightM', 'mastHeightM', 'verticalReachM', 'maxTipHeightM']

/** The frame of an unknown class is a neutral box of a small machine's size. */
const NEUTRAL: Size = [3, 2]

export function sizeFrame(subCategory: string, specs: Specs): Scene {
  const [nominalLength, nominalHeight] = sizeOf(subCategory, specs)
  const shown = tellingHeights.find((key) => known(specs, key) !== undefined)
  const height = (shown && known(specs, shown)) || nominalHeight
  const width = known(specs, 'stowedLengthM') ?? nominalLength
  return {
    kind: 'size-frame',
    shapes: frameShapes(width, height),
    dimensions: shown ? [rise(shown, height, width)] : [],
  }
}

function sizeOf(subCategory: string, specs: Specs): Size {
  const kva = known(specs, 'primeRatingKva')
  if (kva) return canopyFor(kva)
  return Object.hasOwn(nominalSizes, subCategory) ? (nominalSizes[subCategory] ?? NEUTRAL) : NEUTRAL
}

/** Canopies of generators by rating: 62, 125, 500 and 1010 kVA are the usual steps. */
function canopyFor(kva: number): Size {
  if (kva <= 75) return [2.5, 1.5]
  if (kva <= 250) return [3.2, 1.8]
  return kva <= 600 ? [5.2, 2.6] : [6.8, 2.9]
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
