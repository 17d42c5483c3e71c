/** The interface of a database engine, the same for the embedded one and a PostgreSQL server. */
export type Row = Record<string, unknown>
export type Query = (text: string, values: readonly unknown[]) => Promise<Row[]>

export type Statement = Readonly<Parameters<Query>>

/** Sends the last statements of a transaction, all at once, and its commit along with them. */
export type Last = <T>(send: () => Promise<T>) => Promise<T>

/** The database is unavailable at the moment; the caller may try again. */
export class DatabaseAway extends Error {}

export type Engine = {
  readonly name: 'embedded' | 'postgres'
  /** A single statement, as the application's role. */
  query: Query
  /** A statement after one that prepares it, in a transaction of their own; nothing waits for an answer. */
  queryAfter(before: Statement, statement: Statement): Promise<Row[]>
  /** Several statements in one transaction; rolled back when `work` throws, unless it has sent its `last` before. */
  transaction<T>(work: (query: Query, last: Last) => Promise<T>): Promise<T>
  /** A read that may come from a replica. */
  read: Query
  close(): Promise<void>
}

/** The role for requests: not the owner, so that row-level security applies. */
export const APP_ROLE = 'yantra_app'

/** Prevents request logins from creating temporary tables, which could shadow ours on the same connection. */
export const CLOSE_DATABASE = `do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$`

/**
 * Works while a statement is on its way, whose answer comes first. If that fails, so does the transaction; its error
 * tells more than those that follow from it.
 */
export async function afterwards<T>(underway: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  underway.catch(() => {})
  try {
    return await work()
  } finally {
    await underway
  }
}

/** The statement of a transaction whose last ones have been sent. */
export const tooLate = () => Promise.reject(new Error('The last statements of this transaction have been sent.'))
