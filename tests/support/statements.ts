import type { Database, Queryable } from '#server/platform/database.ts'

/** The same database, with a count of the statements outside transactions and in those of a principal. */
export function countingStatements(db: Database) {
  let count = 0
  const counting = (queryable: Queryable): Queryable => ({
    rows: (query) => {
      count += 1
      return queryable.rows(query)
    },
    first: (query) => {
      count += 1
      return queryable.first(query)
    },
  })
  const as: Database['as'] = (principal, work) => db.as(principal, (tx) => work(counting(tx)))
  const counted: Database = { ...db, ...counting(db), read: counting(db.read), as }
  return { counted, statements: () => count }
}
