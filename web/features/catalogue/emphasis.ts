type Part = { text: string; matched: boolean }

/** A label in parts; the parts that start like a typed word are matched. */
export function emphasis(label: string, typed: string): Part[] {
  const words = typed.match(/\d+(?:\.\d+)?|\p{L}[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return [{ text: label, matched: false }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})`, 'giu')
  return label.split(pattern).flatMap((text, index) => (text === '' ? [] : [{ text, matched: index % 2 === 1 }]))
}

const escaped = (word: string) => word.replaceAll('.', '\\.')
