// The codewords of a QR code: bytes mode, error correction M. Source: ISO/IEC 18004.

/** Error correction bytes of a block, and the number of blocks, by version from 1. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
]
const BYTES_MODE = 0b0100
const PADDING = [0xec, 0x11]
/** x⁸ + x⁴ + x³ + x² + 1, the polynomial of the field. */
const FIELD = 0x11d

/** Alignment patterns in a row or column; version 1 has none. */
export const alignments = (version: number) => (version === 1 ? 0 : Math.floor(version / 7) + 2)

/** All bytes that a code of a version holds, with error correction. */
function bytesOf(version: number) {
  const along = alignments(version)
  const patterns = along === 0 ? 0 : (25 * along - 10) * along - 55
  const modules = (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0)
  return Math.floor(modules / 8)
}

const dataBytesOf = (version: number) => {
  const [correction, blocks] = BLOCKS[version - 1] ?? [0, 0]
  return bytesOf(version) - correction * blocks
}

/** Bits of the length. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function versionFor(length: number) {
  const index = BLOCKS.findIndex((_, at) => 4 + lengthBits(at + 1) + length * 8 <= dataBytesOf(at + 1) * 8)
  if (index < 0) throw new RangeError('The text is too long for a QR code of version 10.')
  return index + 1
}

/** The text as data bytes: mode, length, bytes, end, padding. */
function dataFor(bytes: Uint8Array, version: number): number[] {
  const bits = [
    BYTES_MODE.toString(2).padStart(4, '0'),
    bytes.length.toString(2).padStart(lengthBits(version), '0'),
    ...[...bytes].map((byte) => byte.toString(2).padStart(8, '0')),
  ].join('')
  const room = dataBytesOf(version) * 8
  const ended = bits + '0'.repeat(Math.min(4, room - bits.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const data = whole.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const padding = Array.from({ length: room / 8 - data.length }, (_, index) => PADDING[index % 2] ?? 0)
  return [...data, ...padding]
}

function multiplied(one: number, other: number) {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** The generator polynomial of Reed-Solomon, without its highest coefficient. */
function generator(degree: number) {
  const result = [...Array<number>(degree - 1).fill(0), 1]
  for (let root = 1, n = 0; n < degree; n += 1, root = multiplied(root, 2))
    for (let at = 0; at < degree; at += 1) result[at] = multiplied(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
  return result
}

function correctionFor(block: readonly number[], by: readonly number[]) {
  const rest = Array<number>(by.length).fill(0)
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, coefficient] of by.entries()) rest[at] = (rest[at] ?? 0) ^ multiplied(coefficient, factor)
  }
  return rest
}

/** One byte of each block in turn; shorter blocks end earlier. */
const interleaved = (blocks: readonly (readonly number[])[]) =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
    blocks.flatMap((block) => block.slice(at, at + 1)),
  ).flat()

/** The bytes of a code in their order, and its version from 1 to 10. Throws a `RangeError` beyond 213 bytes of text. */
export function codewords(text: string) {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const data = dataFor(bytes, version)
  const [correction, count] = BLOCKS[version - 1] ?? [0, 1]
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const blocks = Array.from({ length: count }, (_, index) => {
    const begin = index * short + Math.max(0, index - (count - longer))
    return data.slice(begin, begin + short + (index >= count - longer ? 1 : 0))
  })
  const by = generator(correction)
  return {
    version,
    codewords: [...interleaved(blocks), ...interleaved(blocks.map((block) => correctionFor(block, by)))],
  }
}
