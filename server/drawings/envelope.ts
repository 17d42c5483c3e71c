// The working range of a machine: of its hands, forks, teeth or hose, as far as its specs give it.

import { contains, type Point } from './geometry.ts'
import { sceneOf } from './kinds.ts'
import { ARM_REACH_M } from './person.ts'
import { known, type Scene, type Specs } from './scene.ts'

/** The moving tool: the hands of people on a platform, the heel of the forks, a bucket's teeth, a pump's hose. */
type WorkingTool = 'hands' | 'forks' | 'teeth' | 'hose'

/**
 * The range of a machine as a polygon in metres, in the coordinates of its drawing: `origin` of a drawing is [0, 0], y
 * upwards from the ground, negative below it. Reach is measured from `outFrom`, to the right if `side` is 1.
 */
export type WorkingEnvelope = Readonly<{
  tool: WorkingTool
  outline: readonly Point[]
  outFrom: number
  side: 1 | -1
}>

const TOOLS: Readonly<Record<string, WorkingTool>> = {
  'articulated-boom': 'hands',
  'telescopic-boom': 'hands',
  'spider-lift': 'hands',
  excavator: 'teeth',
  'mini-excavator': 'teeth',
  'backhoe-loader': 'teeth',
  'fixed-boom-telehandler': 'forks',
  'rotating-telehandler': 'forks',
  'boom-pump': 'hose',
}
const STEP_M = 0.5
/** Their platform moves straight up, over the machine itself. */
const STRAIGHT_UP = ['slab-scissor', 'rough-terrain-scissor', 'self-propelled-mast', 'push-around-mast']

/** The working envelope of a machine; undefined if its specs do not give it, as for cranes without a load chart. */
export function workingEnvelope(machine: { subCategory: string; specs: Specs }): WorkingEnvelope | undefined {
  const scene = sceneOf(machine.subCategory, machine.specs)
  if (STRAIGHT_UP.includes(scene.kind)) return column(scene, machine.specs)
  const tool = TOOLS[scene.kind]
  const { envelope, outFrom = 0 } = scene
  if (!tool || !envelope) return undefined
  const side = envelope.some(([x]) => x > outFrom) ? 1 : -1
  return { tool, outline: tool === 'hands' ? overhead(envelope) : envelope, outFrom, side }
}

/** Whether the tool gets to a place `out` metres away, `up` metres above the ground (negative below it). */
export const reaches = ({ outline, outFrom, side }: WorkingEnvelope, [out, up]: Point) =>
  contains(outline, [outFrom + side * out, up])

/** Hands work an arm’s reach above the floor; where the floor is a step above the ground, they get down to it. */
const overhead = (floors: readonly Point[]) => floors.map(([x, y]): Point => [x, y < STEP_M ? 0 : y + ARM_REACH_M])

function column({ floor }: Scene, specs: Specs): WorkingEnvelope | undefined {
  if (!floor || !(known(specs, 'platformHeightM') ?? known(specs, 'workingHeightM'))) return undefined
  const [[left, level], [right]] = floor
  const top = level + ARM_REACH_M
  return {
    tool: 'hands',
    outline: [
      [left, 0],
      [right, 0],
      [right, top],
      [left, top],
    ],
    outFrom: (left + right) / 2,
    side: 1,
  }
}
