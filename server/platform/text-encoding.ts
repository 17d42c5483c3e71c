// The text of a file in the encodings that spreadsheets and banks write.

/** The encoding that the first bytes tell: a mark, or the zero bytes of UTF-16. */
function utf16Of(bytes: Uint8Array) {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined
}

/** Reads UTF-16, UTF-8, else Windows-1252, with or without a mark; line breaks become `\n`. */
export function decodedText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  return (wide === undefined ? narrowText(bytes) : new TextDecoder(wide).decode(bytes)).replace(/\r\n?/g, '\n')
}

function narrowText(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
