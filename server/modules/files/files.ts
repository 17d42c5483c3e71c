import { createHash } from 'node:crypto'
import type { FileType } from '#contract/file-types.ts'
import { type FilePurpose, filePurposes, type ShownFile, type UploadedFile } from '#contract/files.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { cleanImage } from '#server/platform/clean-image.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { FileRefused, type Files, judgeFile } from '#server/platform/files.ts'
import { once } from '#server/platform/idempotency.ts'
import { secondsToWait, tooManyRequests } from '#server/platform/limits.ts'
import type { Customer, Link, Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { FilesConfig } from './files.config.ts'
import { addressOf, isAddress, nameFor, type Signed } from './files.rules.ts'
import * as store from './files.store.ts'

export type FilesTools = Tools & { config: FilesConfig; secrets: Secrets; files: Files }
/** The holder of a link may upload what its own call takes. */
type Person = Customer | Staff | Link
type Upload = { purpose: FilePurpose; name: string; bytes: Buffer; key?: string | undefined }

const DAY_SECONDS = 24 * 3600
/** Three days of as many photographs as a log takes. */
const LINK_FILES_PER_DAY = 36

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Stores a file, which is its uploader's alone until `attachFile`; a picture is encoded anew. The same `key` gets the
 * same file. Throws `payload-too-large`, `file-type-refused`, `file-unreadable`, `too-many-requests` and
 * `idempotency-key-reused`.
 */
export async function uploadFile(tools: FilesTools, person: Person, upload: Upload): Promise<{ file: UploadedFile }> {
  const type = typeFor(upload)
  await act(tools, person, (action) => refuseTooMany(action, tools.config))
  const cleaned = await refusable(() => cleanedAs(type, upload.bytes))
  const { fileId, size } = await refusable(() => tools.files.store(cleaned.bytes))
  const { bytes, ...sides } = cleaned
  const file = { fileId, name: nameFor(type, upload.name), type, size, ...sides }
  const stored = { ...file, purpose: upload.purpose, hash: hashOf(bytes) }
  try {
    const kept = await act(tools, person, (action) => recordOnce(action, tools.config, { ...upload, stored, file }))
    if (kept.fileId !== fileId) await tools.files.remove(fileId)
    return { file: kept }
  } catch (error) {
    await tools.files.remove(fileId)
    throw error
  }
}

type Stored = Upload & { stored: store.NewFile; file: UploadedFile }

/** Records the file, or returns the one that came with this key before. */
const recordOnce = (action: Action<Person>, config: FilesConfig, { key, stored, file, ...upload }: Stored) => {
  const { purpose, name, bytes } = upload
  const body = { purpose, name, hash: hashOf(bytes) }
  const work = async () => {
    await record(action, config, stored)
    return file
  }
  const { by } = action
  return by.kind === 'LINK' ? work() : once({ ...action, by }, { call: 'uploadFile', key, body }, work)
}

function typeFor({ purpose, bytes }: Upload): FileType {
  const type = refusableNow(() => judgeFile(bytes))
  if (!(filePurposes[purpose] as readonly FileType[]).includes(type)) throw new Problem('file-type-refused')
  return type
}

const cleanedAs = async (type: FileType, bytes: Buffer) =>
  type === 'application/pdf' ? { bytes } : cleanImage(bytes, type)

const problemOf = { empty: 'file-unreadable', unreadable: 'file-unreadable', 'too-large': 'payload-too-large' } as const

/** A refused file as a problem. */
function asProblem(error: unknown) {
  if (!(error instanceof FileRefused)) return error
  return new Problem(error.why === 'unknown-type' ? 'file-type-refused' : problemOf[error.why])
}

function refusableNow<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asProblem(error)
  }
}

async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asProblem(error)
  }
}

const uploaderOf = (by: Person): store.Uploader => ({
  kind: by.kind,
  id: by.kind === 'LINK' ? by.linkId : by.accountId,
})

const mostInADay = ({ kind }: Person, { filesPerDay }: FilesConfig) =>
  kind === 'LINK' ? Math.min(LINK_FILES_PER_DAY, filesPerDay) : filesPerDay

async function refuseTooMany({ tx, now, by }: Action<Person>, config: FilesConfig) {
  const times = await store.uploadsSince(tx, uploaderOf(by), secondsAfter(now, -DAY_SECONDS))
  const seconds = secondsToWait(times, mostInADay(by, config), DAY_SECONDS, now)
  if (seconds !== undefined) throw tooManyRequests(seconds)
}

async function record(action: Action<Person>, config: FilesConfig, file: store.NewFile) {
  const { tx, by } = action
  await store.lockUploads(tx, uploaderOf(by))
  await refuseTooMany(action, config)
  await store.insertFile(action, uploaderOf(by), file)
  if (by.kind !== 'STAFF') return
  const { fileId, purpose, type, size, name } = file
  const subject = { kind: 'file', id: fileId, label: name }
  await audit({ ...action, by }, 'uploadDeskFile', subject, changedFields({}, { purpose, type, size }))
}

/**
 * Gives a file to the record that shows it from now on: `kind` is the purpose it was uploaded for, `id` the record's.
 * Throws `not-found` unless it is the caller's own file and in no record yet.
 */
export async function attachFile(
  { tx, now, by }: Action<Person>,
  fileId: string,
  to: { kind: FilePurpose; id: string },
) {
  const file = await store.attach({ tx, now }, uploaderOf(by), fileId, to)
  if (!file) throw new Problem('not-found')
  return file
}

/**
 * The files of records that the caller has read in the same transaction, with addresses for the next minute: a list for
 * each id that has files, in the order of upload.
 */
export async function filesOf({ tx, now }: Transaction, { otpPepper }: Secrets, kind: FilePurpose, ids: string[]) {
  const rows = ids.length === 0 ? [] : await store.filesOfRecords(tx, kind, ids)
  const shown = rows.map(({ recordId, file }) => ({ recordId, file: shownFile(otpPepper, file, now) }))
  const byRecord = Map.groupBy(shown, ({ recordId }) => recordId)
  return new Map([...byRecord].map(([id, entries]) => [id, entries.map(({ file }) => file)]))
}

/** The files of one such record by their ids, without addresses, each with the SHA-256 of its bytes. */
export async function storedFilesOf({ tx }: Transaction, kind: FilePurpose, id: string) {
  const rows = await store.hashedFilesOf(tx, kind, [id])
  return new Map(rows.map(({ hash, file }) => [file.fileId, { hash, file }]))
}

/** The same of many records, each file with its record. */
export const storedFilesOfAll = ({ tx }: Transaction, kind: FilePurpose, ids: readonly string[]) =>
  store.hashedFilesOf(tx, kind, ids)

/** These files with addresses for the next minute. */
export const withAddresses = ({ otpPepper }: Secrets, files: readonly UploadedFile[], now: Date) =>
  files.map((file) => shownFile(otpPepper, file, now))

/**
 * Deletes the files of a record that is removed in the same transaction. Returns their ids for `Files.remove`, once that
 * is committed.
 */
export const dropFilesOf = ({ tx }: Transaction, kind: FilePurpose, id: string) => store.dropFiles(tx, { kind, id })

const shownFile = (secret: string, file: UploadedFile, now: Date): ShownFile => ({
  ...file,
  url: addressOf(secret, file.fileId, now),
})

/** A stored file by its address. Throws `not-found` for an address that is forged, too old, or of no file. */
export async function fileAt({ db, clock, secrets, files }: FilesTools, signed: Signed) {
  const known = isAddress(secrets.otpPepper, signed, clock()) ? await store.fileById(db, signed.fileId) : undefined
  const stored = known && (await files.read(signed.fileId))
  if (!known || !stored) throw new Problem('not-found')
  return { ...known, bytes: stored.bytes }
}

const SWEPT_AT_ONCE = 200

/**
 * Deletes files that no record shows a day after their upload. The bytes go first: after a crash in between, the next
 * sweep finds the row again.
 */
export async function purgeUnattachedFiles(db: Database, files: Files, now: Date): Promise<void> {
  const before = secondsAfter(now, -DAY_SECONDS)
  const swept = await db.transaction(async (tx) => {
    const ids = await store.deleteUnattached(tx, before, SWEPT_AT_ONCE)
    for (const fileId of ids) await files.remove(fileId)
    return ids.length
  })
  if (swept === SWEPT_AT_ONCE) await purgeUnattachedFiles(db, files, now)
}
