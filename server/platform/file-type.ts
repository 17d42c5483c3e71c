import type { FileType } from '#contract/file-types.ts'

const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/**
 * Detects the type of a file by its first bytes, because a name or a header could be wrong; undefined for an
 * unsupported type.
 */
export function typeOf(bytes: Uint8Array): FileType | undefined {
  const head = latin(bytes, 0, 8)
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head === '\x89PNG\r\n\x1a\n') return 'image/png'
  return head.startsWith('RIFF') && latin(bytes, 8, 12) === 'WEBP' ? 'image/webp' : undefined
}
