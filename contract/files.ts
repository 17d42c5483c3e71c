import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'
import { FILE_BYTES_MAX, type FileType, fileTypes, imageTypes } from './file-types.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** The kinds of record that show files, and the types of file that each takes. A file is uploaded for one of them. */
export const filePurposes = {
  message: fileTypes,
  'customer-document': fileTypes,
  'work-order': fileTypes,
  // PDF documents print it, and PDF knows no WebP.
  logo: ['image/jpeg', 'image/png'],
  'product-photo': imageTypes,
  'machine-document': fileTypes,
  'machine-photo': imageTypes,
  'logsheet-photo': imageTypes,
  'breakdown-photo': imageTypes,
  'inspection-photo': imageTypes,
} as const satisfies Record<string, readonly FileType[]>
export type FilePurpose = keyof typeof filePurposes

const purposes = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]
/** The purposes of customers' uploads; the others are the desk's. */
const customerPurposes = [
  'message',
  'customer-document',
  'work-order',
  'logsheet-photo',
  'breakdown-photo',
  'inspection-photo',
] as const satisfies readonly FilePurpose[]

const FILE_NAME_MAX = 120
/** A character takes at most four bytes, each written with three characters. */
const ENCODED_MAX = FILE_NAME_MAX * 12

function decoded(name: string) {
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** A file's name without folders, percent-encoded because a header is ASCII. */
const EncodedName = z
  .string()
  .max(ENCODED_MAX, { abort: true })
  .transform((name, { addIssue }) => {
    const plain = decoded(name)
    if (plain === undefined) addIssue({ code: 'custom', message: 'invalid', input: name })
    return plain?.split(/[/\\]/).at(-1) ?? ''
  })
  .pipe(text(1, FILE_NAME_MAX))

/** A stored file: its size in bytes, and a picture's width and height in pixels. */
export const UploadedFile = z
  .object({
    fileId: Id,
    name: z.string(),
    type: z.enum(fileTypes),
    size: z.int(),
    width: z.int().optional(),
    height: z.int().optional(),
  })
  .meta({ id: 'UploadedFile' })
export type UploadedFile = z.infer<typeof UploadedFile>

/** A file of a record; its address works for a minute. */
export const ShownFile = UploadedFile.extend({ url: z.string() }).meta({ id: 'ShownFile' })
export type ShownFile = z.infer<typeof ShownFile>

/** The upload of a file; the holder of a link has no keys. */
export const upload = {
  headers: keyed.extend({ 'yantra-file-name': EncodedName }),
  rawBody: true,
  bodyBytesMax: FILE_BYTES_MAX,
  response: z.object({ file: UploadedFile }),
  status: 201,
  problems: [
    'payload-too-large',
    'file-type-refused',
    'file-unreadable',
    'too-many-requests',
    'idempotency-key-reused',
  ],
} as const

const how =
  'Stores one file, sent as it is; `Yantra-File-Name` is its name, percent-encoded. A record shows it once its own call names the `fileId`, within a day.'

export const filesApi = {
  uploadFile: endpoint({
    ...signedInPaths.uploadFile,
    summary: how,
    query: z.strictObject({ purpose: z.enum(customerPurposes) }),
    ...upload,
  }),
  uploadDeskFile: endpoint({
    ...deskPaths.uploadDeskFile,
    summary: how,
    query: z.strictObject({ purpose: z.enum(purposes) }),
    ...upload,
  }),
}
