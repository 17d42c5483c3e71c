import type { FileType } from '#contract/file-types.ts'
import { isSigned, type Signature, signedAddress } from '#server/platform/signed-address.ts'

const endings: Record<FileType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
}

/** The name with an ending of its type, so that no device opens the file as another type. */
export function nameFor(type: FileType, name: string) {
  const known = endings[type]
  return known.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${known[0]}`
}

const pathOf = (fileId: string) => `/v1/files/${fileId}`

/** The address of a file for the next 60 seconds. Whoever has it may read the file. */
export const addressOf = (secret: string, fileId: string, now: Date) => signedAddress(secret, pathOf(fileId), now)

export type Signed = Signature & { readonly fileId: string }

/** Whether this server made the address, for this file, within the last 60 seconds. */
export const isAddress = (secret: string, { fileId, ...given }: Signed, now: Date) =>
  isSigned(secret, pathOf(fileId), given, now)

/**
 * Returns the headers of a file: pictures are shown, everything else is saved. A file opened by itself is sandboxed,
 * and no cache keeps it.
 */
export const headersOf = (type: FileType, name: string) => ({
  'content-type': type,
  'content-disposition': `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(name)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
})

/** As RFC 8187 writes a name in a header. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
