import { sql } from 'kysely'

/** The end of the validity of the live version. */
export const liveUntil = sql`live_until`

/** The status of the enquiry of this alias at a time: the row follows the clock only by a task. */
export const statusAt = (now: Date, enquiry = 'enquiry') =>
  sql`enquiry_status_at(${sql.ref(`${enquiry}.status`)}, ${sql.ref(`${enquiry}.live_until`)}, ${now}::timestamptz)`
