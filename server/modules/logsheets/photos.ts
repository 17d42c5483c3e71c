// The photographs of a log. A file belongs to the log; each version names those that it shows.
import type { UploadedFile } from '#contract/files.ts'
import { attachFile, storedFilesOf } from '#server/modules/files/files.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Hand } from './hand.ts'

const KIND = 'logsheet-photo'

/** Gives new photographs to the log. Throws `not-found` for a file that is not the writer's own, or of another record. */
export async function attachPhotos(action: Action<Hand['by']>, logsheetId: string, photoIds: readonly string[]) {
  const kept = await storedFilesOf(action, KIND, logsheetId)
  const added = photoIds.filter((id) => !kept.has(id))
  for (const id of added) await attachFile(action, id, { kind: KIND, id: logsheetId })
}

async function photosOf(transaction: Transaction, logsheetId: string, photoIds: readonly string[]) {
  const kept = photoIds.length === 0 ? new Map() : await storedFilesOf(transaction, KIND, logsheetId)
  return photoIds.flatMap((id) => kept.get(id) ?? [])
}

/** The photographs of a version, in its order. */
export const shownPhotos = async (...version: Parameters<typeof photosOf>): Promise<UploadedFile[]> =>
  (await photosOf(...version)).map(({ file }) => file)

/** The SHA-256 of each photograph of a version, in its order. */
export const photoHashes = async (...version: Parameters<typeof photosOf>): Promise<string[]> =>
  (await photosOf(...version)).map(({ hash }) => hash)
