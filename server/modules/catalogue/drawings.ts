// Drawings of the catalogue's machines and the addresses they are served at.
import { createHash } from 'node:crypto'
import { type Drawing, drawingFile, drawMachine } from '#server/drawings/drawing.ts'
import type { Specs } from './product-entry.rules.ts'

export type Machine = { subCategory: string; specs: Specs }

const hashOf = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 12)

/** What the catalogue keeps of a drawing: its size in metres, and a hash that changes with its content. */
export function drawingFacts(machine: Machine) {
  const drawing: Drawing = drawMachine(machine)
  return {
    drawing_hash: hashOf(drawingFile(drawing)),
    drawing_width_m: drawing.widthM,
    drawing_height_m: drawing.heightM,
  }
}
