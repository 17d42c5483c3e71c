import { sql } from 'kysely'
import type { Transaction } from './action.ts'

export type Entry = {
  entryId: string
  /** Null for a command on the server. */
  actorAccountId: string | null
  actorName: string
  act: string
  subjectKind: string
  subjectId: string
  subjectLabel: string
  changes: object
}

export const insertEntry = ({ tx, now }: Transaction, entry: Entry) =>
  tx.rows(sql`
    insert into audit_entry (entry_id, happened_at, actor_account_id, actor_name, act, subject_kind, subject_id,
      subject_label, changes)
    values (${entry.entryId}, ${now}, ${entry.actorAccountId}, ${entry.actorName}, ${entry.act},
      ${entry.subjectKind}, ${entry.subjectId}, ${entry.subjectLabel}, ${JSON.stringify(entry.changes)}::jsonb)`)
