import { inflateSync } from 'node:zlib'

const HEAD = 44
const ENTRY = 20

/** The tables of a WOFF 1.0 font (https://www.w3.org/TR/WOFF/), unpacked. */
function tablesOf(woff: Buffer) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEAD + index * ENTRY
    const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((field) =>
      woff.readUInt32BE(at + field),
    )
    const data = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(at, at + 4), checksum, data: packed < length ? inflateSync(data) : data }
  })
}

/** The OpenType font in a WOFF 1.0 file: its tables behind a directory, each at a multiple of four bytes. */
export function openType(woff: Buffer): Uint8Array<ArrayBuffer> {
  const tables = tablesOf(woff)
  const directory = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  let offset = directory.length
  const parts: Buffer[] = [directory]
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = 12 + 16 * index
    tag.copy(directory, at)
    for (const [field, value] of [checksum, offset, data.length].entries())
      directory.writeUInt32BE(value, at + 4 + 4 * field)
    const gap = -data.length & 3
    parts.push(data, Buffer.alloc(gap))
    offset += data.length + gap
  }
  return new Uint8Array(Buffer.concat(parts))
}
