import { sql } from 'kysely'

/** An instant as the contract writes it: ISO 8601 in UTC with milliseconds, also within JSON. `column` is our own text. */
export const instant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
