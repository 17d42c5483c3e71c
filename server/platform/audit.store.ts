import { sql } from 'kysely'
import type { Transaction } from './action.ts'

type Entry = {
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

export const insertEntries = ({ tx, now }: Transaction, entries: readonly Entry[]) =>
  tx.rows(sql`
    insert into audit_entry (entry_id, happened_at, actor_account_id, actor_name, act, subject_kind, subject_id,
      subject_label, changes)
    select "entryId", ${now}, "actorAccountId", "actorName", act, "subjectKind", "subjectId", "subjectLabel", changes
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e("entryId" uuid, "actorAccountId" uuid,
      "actorName" text, act text, "subjectKind" text, "subjectId" text, "subjectLabel" text, changes jsonb)`)
