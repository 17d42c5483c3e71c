/** Each connection keeps a plan of each named statement, in the memory of the database. */
const NAMED_MAX = 400

/** SQLSTATE of a plan that no longer fits a changed table. */
export const STALE_PLAN = '0A000'

/** Begins a statement whose right plan depends on its values: it gets no name, and is planned with them each time. */
export const PLANNED_ANEW = '/* planned anew */'

/** At most `max` texts are named, each with its first or its second use. */
export type Naming = { readonly max: number; readonly isFromFirstUse: boolean }

/**
 * Names for the statements that come again, so that a connection parses and plans each of them once. Texts made for one
 * request come once, and get no name with their first use.
 */
export function statementNames({ max = NAMED_MAX, isFromFirstUse = false }: Partial<Naming> = {}) {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size === max || text.startsWith(PLANNED_ANEW)) return name
    if (!isFromFirstUse && !seen.delete(text)) {
      if (seen.size === max) seen.clear()
      seen.add(text)
      return undefined
    }
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
