// An export by its address, part after part.
import { Readable } from 'node:stream'
import { dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { Files } from '#server/platform/files.ts'
import { isSigned, type Signature } from '#server/platform/signed-address.ts'
import { addressOfExport, type OwnDataTools } from './asking.ts'
import { readyParts } from './own-data.store.ts'

export type DownloadTools = OwnDataTools & { readonly files: Files }

/** Reads one part at a time, so that a large export takes no more memory than one of its parts. */
async function* bytesOf(files: Files, parts: readonly { readonly storedId: string }[]) {
  for (const { storedId } of parts) {
    const bytes = await files.readPart(storedId)
    if (!bytes) throw new Error(`The storage of files has no part ${storedId}.`)
    yield bytes
  }
}

/** The ZIP as a stream. Throws `not-found` for an address that is forged, too old, or of no export that is ready. */
export async function exportAt({ db, clock, secrets, files }: DownloadTools, exportId: string, signature: Signature) {
  const now = clock()
  const isOurs = isSigned(secrets.otpPepper, addressOfExport(exportId), signature, now)
  const parts = isOurs ? await readyParts(db, exportId, now) : []
  const [first] = parts
  if (!first) throw new Problem('not-found')
  return {
    name: `yantra-${first.isOfCompany ? 'company' : 'own'}-data-${dateInIndia(first.askedAt)}.zip`,
    bytes: parts.reduce((sum, { size }) => sum + size, 0),
    stream: Readable.from(bytesOf(files, parts)),
  }
}
