// Reads chosen parts of a ZIP, never more than a bound, whatever its headers say about sizes.
import { strFromU8, Unzip, UnzipInflate } from 'fflate'

/** So much at once: a slice expands to about a thousand times its length at most. */
const SLICE_BYTES = 4096

type Wanted = { readonly isWanted: (path: string) => boolean; readonly bytesMax: number }

/** The wanted parts of a ZIP as UTF-8 texts by their paths; undefined for a damaged file or one above `bytesMax` uncompressed bytes. */
export function unzipTexts(bytes: Uint8Array, { isWanted, bytesMax }: Wanted): Map<string, string> | undefined {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  const zip = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      size += chunk.length
      if (size > bytesMax) throw new RangeError(`The parts have more than ${bytesMax} bytes.`)
      chunks.push(chunk)
    }
    file.start()
  })
  zip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES)
      zip.push(bytes.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= bytes.length)
  } catch {
    return undefined
  }
  return new Map([...parts].map(([path, chunks]) => [path, strFromU8(Buffer.concat(chunks))]))
}
