// A limit on the bytes that a foreign PDF unpacks to: the library itself has none.
import { decodePDFRawStream, PDFContext } from '@cantoo/pdf-lib'

/** Bytes that all streams of one file may take; a page that is text and lines needs far below one per cent of it. */
const UNPACKED_MAX = 128 * 2 ** 20

type Unpacking = { buffer: Uint8Array; ensureBuffer: (bytes: number) => Uint8Array }

/** The class below that of every filter: only it enlarges what is being unpacked. */
function unpackingClass(): Unpacking {
  const ofOneFilter = Object.getPrototypeOf(decodePDFRawStream(PDFContext.create().flateStream('')))
  return Object.getPrototypeOf(ofOneFilter)
}

let left = 0
const unpacking = unpackingClass()
const { ensureBuffer } = unpacking
unpacking.ensureBuffer = function (this: Unpacking, bytes) {
  const had = this.buffer.byteLength
  if (bytes - had > left) throw new Error(`Its streams unpack to more than ${UNPACKED_MAX} bytes.`)
  const buffer = ensureBuffer.call(this, bytes)
  left -= buffer.byteLength - had
  return buffer
}

/** Call it before each file: what was unpacked before counts no more. */
export function startUnpacking() {
  left = UNPACKED_MAX
}
