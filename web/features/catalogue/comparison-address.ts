// The address of a comparison holds all of its state: which machines, in which order, and whether all is shown.

/** More than these do not fit side by side. */
export const COMPARED_MAX = 4
/** One more is kept in an address, so that the page can say that there were too many. */
const ASKED_MAX = COMPARED_MAX + 1

export type ComparisonAsked = { machines: readonly string[]; onlyDifferences: boolean }

/** Reads `machines=slug,slug` and `differences=1`; each machine once, in the order given. */
export function readComparison(parameters: URLSearchParams): ComparisonAsked {
  const named = parameters.getAll('machines').join(',').toLowerCase().split(',')
  const slugs = new Set(named.map((slug) => slug.trim()).filter((slug) => slug !== ''))
  return { machines: [...slugs].slice(0, ASKED_MAX), onlyDifferences: parameters.get('differences') === '1' }
}

/** Whether the address says it in the one way it should, so that each comparison is kept in the cache once. */
export function isPlainComparison(parameters: URLSearchParams) {
  const { machines, onlyDifferences } = readComparison(parameters)
  const written = (name: string) => parameters.getAll(name).join('&')
  return written('machines') === machines.join(',') && written('differences') === (onlyDifferences ? '1' : '')
}
