/** Initials of the first and last word of a name; a letter may be several code points. */
export function initials(name: string) {
  const words = name.split(' ').filter(Boolean)
  const first = ([word]: string[]) => Array.from(word ?? '')[0] ?? ''
  return words.length < 2 ? first(words) : first(words) + first(words.slice(-1))
}
