import { createHash } from 'node:crypto'

/** The date of the data: the time in the ids of loaded rows. */
const COMPILED_AT = Date.UTC(2026, 10, 20)

/** A time-ordered UUID (version 7) made from a name, the same on every installation. */
export function seededId(name: string) {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16)
  bytes.writeUIntBE(COMPILED_AT, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
