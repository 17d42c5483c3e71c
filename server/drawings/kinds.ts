// Which drawing a sub-category gets. A kind is one function from specs to a scene.

import { articulatedBoom } from './articulated-boom.ts'
import { backhoe } from './backhoe.ts'
import { batchingPlant } from './batching-plant.ts'
import { highPressureCompressor, portableCompressor } from './compressors.ts'
import { boomPump, stationaryPump } from './concrete-pumps.ts'
import { excavator, miniExcavator } from './excavator.ts'
import { largeGenset, mediumGenset, smallGenset } from './gensets.ts'
import { plateCompactor, tampingRammer } from './hand-compactors.ts'
import { dieselLightingTower, hybridLightingTower } from './lighting-towers.ts'
import { pushAroundMast, selfPropelledMast } from './mast-lifts.ts'
import { selfLoadingMixer, transitMixer } from './mixers.ts'
import { asphaltPaver, coldMill } from './road-machines.ts'
import { pneumaticRoller, soilCompactor, tandemRoller } from './rollers.ts'
import type { Scene, Specs } from './scene.ts'
import { roughTerrainScissor, slabScissor } from './scissor.ts'
import { sizeFrame } from './size-frame.ts'
import { trackedSpider } from './spider-lift.ts'
import { telescopicBoom } from './telescopic-boom.ts'

const kinds: ReadonlyMap<string, (specs: Specs) => Scene> = new Map([
  ['electric-scissor-lift', slabScissor],
  ['articulated-boom-lift', articulatedBoom],
  ['electric-articulated-boom-lift', articulatedBoom],
  ['telescopic-boom-lift', telescopicBoom],
  ['excavator', excavator],
  ['mini-excavator', miniExcavator],
  ['backhoe-loader', backhoe],
  ['soil-compactor', soilCompactor],
  ['tandem-roller', tandemRoller],
  ['pneumatic-tyre-roller', pneumaticRoller],
  ['rough-terrain-scissor-lift', roughTerrainScissor],
  ['dg-set-up-to-75-kva', smallGenset],
  ['dg-set-75-to-250-kva', mediumGenset],
  ['dg-set-above-250-kva', largeGenset],
  ['self-propelled-mast-lift', selfPropelledMast],
  ['push-around-mast-lift', pushAroundMast],
  ['tracked-spider-lift', trackedSpider],
  ['portable-diesel-air-compressor', portableCompressor],
  ['high-pressure-air-compressor', highPressureCompressor],
  ['diesel-lighting-tower', dieselLightingTower],
  ['hybrid-lighting-tower', hybridLightingTower],
  ['transit-mixer', transitMixer],
  ['self-loading-concrete-mixer', selfLoadingMixer],
  ['asphalt-paver', asphaltPaver],
  ['cold-milling-machine', coldMill],
  ['boom-pump', boomPump],
  ['stationary-concrete-pump', stationaryPump],
  ['batching-plant', batchingPlant],
  ['plate-compactor', plateCompactor],
  ['tamping-rammer', tampingRammer],
])

/** The scene of a machine; a size frame where its sub-category has no drawing yet or is not known. */
export function sceneOf(subCategory: string, specs: Specs): Scene {
  return kinds.get(subCategory)?.(specs) ?? sizeFrame(subCategory, specs)
}
