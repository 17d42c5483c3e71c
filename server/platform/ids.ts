import { randomBytes, randomInt } from 'node:crypto'

/** Counts the ids of this process, from anywhere, in the 26 bits that follow the time. */
const COUNTED = 2 ** 26
let count = randomInt(COUNTED)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text from outside is an id, so that it can name nothing else. */
export const isUuid = (text: string) => UUID.test(text)

/**
 * A UUID (version 7, RFC 9562) in the order of time, so that new rows are adjacent in an index; those of one millisecond
 * are in the order in which this process made them.
 */
export function newId(now = Date.now()) {
  count = (count + 1) % COUNTED
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes.writeUInt16BE(0x70_00 | (count >> 14), 6)
  bytes.writeUInt16BE(0x80_00 | (count & 0x3f_ff), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
