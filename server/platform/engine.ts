/** What a database engine must do; the embedded one and a PostgreSQL server do the same. */
export type Row = Record<string, unknown>
export type Query = (text: string, values: readonly unknown[]) => Promise<Row[]>

/** The database cannot be reached, or not now; whoever asked may ask again. */
export class DatabaseAway extends Error {}

export type Engine = {
  readonly name: 'embedded' | 'postgres'
  /** One statement on its own, as the application's role. */
  query: Query
  /** Several statements as one transaction; rolled back when `work` throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** A read that may come from a replica. */
  read: Query
  close(): Promise<void>
}

/** The role that serves requests: not the owner, so that row-level security holds. */
export const APP_ROLE = 'yantra_app'

/** Keeps whoever serves requests from tables of their own, which would stand before ours on the same connection. */
export const CLOSE_DATABASE = `do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$`
