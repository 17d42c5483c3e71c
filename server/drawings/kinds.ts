// The drawing of each sub-category. A kind is one function from specs to a scene.

import { articulatedBoom } from './articulated-boom.ts'
import { backhoe } from './backhoe.ts'
import { batchingPlant } from './batching-plant.ts'
import { bulldozer } from './bulldozer.ts'
import { highPressureCompressor, portableCompressor } from './compressors.ts'
import { boomPump, stationaryPump } from './concrete-pumps.ts'
import { crawlerCrane } from './crawler-crane.ts'
import { emptyContainerHandler } from './empty-handler.ts'
import { excavator, miniExcavator } from './excavator.ts'
import { dieselForklift, electricForklift, heavyForklift } from './forklift.ts'
import { largeGenset, mediumGenset, smallGenset } from './gensets.ts'
import { plateCompactor, tampingRammer } from './hand-compactors.ts'
import { dieselLightingTower, hybridLightingTower } from './lighting-towers.ts'
import { pushAroundMast, selfPropelledMast } from './mast-lifts.ts'
import { selfLoadingMixer, transitMixer } from './mixers.ts'
import { motorGrader } from './motor-grader.ts'
import { hydraCrane, newGenerationCrane } from './pick-and-carry.ts'
import { pilingRig } from './piling-rig.ts'
import { reachStacker } from './reach-stacker.ts'
import { allTerrainCrane, roughTerrainCrane, truckCrane } from './road-crane.ts'
import { asphaltPaver, coldMill } from './road-machines.ts'
import { pneumaticRoller, soilCompactor, tandemRoller } from './rollers.ts'
import { rotatingTelehandler } from './rotating-telehandler.ts'
import type { Scene, Specs } from './scene.ts'
import { roughTerrainScissor, slabScissor } from './scissor.ts'
import { sizeFrame } from './size-frame.ts'
import { skidSteer } from './skid-steer.ts'
import { trackedSpider } from './spider-lift.ts'
import { telehandler } from './telehandler.ts'
import { telescopicBoom } from './telescopic-boom.ts'
import { tipper } from './tipper.ts'
import { towerCrane } from './tower-crane.ts'
import { electricPalletTruck, electricStacker, reachTruck } from './warehouse-trucks.ts'
import { wheelLoader } from './wheel-loader.ts'

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
  ['crawler-crane', crawlerCrane],
  ['hydra-crane', hydraCrane],
  ['tyre-mounted-mobile-crane', truckCrane],
  ['all-terrain-crane', allTerrainCrane],
  ['rough-terrain-crane', roughTerrainCrane],
  ['tower-crane', towerCrane],
  ['laden-reach-stacker', reachStacker],
  ['hydraulic-piling-rig', pilingRig],
  ['new-generation-pick-and-carry-crane', newGenerationCrane],
  ['diesel-forklift', dieselForklift],
  ['electric-forklift', electricForklift],
  ['heavy-forklift', heavyForklift],
  ['wheel-loader', wheelLoader],
  ['fixed-boom-telehandler', telehandler],
  ['rotating-telehandler', rotatingTelehandler],
  ['skid-steer-loader', skidSteer],
  ['motor-grader', motorGrader],
  ['bulldozer', bulldozer],
  ['tipper', tipper],
  ['reach-truck', reachTruck],
  ['electric-stacker', electricStacker],
  ['electric-pallet-truck', electricPalletTruck],
  ['empty-container-handler', emptyContainerHandler],
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

/** The scene of a machine; a size frame for an unknown sub-category. */
export function sceneOf(subCategory: string, specs: Specs): Scene {
  return kinds.get(subCategory)?.(specs) ?? sizeFrame(specs)
}
