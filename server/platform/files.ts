import { FILE_BYTES_MAX, type FileType } from '#contract/file-types.ts'
import { typeOf } from './file-type.ts'

type StoredFile = { readonly fileId: string; readonly type: FileType; readonly size: number }

/** The storage of files. The row that stores a file knows its owner and its readers. */
export type Files = {
  /** Stores the bytes completely or not at all, under a new id. Throws `FileRefused`. */
  readonly store: (bytes: Uint8Array) => Promise<StoredFile>
  /** The stored bytes and their type; undefined for an unknown id. */
  readonly read: (fileId: string) => Promise<{ readonly bytes: Buffer; readonly type: FileType } | undefined>
  /** Stores bytes of any kind, such as a part of a larger whole, under a new id, which is returned. */
  readonly storePart: (bytes: Uint8Array) => Promise<string>
  /** The bytes of a part; undefined for an unknown id. */
  readonly readPart: (partId: string) => Promise<Buffer | undefined>
  /** Deletes the file or part; an unknown id is none. */
  readonly remove: (fileId: string) => Promise<void>
}

/** Why a file is not stored. */
export class FileRefused extends Error {
  readonly why: 'empty' | 'too-large' | 'unknown-type' | 'unreadable'
  constructor(why: FileRefused['why'], options?: ErrorOptions) {
    super(`The file is refused: ${why}.`, options)
    this.why = why
  }
}

/** The type of the file, by its bytes. Throws `FileRefused`. */
export function judgeFile(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new FileRefused('empty')
  if (bytes.length > FILE_BYTES_MAX) throw new FileRefused('too-large')
  const type = typeOf(bytes)
  if (!type) throw new FileRefused('unknown-type')
  return type
}
