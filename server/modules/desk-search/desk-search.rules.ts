/** Escapes the wildcards of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The patterns of a search: anywhere in the text, and at its beginning; undefined for less than two characters. */
export function patternsOf(typed: string) {
  const text = typed.trim().replace(/\s+/g, ' ')
  return text.length < 2 ? undefined : { anywhere: `%${escaped(text)}%`, start: `${escaped(text)}%` }
}
