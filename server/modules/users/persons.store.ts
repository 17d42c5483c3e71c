import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { DeskPerson, PersonLine } from '#contract/users.desk.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'
import type { Staff } from '#server/platform/principal.ts'
import { instant, notesOf, valueOf } from './desk-columns.store.ts'

export type PersonFilter = Paged & { filter?: string | undefined }

const head = sql`a.account_id as "userId", a.first_name as "firstName", a.last_name as "lastName",
  ${valueOf('EMAIL', 'a')} as email, ${valueOf('PHONE', 'a')} as phone, a.status = 'ACTIVE' as "isActive",
  ${instant('a.created_at')} as since`
const isIndividual = sql.raw(`a.user_type = 'INDIVIDUAL' and a.role = 'ROLE_USER' and a.status <> 'DELETED'`)

/** The people without a company on one page, newest first; each with the number of all. */
export function persons(tx: Queryable, { filter, page, size }: PersonFilter) {
  const text = containing(filter)
  return tx.rows(sql<PersonLine & { total: number }>`
    select ${head}, count(*) over ()::int as total from account a
    where ${isIndividual} and (${text}::text is null or a.first_name || ' ' || a.last_name ilike ${text}
      or exists (select from identifier i where i.account_id = a.account_id and i.value ilike ${text}))
    order by a.created_at desc, a.account_id limit ${size} offset ${page * size}`)
}

/** One person without a company. */
export const personById = (tx: Queryable, accountId: string) =>
  tx.first(sql<DeskPerson>`
    select ${head}, ${notesOf('account_id', 'a')} as notes from account a
    where ${isIndividual} and a.account_id = ${accountId}`)

/** Whom a note is about. */
export type Customer = { companyId: string } | { accountId: string }
type NewNote = { noteId: string; text: string; of: Customer }

export const insertNote = ({ tx, now, by }: Action<Staff>, { noteId, text, of }: NewNote) =>
  tx.rows(sql`
    insert into customer_note (note_id, company_id, account_id, text, noted_by, noted_by_name, noted_at)
    values (${noteId}, ${'companyId' in of ? of.companyId : null}, ${'accountId' in of ? of.accountId : null}, ${text},
      ${by.accountId}, ${by.name}, ${now})`)
