// Writes a ZIP in parts, so that a large one never stands in memory as a whole.
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array }
/** One entry as it stands in a ZIP, and its line in the directory; both go where the ZIP is `offset` bytes long. */
type ZipPiece = { readonly bytes: Buffer; readonly directory: Buffer }

/** Files that are compressed already. */
const PACKED = /\.(pdf|jpe?g|png|webp)$/i
const STORED = 0
const DEFLATED = 8
/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
/** 1 January 1980, the first day that a ZIP can name. */
const DAY = 33

type Facts = { method: number; crc: number; packed: number; size: number; name: number }

/** Returns the fields that the head of an entry shares with its line in the directory. */
function common({ method, crc, packed, size, name }: Facts) {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(FLAGS, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt16LE(DAY, 8)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(packed, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(name, 22)
  return fields
}

function directoryLine(fields: Buffer, name: Buffer, offset: number) {
  const line = Buffer.alloc(46)
  line.write('PK\x01\x02', 'latin1')
  line.writeUInt16LE(VERSION, 4)
  fields.copy(line, 6)
  line.writeUInt32LE(offset, 42)
  return Buffer.concat([line, name])
}

/** An entry for the place `offset` of a ZIP. Throws `RangeError` beyond 4 GB, which takes another kind of ZIP. */
export async function zipPiece({ path, bytes }: ZipEntry, offset: number): Promise<ZipPiece> {
  const method = PACKED.test(path) ? STORED : DEFLATED
  const data = method === STORED ? bytes : await deflate(bytes)
  const name = Buffer.from(path)
  const facts = { method, crc: crc32(bytes), packed: data.length, size: bytes.length, name: name.length }
  const fields = common(facts)
  return {
    bytes: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, data]),
    directory: directoryLine(fields, name, offset),
  }
}

/** The end of a ZIP: its directory, which stands at `offset`. Throws `RangeError` beyond 65 535 entries. */
export function zipEnd(directory: Buffer, entries: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([directory, end])
}

/** Counts the entries of a directory. */
export function entriesIn(directory: Buffer): number {
  let [count, at] = [0, 0]
  while (at < directory.length) {
    at += 46 + directory.readUInt16LE(at + 28)
    count += 1
  }
  return count
}
