// Characters that XML 1.0 has no place for.
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text as the content of an XML element. */
export const xmlText = (text: string) =>
  text.replace(FORBIDDEN, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
