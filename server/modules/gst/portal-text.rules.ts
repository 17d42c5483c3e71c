// Texts as the portals take them: bounded, on one line, and without the two characters that their schema forbids.

/** On one line, without backslashes and double quotes, cut to whole characters. */
export const portalText = (text: string, max: number) => {
  const plain = text.replaceAll('"', "'").replaceAll('\\', '/').replaceAll(/\s+/g, ' ').trim()
  return whole(plain, max).trim()
}

/** The beginning of a text in so many UTF-16 units, as the portals count; no character is cut in two. */
function whole(text: string, max: number) {
  const end = text.slice(0, max)
  return end.isWellFormed() ? end : end.slice(0, -1)
}
