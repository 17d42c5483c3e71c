import { sql } from 'kysely'
import type { ContactLine, ContactMessage, ContactStatus } from '#contract/contact.desk.ts'
import type { Paged } from '#contract/paging.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { containing } from '#server/platform/like.ts'
import type { Staff } from '#server/platform/principal.ts'

const EXCERPT_LENGTH = 160

export type InboxFilter = Paged & { filter?: string | undefined; status?: ContactStatus | undefined }

const head = sql`message_id, sender_name as name, email, phone, status,
  ${instant('received_at')} as received_at`

/** The messages of one page, newest first; each with the number of all. */
export function messages(tx: Queryable, { filter, status, page, size }: InboxFilter) {
  const text = containing(filter)
  return tx.rows(sql<ContactLine & { total: number }>`
    select ${head}, left(message, ${EXCERPT_LENGTH}) as excerpt, count(*) over ()::int as total
    from contact_message
    where (${text}::text is null or sender_name ilike ${text} or email ilike ${text} or phone ilike ${text}
        or message ilike ${text})
      and (${status ?? null}::text is null or status = ${status ?? null})
    order by message_id desc limit ${size} offset ${page * size}`)
}

export type VersionedMessage = ContactMessage & { version: number }

/** One message with its answers, oldest first. */
export const messageById = (tx: Queryable, messageId: string) =>
  tx.first(sql<VersionedMessage>`
    select ${head}, message, version, (
      select coalesce(json_agg(json_build_object('answerId', answer_id, 'text', text, 'by', answered_by_name,
        'at', ${instant('answered_at')}) order by answer_id), '[]')
      from contact_answer where contact_answer.message_id = contact_message.message_id) as answers
    from contact_message where message_id = ${messageId}`)

/** Makes changes to one message wait for each other. */
export const lockMessage = (tx: Queryable, messageId: string) =>
  tx.rows(sql`select 1 from contact_message where message_id = ${messageId} for update`)

export const setStatus = (tx: Queryable, messageId: string, status: ContactStatus) =>
  tx.rows(sql`
    update contact_message set status = ${status}, version = version + 1 where message_id = ${messageId}`)

type NewAnswer = { answerId: string; messageId: string; text: string }

export const insertAnswer = ({ tx, now, by }: Action<Staff>, { answerId, messageId, text }: NewAnswer) =>
  tx.rows(sql`
    insert into contact_answer (answer_id, message_id, text, answered_by, answered_by_name, answered_at)
    values (${answerId}, ${messageId}, ${text}, ${by.accountId}, ${by.name}, ${now})`)
