// The address of a comparison holds its whole state: the machines in order, and whether to show all rows.

/** The number of machines that fit side by side. */
export const COMPARED_MAX = 4
/** An address keeps one more, so the page can say that there are too many. */
const ASKED_MAX = COMPARED_MAX + 1

type ComparisonAsked = { machines: readonly string[]; onlyDifferences: boolean }

/** Reads `machines=slug,slug` and `differences=1`; each machine once, in the order given. */
export function readComparison(parameters: URLSearchParams): ComparisonAsked {
  const named = parameters.getAll('machines').join(',').toLowerCase().split(',')
  const slugs = new Set(named.map((slug) => slug.trim()).filter((slug) => slug !== ''))
  return { machines: [...slugs].slice(0, ASKED_MAX), onlyDifferences: parameters.get('differences') === '1' }
}

/** Whether the address is canonical, so the cache keeps each comparison once. */
export function isPlainComparison(parameters: URLSearchParams) {
  const { machines, onlyDifferences } = readComparison(parameters)
  const written = (name: string) => parameters.getAll(name).join('&')
  return written('machines') === machines.join(',') && written('differences') === (onlyDifferences ? '1' : '')
}
