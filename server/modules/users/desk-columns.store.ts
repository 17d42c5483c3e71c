// Expressions that the desk's statements on customers share.

import { sql } from 'kysely'
import { instant } from '#server/platform/instant.store.ts'

/** The condition for accounts of people without a company. */
export const isIndividual = sql.raw(`a.user_type = 'INDIVIDUAL' and a.role = 'ROLE_USER' and a.status <> 'DELETED'`)

/** The phone or e-mail address of an account, the verified one if there is one. */
export const valueOf = (kind: 'PHONE' | 'EMAIL', account: string) => sql`(
  select value from identifier i where i.account_id = ${sql.ref(`${account}.account_id`)} and i.kind = ${kind}
  order by verified_at is null limit 1)`

/** The notes about a customer, newest first. */
export const notesOf = (column: 'company_id' | 'account_id', of: string) => sql`(
  select coalesce(json_agg(json_build_object('noteId', n.note_id, 'text', n.text, 'by', n.noted_by_name,
    'at', ${instant('n.noted_at')}) order by n.note_id desc), '[]')
  from customer_note n where n.${sql.ref(column)} = ${sql.ref(`${of}.${column}`)})`
