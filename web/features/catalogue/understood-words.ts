import type { Understood } from '#contract/catalogue.understood.ts'

/** `scissor lift, 12 m`: words as understood, then figures; only figures have a space before their unit. */
export function wordsKnown(terms: readonly Understood[]) {
  const known = terms.flatMap(({ meant }) => meant ?? [])
  const words = known.filter((term) => !term.includes(' ')).join(' ')
  return [words, ...known.filter((term) => term.includes(' '))].filter(Boolean).join(', ')
}

/** `“xyz”, “abc”`. */
export const wordsUnknown = (terms: readonly Understood[]) =>
  terms.flatMap(({ typed, meant }) => (meant === null ? [`“${typed}”`] : [])).join(', ')
