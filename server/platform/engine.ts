/** The interface of a database engine, the same for the embedded one and a PostgreSQL server. */
export type Row = Record<string, unknown>
export type Query = (text: string, values: readonly unknown[]) => Promise<Row[]>

export type Statement = Readonly<Parameters<Query>>

/** The database is unavailable at the moment; the caller may try again. */
export class DatabaseAway extends Error {}

export type Engine = {
  readonly name: 'embedded' | 'postgres'
  /** A single statement, as the application's role. */
  query: Query
  /** A transaction that opens with the statement `entering`; rolled back when `work` throws. */
  transaction<T>(entering: Statement, work: (query: Query) => Promise<T>): Promise<T>
  /** A statement in a transaction of its own, which opens with the statement `entering`. */
  queryIn(entering: Statement, statement: Statement): Promise<Row[]>
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
