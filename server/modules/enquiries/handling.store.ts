import { sql } from 'kysely'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { statusAt } from './status.store.ts'

/** The desk sees every enquiry; the policies say who changes them. */
export const every = sql`true`

type Handled = {
  enquiryNumber: string
  status: EnquiryStatus
  assigneeId: string | null
  assignee: string | null
}

/** Locks an enquiry; undefined for an unknown id. */
export const lockHandled = ({ tx, now }: Transaction, enquiryId: string) =>
  tx.first(sql<Handled>`
    select enquiry_number, ${statusAt(now)} as status, assignee_id,
      (select a.first_name || ' ' || a.last_name from account a where a.account_id = assignee_id) as assignee
    from enquiry where enquiry_id = ${enquiryId} for update`)

/** Counts the notes of a locked enquiry. */
export const countNotes = async (tx: Queryable, enquiryId: string) =>
  (
    await tx.first(sql<{ notes: number }>`
    select count(*)::int as notes from enquiry_note where enquiry_id = ${enquiryId}`)
  )?.notes ?? 0

/** An active person at the desk. */
export const colleague = (tx: Queryable, staffId: string) =>
  tx.first(sql<{ role: StaffRole; name: string }>`
    select s.role, a.first_name || ' ' || a.last_name as name from staff s join account a using (account_id)
    where s.account_id = ${staffId} and a.status = 'ACTIVE'`)

export const setAssignee = (tx: Queryable, enquiryId: string, staffId: string | null) =>
  tx.rows(sql`update enquiry set assignee_id = ${staffId} where enquiry_id = ${enquiryId}`)

export const insertNote = (
  { tx, now, by }: Action<Staff>,
  { noteId, enquiryId, no, text }: { noteId: string; enquiryId: string; no: number; text: string },
) =>
  tx.rows(sql`
    insert into enquiry_note (note_id, enquiry_id, note_no, text, author_id, author_name, written_at)
    values (${noteId}, ${enquiryId}, ${no}, ${text}, ${by.accountId}, ${by.name}, ${now})`)
