// Somebody else's PDF as pages that only draw: no scripts, forms, notes, links, files or layers come along.
import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { stripToDrawing } from './pdf-drawing.ts'
import { startUnpacking } from './pdf-unpacking.ts'

type Scan = { readonly bytes: Uint8Array; readonly pagesMax: number }

/** The keys that drawing a page needs; `Parent` has the inherited ones. */
const KEPT = ['Type', 'Parent', 'Contents', 'Resources', 'MediaBox', 'CropBox', 'Rotate']

/** Points; a sheet beyond this is no paper. */
const SIDE_MAX = 20_000

/** The part of a page that people see, in points from its lower left corner. */
function seenPart(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox()
  const [right, top] = [x + width, y + height]
  const box = {
    left: Math.min(x, right),
    bottom: Math.min(y, top),
    right: Math.max(x, right),
    top: Math.max(y, top),
  }
  const [wide, high] = [box.right - box.left, box.top - box.bottom]
  if (!(wide >= 1 && high >= 1 && wide <= SIDE_MAX && high <= SIDE_MAX)) throw new Error('It has a page of no size.')
  return { box, wide, high }
}

/** Returns the place of a page turned clockwise by `angle` degrees, and the size of its sheet. */
function turned(angle: number, wide: number, high: number) {
  const rotate = degrees(-angle)
  if (angle === 90) return { sheet: [high, wide], at: { x: 0, y: wide, rotate } } as const
  if (angle === 180) return { sheet: [wide, high], at: { x: wide, y: high, rotate } } as const
  if (angle === 270) return { sheet: [high, wide], at: { x: high, y: 0, rotate } } as const
  return { sheet: [wide, high], at: { x: 0, y: 0 } } as const
}

async function addPage(to: PDFDocument, page: PDFPage) {
  const { box, wide, high } = seenPart(page)
  const { sheet, at } = turned(((page.getRotation().angle % 360) + 360) % 360, wide, high)
  const added = to.addPage([...sheet])
  const resources = page.node.Resources()
  if (!page.node.Contents() || !resources) return
  for (const key of page.node.keys()) if (!KEPT.includes(key.decodeText())) page.node.delete(key)
  stripToDrawing(resources)
  added.drawPage(await to.embedPage(page, box), at)
}

const copyOf = async (source: PDFDocument, indices: readonly number[]) => {
  const copy = await PDFDocument.create()
  const pages = source.getPages()
  for (const index of indices) await addPage(copy, pages[index] as PDFPage)
  return copy
}

/**
 * The first pages of a PDF, drawn anew, and the number of all its pages. Throws for a file that is locked, damaged or
 * unpacks to too much.
 */
export async function make({ bytes, pagesMax }: Scan) {
  startUnpacking()
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  const pages = source.getPageCount()
  if (pages === 0) throw new Error('It has no page.')
  const copy = await copyOf(source, [...Array(Math.min(pages, pagesMax)).keys()])
  return { bytes: new Uint8Array(await copy.save()), pages }
}
