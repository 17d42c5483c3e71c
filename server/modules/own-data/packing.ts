// Puts an export together: each task makes one part of the ZIP and leaves the task of the next one.
import { EXPORT_DAYS } from '#contract/own-data.ts'
import { act } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { openPdf } from '#server/platform/pdf.ts'
import { keptPrints, type PrintTools } from '#server/platform/printing.ts'
import { entriesIn, type ZipEntry, zipEnd, zipPiece } from '#server/platform/zip.ts'
import { type ExportPart, enqueuePart } from './asking.ts'
import { entriesOf, memberOf } from './entries.ts'
import * as store from './own-data.store.ts'
import { principalOf } from './owner.ts'
import { planned, plannedActs } from './planning.ts'

/** A part is closed as soon as it holds so many bytes, took so long, or so many items. */
const PART = { bytes: 8 * 1024 * 1024, milliseconds: 20_000, items: 200 }
const DAY_SECONDS = 24 * 3600

/** Notes what goes into an export. */
async function plan(tools: PrintTools, part: ExportPart) {
  const items = await act(tools, principalOf(part), (action) => planned(action, part))
  const member = part.companyId === null ? await memberOf(tools, part) : undefined
  const acts = member && member.companyId !== null ? await act(tools, member, plannedActs) : []
  await act(tools, principalOf(part), async ({ tx }) => {
    if (!(await store.lockPart(tx, part.exportId, 0))) return
    const now = await store.waitingExport(tx, part.exportId)
    if (now?.items === 0) await store.insertItems(tx, part.exportId, [...items, ...acts])
  })
}

type Made = { readonly bytes: Buffer; readonly directory: Buffer; readonly done: number }

/** The next items of an export as one part of its ZIP. */
async function made(tools: PrintTools, part: ExportPart, { done, bytes: offset }: store.Waiting): Promise<Made> {
  const items = await act(tools, principalOf(part), ({ tx }) => store.nextItems(tx, part.exportId, done, PART.items))
  const pieces: Buffer[] = []
  const lines: Buffer[] = []
  let [size, count] = [0, 0]
  const began = performance.now()
  const add = async (entry: ZipEntry) => {
    const piece = await zipPiece(entry, offset + size)
    pieces.push(piece.bytes)
    lines.push(piece.directory)
    size += piece.bytes.length
  }
  for (const item of items) {
    for (const entry of await entriesOf(tools, part, item)) await add(entry)
    count += 1
    if (size >= PART.bytes || performance.now() - began >= PART.milliseconds) break
  }
  return { bytes: Buffer.concat(pieces), directory: Buffer.concat(lines), done: done + count }
}

/** The end of the ZIP, which is its last part. */
async function ending(tools: PrintTools, part: ExportPart, { bytes, done }: store.Waiting): Promise<Made> {
  const directory = await act(tools, principalOf(part), ({ tx }) => store.directoryOf(tx, part.exportId))
  return { bytes: zipEnd(directory, entriesIn(directory), bytes), directory: Buffer.alloc(0), done }
}

/** Notes a part, and what comes next. Another process that was faster has noted it already: then false. */
const noted = (tools: PrintTools, part: ExportPart, storedId: string, { bytes, directory, done }: Made) =>
  act(tools, principalOf(part), async (action) => {
    const { exportId, partNo } = part
    if (!(await store.lockPart(action.tx, exportId, partNo))) return false
    await store.insertPart(action.tx, { exportId, partNo, storedId, size: bytes.length, directory }, done)
    const isLast = directory.length === 0
    if (isLast) await store.setReady(action.tx, exportId, secondsAfter(action.now, EXPORT_DAYS * DAY_SECONDS))
    else await enqueuePart(action, { ...part, partNo: partNo + 1 })
    return true
  })

/**
 * Makes one part of an export. Repeated after a crash, it finds the part and does nothing; bytes that no part names are
 * deleted.
 */
async function packPart(tools: PrintTools, part: ExportPart) {
  if (part.partNo === 0) await plan(tools, part)
  const waiting = await act(tools, principalOf(part), ({ tx }) => store.waitingExport(tx, part.exportId))
  if (waiting === undefined || waiting.parts !== part.partNo) return
  const next = await (waiting.done < waiting.items ? made(tools, part, waiting) : ending(tools, part, waiting))
  const storedId = await tools.files.storePart(next.bytes)
  let isNoted = false
  try {
    isNoted = await noted(tools, part, storedId, next)
  } finally {
    if (!isNoted) await tools.files.remove(storedId)
  }
}

/** The same with a thread of its own for the documents, which ends with the part. */
export async function packWithPrints(tools: Omit<PrintTools, 'pdf' | 'prints'>, part: ExportPart) {
  const pdf = openPdf()
  try {
    await packPart({ ...tools, pdf, prints: keptPrints() }, part)
  } finally {
    await pdf.close()
  }
}
