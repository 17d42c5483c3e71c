// Queries of logsheets for evidence packs: versions as hashed, with signatures and photographs.
import { LogsheetContent } from '#contract/logsheets.content.ts'
import { storedFilesOfAll } from '#server/modules/files/files.ts'
import type { Transaction } from '#server/platform/action.ts'
import { textOfLink } from './chain.rules.ts'
import { type Counted, linksBetween, type ProvenRow } from './proving.store.ts'
import { linkOf } from './verifying.ts'

type StoredFiles = Awaited<ReturnType<typeof storedFilesOfAll>>
type Photo = Pick<StoredFiles[number], 'hash' | 'file'>

/** A version of a log in its chain. */
export type ProvenLink = Pick<ProvenRow, 'jobNumber' | 'logNumber' | 'version' | 'chainNo' | 'hash' | 'signature'> & {
  /** The bytes behind `hash`: canonical JSON. */
  readonly text: string
  /** In the order of the version. */
  readonly photos: readonly Photo[]
}

function proven({ logsheetId: _id, jobNumber, signature, ...row }: ProvenRow, files: readonly Photo[]): ProvenLink {
  const kept = new Map(files.map((photo) => [photo.file.fileId, photo]))
  const photoHashes = Object.fromEntries(files.map(({ hash, file }) => [file.fileId, hash]))
  const { hash, chainNo, ...link } = linkOf({ ...row, photoHashes })
  const photos = LogsheetContent.parse(row.content).photoIds.flatMap((id) => kept.get(id) ?? [])
  const { logNumber, version } = link
  return { jobNumber, logNumber, version, chainNo, hash, signature, text: textOfLink(link), photos }
}

/**
 * The chains of each job from the first to the last of some versions that the caller has read in the same transaction; at
 * most so many links.
 */
export async function provenLinks(transaction: Transaction, counted: readonly Counted[], atMost: number) {
  const rows = await linksBetween(transaction.tx, counted, atMost)
  const ids = [...new Set(rows.map(({ logsheetId }) => logsheetId))]
  const files = await storedFilesOfAll(transaction, 'logsheet-photo', ids)
  const byLog = Map.groupBy(files, ({ recordId }) => recordId)
  return rows.map((row) => proven(row, byLog.get(row.logsheetId) ?? []))
}
