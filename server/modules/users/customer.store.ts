import { sql } from 'kysely'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { isIndividual } from './desk-columns.store.ts'

/** A company, or a person without one, as the audit trail names it. */
export type Customer = { kind: 'company' | 'person'; id: string; label: string }

export const customerById = (tx: Queryable, customerId: string) =>
  tx.first(sql<Customer>`
    select 'company' as kind, company_id as id, company_name as label from company where company_id = ${customerId}
    union all
    select 'person', account_id, first_name || ' ' || last_name from account a
    where ${isIndividual} and account_id = ${customerId}`)

/** The columns of a row that belongs to one customer. */
export const ownerColumns = ({ kind, id }: Customer) =>
  kind === 'company' ? { companyId: id, accountId: null } : { companyId: null, accountId: id }

export function insertNote(
  { tx, now, by }: Action<Staff>,
  of: Customer,
  { noteId, text }: { noteId: string; text: string },
) {
  const { companyId, accountId } = ownerColumns(of)
  return tx.rows(sql`
    insert into customer_note (note_id, company_id, account_id, text, noted_by, noted_by_name, noted_at)
    values (${noteId}, ${companyId}, ${accountId}, ${text}, ${by.accountId}, ${by.name}, ${now})`)
}
