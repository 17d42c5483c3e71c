/** Numbers dropped before anything ran under them. */
const NEVER_USED = [15, 19]

const numberOf = (name: string) => Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])

/**
 * Refuses migrations without a clear order: a name without a number, a duplicate number, or a gap. A gap is a lost
 * migration, or one that would run before others that have already run elsewhere. Throws an Error that names the files
 * or the numbers.
 */
export function refuseDisorder(names: readonly string[]): void {
  const unnumbered = names.filter((name) => Number.isNaN(numberOf(name)))
  if (unnumbered.length > 0)
    throw new Error(`A migration is named 0001_what_it_does.sql, not ${unnumbered.join(', ')}.`)
  const numbers = names.map(numberOf)
  const twice = names.filter((name) => numbers.filter((number) => number === numberOf(name)).length > 1)
  if (twice.length > 0) throw new Error(`These migrations have the same number: ${twice.toSorted().join(', ')}.`)
  const all = Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1)
  const missing = all.filter((number) => !numbers.includes(number) && !NEVER_USED.includes(number))
  if (missing.length > 0) throw new Error(`The numbers of migrations have a gap at ${missing.join(', ')}.`)
}
