import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FileType } from '#contract/file-types.ts'

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

/** How long an address works: enough to load the page that shows it. */
const ADDRESS_SECONDS = 60

const signature = (secret: string, fileId: string, until: number) =>
  createHmac('sha256', secret).update(`address of a file\n${fileId}\n${until}`).digest()

/** The address of a file for the next 60 seconds. Whoever has it may read the file. */
export function addressOf(secret: string, fileId: string, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + ADDRESS_SECONDS
  return `/v1/files/${fileId}?until=${until}&signature=${signature(secret, fileId, until).toString('base64url')}`
}

export type Signed = { readonly fileId: string; readonly until: number; readonly signature: string }

/** Whether this server made the address, for this file, within the last 60 seconds. */
export function isAddress(secret: string, { fileId, until, signature: given }: Signed, now: Date) {
  const [sent, right] = [Buffer.from(given, 'base64url'), signature(secret, fileId, until)]
  return sent.length === right.length && timingSafeEqual(sent, right) && now.getTime() < until * 1000
}

/**
 * How a browser treats the file: pictures are shown, everything else is saved. Opened by itself it is sandboxed, and no
 * cache keeps it.
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
