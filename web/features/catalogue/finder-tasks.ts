import { needTexts } from '#contract/texts/needs.en.ts'
import type { Call } from '#web/platform/call.ts'
import { texts } from '#web/platform/text.ts'
import { squareFrameFor } from './drawing-scale.ts'
import { type FinderTask, finderTasks } from './finder-questions.ts'
import { finderText } from './finder-text.ts'

const needsText = texts({ en: needTexts })

/** The kind of machine that stands for a task. */
const pictured: Readonly<Record<FinderTask, string>> = {
  'lift-people': 'articulated-boom-lift',
  'lift-goods': 'diesel-forklift',
  'lift-loads': 'new-generation-pick-and-carry-crane',
  dig: 'backhoe-loader',
  load: 'wheel-loader',
  break: 'excavator',
  compact: 'soil-compactor',
  concrete: 'transit-mixer',
  pave: 'asphalt-paver',
  air: 'portable-diesel-air-compressor',
  power: 'dg-set-75-to-250-kva',
  light: 'diesel-lighting-tower',
}

/** The tasks to choose from, each with a machine that does it. */
export const loadFinderTasks = (call: Call) =>
  Promise.all(
    finderTasks.map(async (task) => {
      const drawing = await drawingOf(call, pictured[task])
      return {
        task,
        name: needsText()[task],
        example: finderText().examples[task],
        picture: drawing && { drawing, frame: squareFrameFor(drawing) },
      }
    }),
  )

async function drawingOf(call: Call, subCategory: string) {
  const { products } = await call('listProducts', { query: { subCategory, page: '0', size: '1' } })
  return products.content[0]?.drawing
}

export type TaskToChoose = Awaited<ReturnType<typeof loadFinderTasks>>[number]
