// The scans of papers that go into a gate-pass pack, within its limits.
import type { FileType } from '#contract/file-types.ts'
import { jpegWithin } from '#server/platform/clean-image.ts'
import { FileRefused, type Files } from '#server/platform/files.ts'
import { type Pdf, PdfBusy, PdfFailed } from '#server/platform/pdf.ts'
import type { Enclosure } from './gate-pass-pdf.ts'

/** A paper with its scan. */
type ScannedPaper = { readonly documentId: string; readonly fileId: string; readonly type: FileType }
type Tools = { readonly pdf: Pick<Pdf, 'redraw'>; readonly files: Pick<Files, 'read'> }

/** Pixels that a printed page of a scanned paper needs. */
const PICTURE_SIDE = 1700
/** Pages of one scan, and of all scans of a pack. */
const [SHEETS_EACH, SHEETS_MAX] = [20, 60]
const BYTES_MAX = 40 * 2 ** 20
/** For drawing all scans of a pack anew. */
const REDRAW_MS = 20_000

type Room = { sheets: number; bytes: number; milliseconds: number }

const sheetsOf = (enclosure: Enclosure) => (enclosure.as === 'SHEETS' ? enclosure.sheets : 1)

async function sheets({ pdf }: Tools, bytes: Uint8Array, room: Room, person: string) {
  const pagesMax = Math.min(SHEETS_EACH, room.sheets)
  const began = performance.now()
  try {
    const drawn = await pdf.redraw({ bytes, pagesMax, timeoutMs: room.milliseconds }, person)
    return { as: 'SHEETS', pdf: drawn.bytes, sheets: Math.min(drawn.pages, pagesMax), pages: drawn.pages } as const
  } catch (error) {
    if (!(error instanceof PdfFailed) || error instanceof PdfBusy) throw error
    return { as: 'UNREADABLE' } as const
  } finally {
    room.milliseconds -= performance.now() - began
  }
}

async function picture(bytes: Uint8Array) {
  try {
    return { as: 'PICTURE', jpeg: await jpegWithin(bytes, PICTURE_SIDE) } as const
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { as: 'UNREADABLE' } as const
  }
}

async function enclosed(tools: Tools, { fileId, type }: ScannedPaper, room: Room, person: string) {
  const stored = await tools.files.read(fileId)
  if (!stored) return { as: 'UNREADABLE' } as const
  room.bytes -= stored.bytes.length
  if (room.bytes < 0 || room.sheets < 1 || room.milliseconds < 1) return { as: 'NO_ROOM' } as const
  return type === 'application/pdf' ? sheets(tools, stored.bytes, room, person) : picture(stored.bytes)
}

/** The scans in their order. One that cannot be read, or has no room, says so in its place. Throws `PdfBusy`. */
export async function enclosuresOf(tools: Tools, papers: readonly ScannedPaper[], person: string) {
  const room = { sheets: SHEETS_MAX, bytes: BYTES_MAX, milliseconds: REDRAW_MS }
  const all: Enclosure[] = []
  for (const paper of papers) {
    const enclosure = { documentId: paper.documentId, ...(await enclosed(tools, paper, room, person)) }
    room.sheets -= sheetsOf(enclosure)
    all.push(enclosure)
  }
  return all
}
