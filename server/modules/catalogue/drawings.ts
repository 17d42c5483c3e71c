// Drawings of the catalogue's machines and their addresses.
import { createHash } from 'node:crypto'
import type { DrawnMachine } from '#contract/page.ts'
import {
  type Drawing,
  drawingFile,
  drawingSheet,
  drawingSheetFile,
  drawMachine,
  type SheetWords,
} from '#server/drawings/drawing.ts'
import type { Database } from '#server/platform/database.ts'
import { type DrawnProduct, drawnProduct } from './product.store.ts'
import type { Specs } from './product-entry.rules.ts'

export type Machine = { subCategory: string; specs: Specs }

const NO_WORDS: SheetWords = { title: '', labels: {} }

/** Hashes both files, because both are immutable under this hash. */
const hashOf = (drawing: Drawing) =>
  createHash('sha256').update(drawingFile(drawing)).update(drawingSheet(drawing, NO_WORDS)).digest('hex').slice(0, 12)

/** The catalogue's facts about a drawing: its size in metres, and a hash that changes with its content. */
export function drawingFacts(machine: Machine) {
  const drawing = drawMachine(machine)
  return {
    drawing_hash: hashOf(drawing),
    drawing_width_m: drawing.widthM,
    drawing_height_m: drawing.heightM,
  }
}

/** The picture alone, or the labelled sheet; both share one hash. */
type Kind = 'picture' | 'sheet'
/** A drawing's file, its new address, or undefined if there is no such machine. */
type FoundDrawing = { svg: string } | { movedTo: string } | undefined

const addressOf = (slug: string, hash: string, kind: Kind) =>
  `/drawings/${slug}.${hash}${kind === 'sheet' ? '.sheet' : ''}.svg`

const wordsFor = ({ name, labels }: DrawnProduct): SheetWords => ({ title: name, labels })

function svgOf(product: DrawnProduct, kind: Kind) {
  const drawing = drawMachine(product)
  return kind === 'sheet' ? drawingSheetFile(drawing, wordsFor(product)) : drawingFile(drawing)
}

/** Draws the machine at a drawing's address. */
export async function findDrawing(db: Database, slug: string, hash: string, kind: Kind): Promise<FoundDrawing> {
  const product = await drawnProduct(db.read, slug)
  if (!product) return undefined
  return product.hash === hash ? { svg: svgOf(product, kind) } : { movedTo: addressOf(slug, product.hash, kind) }
}

/** The labelled sheet of a machine as markup for a page, which includes `/drawings/drawing.css`. */
export function drawingSheetFor({ name, subCategory, specs, specLabels }: DrawnMachine, metre = 'm') {
  const labels = Object.fromEntries(specLabels.map(({ key, label }) => [key, label]))
  return drawingSheet(drawMachine({ subCategory: subCategory.slug, specs }), { title: name, labels, metre })
}

/** The labelled sheet of any machine as a file, with its size in metres. */
export function drawnFile(machine: Machine, words: SheetWords) {
  const drawing = drawMachine(machine)
  return { svg: drawingSheetFile(drawing, words), widthM: drawing.widthM, heightM: drawing.heightM }
}
