import { sql } from 'kysely'
import type { FileType } from '#contract/file-types.ts'
import type { UploadedFile } from '#contract/files.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { seeOlder } from '#server/platform/sweeping.store.ts'

/** Somebody with an account, or the holder of a link. */
export type Uploader = { readonly kind: 'CUSTOMER' | 'STAFF' | 'LINK'; readonly id: string }
export type NewFile = UploadedFile & { purpose: string; hash: string }

/** Makes the uploads of one person wait for each other, so that each is counted. */
export const lockUploads = (tx: Queryable, { id }: Uploader) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('files of ' || ${id}::text, 0))`)

const uploadedBy = ({ kind, id }: Uploader) =>
  kind === 'LINK'
    ? sql`uploader_kind = 'LINK' and link_id = ${id}`
    : sql`uploader_kind = ${kind} and account_id = ${id}`

/** The times of a person's uploads since then, oldest first. */
export const uploadsSince = async (tx: Queryable, by: Uploader, since: Date) =>
  (
    await tx.rows(sql<{ at: Date }>`
    select uploaded_at as at from file
    where ${uploadedBy(by)} and uploaded_at > ${since} order by uploaded_at`)
  ).map(({ at }) => at)

export const insertFile = ({ tx, now }: Transaction, { kind, id }: Uploader, file: NewFile) =>
  tx.rows(sql`
    insert into file (file_id, uploader_kind, account_id, link_id, purpose, name, type, size, width, height, hash, uploaded_at)
    values (${file.fileId}, ${kind}, ${kind === 'LINK' ? null : id}, ${kind === 'LINK' ? id : null}, ${file.purpose},
      ${file.name}, ${file.type}, ${file.size}, ${file.width ?? null}, ${file.height ?? null}, ${file.hash}, ${now})`)

type Row = Omit<UploadedFile, 'width' | 'height'> & { width: number | null; height: number | null }
const columns = sql.raw('file_id, name, type, size, width, height')

const toFile = ({ width, height, ...file }: Row): UploadedFile =>
  width === null || height === null ? file : { ...file, width, height }

type Place = { readonly kind: string; readonly id: string }

/** Gives an uploader's own file, uploaded for this kind of record, to the record; undefined if there is none to give. */
export async function attach({ tx, now }: Transaction, by: Uploader, fileId: string, to: Place) {
  const row = await tx.first(sql<Row>`
    update file set record_id = ${to.id}, attached_at = ${now}
    where file_id = ${fileId} and ${uploadedBy(by)} and purpose = ${to.kind} and record_id is null
    returning ${columns}`)
  return row && toFile(row)
}

/** The files of these records, in the order of upload, each with its record. */
export const filesOfRecords = async (tx: Queryable, kind: string, ids: readonly string[]) =>
  (
    await tx.rows(sql<Row & { recordId: string }>`
    select record_id, ${columns} from files_of(${kind}, ${ids}::uuid[])`)
  ).map(({ recordId, ...row }) => ({ recordId, file: toFile(row) }))

/** The files of these records with their hashes, each with its record. */
export const hashedFilesOf = async (tx: Queryable, kind: string, ids: readonly string[]) =>
  (
    await tx.rows(sql<Row & { recordId: string; hash: string }>`
    select record_id, hash, ${columns} from files_of(${kind}, ${ids}::uuid[])`)
  ).map(({ recordId, hash, ...row }) => ({ recordId, hash, file: toFile(row) }))

/** Deletes the files of a record, and returns their ids. */
export const dropFiles = async (tx: Queryable, { kind, id }: Place) =>
  (await tx.rows(sql<{ fileId: string }>`select drop_files_of(${kind}, ${id}) as file_id`)).map(({ fileId }) => fileId)

/** Name and type of a file, whosever it is. */
export const fileById = (db: Database, fileId: string) =>
  db
    .serving('files')
    .first(sql<{ name: string; type: FileType }>`select name, type from file where file_id = ${fileId}`)

/** Deletes files that no record shows, uploaded before then, and returns their ids. */
export async function deleteUnattached(tx: Queryable, before: Date, atMost: number) {
  await seeOlder(tx, before)
  const rows = await tx.rows(sql<{ fileId: string }>`
    delete from file where file_id = any(array(
      select file_id from file where record_id is null and uploaded_at < ${before} limit ${atMost}))
      and record_id is null
    returning file_id`)
  return rows.map(({ fileId }) => fileId)
}
