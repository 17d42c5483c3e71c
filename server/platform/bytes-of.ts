/** Texts as the bytes of one, without the copy that putting them together would make. */
export function bytesOf(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0))
  let end = 0
  for (const piece of pieces) end += bytes.write(piece, end)
  return bytes
}
