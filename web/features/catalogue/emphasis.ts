type Part = { text: string; matched: boolean }

/** A label in parts; the parts that start like a typed word are matched. Words of two letters must match whole. */
export function emphasis(label: string, typed: string): Part[] {
  const words = typed.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return [{ text: label, matched: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(patternOf).join('|')})`, 'giu')
  return label.split(pattern).flatMap((text, index) => (text === '' ? [] : [{ text, matched: index % 2 === 1 }]))
}

/** `to` is no beginning of Toucan, but `12` is one of 12E. */
const patternOf = (word: string) => (/^\p{L}{2}$/u.test(word) ? `${word}(?![\\p{L}\\p{M}])` : escaped(word))

const escaped = (word: string) => word.replaceAll('.', '\\.')
