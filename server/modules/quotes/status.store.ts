import { sql } from 'kysely'

/** The end of the last valid day in India. */
export const validity = sql`end_of_day(valid_until)`

/** The status of the version of this alias at a time: the row follows the clock only by a task. */
export const statusAt = (now: Date, quote = 'q') =>
  sql`quote_status_at(${sql.ref(`${quote}.status`)}, ${sql.ref(`${quote}.valid_until`)}, ${now}::timestamptz)`
