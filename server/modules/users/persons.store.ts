import { sql } from 'kysely'
import type { Paged } from '#contract/paging.ts'
import type { DeskPerson, PersonLine } from '#contract/users.desk.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import { isIndividual, notesOf, valueOf } from './desk-columns.store.ts'

export type PersonFilter = Paged & { filter?: string | undefined }

const head = sql`a.account_id as user_id, a.first_name, a.last_name,
  ${valueOf('EMAIL', 'a')} as email, ${valueOf('PHONE', 'a')} as phone, a.status = 'ACTIVE' as is_active,
  ${instant('a.created_at')} as since`

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
