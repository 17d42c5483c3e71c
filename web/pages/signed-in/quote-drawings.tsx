import type { QuotedMachine } from '#contract/quotes.ts'
import { DrawingFrame } from '#web/features/catalogue/drawing-frame.tsx'
import { frameFor } from '#web/features/catalogue/drawing-scale.ts'

/** The drawings of a quote's machines by id, all at one scale. */
export function quoteDrawings(machines: readonly QuotedMachine[]) {
  const frame = frameFor(machines.map(({ drawing }) => drawing))
  const known = new Map(machines.map(({ productId, drawing }) => [productId, drawing]))
  return (productId: string) => {
    const drawing = known.get(productId)
    return drawing && <DrawingFrame drawing={drawing} frame={frame} />
  }
}
