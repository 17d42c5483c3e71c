// Zips a pack in the thread of documents. The same files make the same bytes.
import { type Zippable, zipSync } from 'fflate'
import type { PdfMade } from '#server/platform/pdf.ts'

export type PackEntry = { readonly path: string; readonly bytes: Uint8Array }

/** Files that are already compressed. */
const PACKED = /\.(pdf|jpg|png|webp)$/
/** The first moment that a ZIP can name; fflate writes it as local time. */
const MTIME = new Date(1980, 0, 1)

/** The ZIP of some files, in their order. */
export function make(entries: readonly PackEntry[]): PdfMade {
  const zippable: Zippable = {}
  for (const { path, bytes } of entries) zippable[path] = [bytes, { level: PACKED.test(path) ? 0 : 6, mtime: MTIME }]
  return { bytes: new Uint8Array(zipSync(zippable)) }
}
