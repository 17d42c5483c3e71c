import { type FileType, typeOf } from './file-type.ts'

/** A photograph of a phone, or a scanned work order. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024

export type StoredFile = { readonly fileId: string; readonly type: FileType; readonly size: number }

/** Where files are kept. Whose a file is, and who may read it, the row that stores it knows. */
export type Files = {
  /** Stores the bytes under an id of their own, whole or not at all. @throws FileRefused */
  readonly store: (bytes: Uint8Array) => Promise<StoredFile>
  /** The bytes as they were stored, and what they are; undefined for an id that was never given. */
  readonly read: (fileId: string) => Promise<{ readonly bytes: Buffer; readonly type: FileType } | undefined>
}

/** What is wrong with a file that is not stored. */
export class FileRefused extends Error {
  readonly why: 'empty' | 'too-large' | 'unknown-type'
  constructor(why: FileRefused['why']) {
    super(`The file is refused: ${why}.`)
    this.why = why
  }
}

/** What the file is, by its own bytes. @throws FileRefused */
export function judgeFile(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new FileRefused('empty')
  if (bytes.length > FILE_BYTES_MAX) throw new FileRefused('too-large')
  const type = typeOf(bytes)
  if (!type) throw new FileRefused('unknown-type')
  return type
}
