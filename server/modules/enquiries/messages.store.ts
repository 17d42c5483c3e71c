import { type RawBuilder, sql } from 'kysely'
import type { EnquiryMessage } from '#contract/enquiries.messages.ts'
import { enquiryTexts as texts } from '#contract/texts/enquiries.en.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'

type Side = EnquiryMessage['from']
/** A message without its files, which another row keeps. */
export type StoredMessage = Omit<EnquiryMessage, 'files'>
type Talked = { status: string; enquiryNumber: string }

/** Locks an enquiry for a message; undefined if none with that id is `visible`. */
export const lockConversation = (tx: Queryable, enquiryId: string, visible: RawBuilder<unknown>) =>
  tx.first(sql<Talked>`
    select status, enquiry_number from enquiry where enquiry_id = ${enquiryId} and ${visible} for update`)

/**
 * Counts the messages of a locked enquiry, and checks whether one from this side is unread, so that the other side
 * already knows there is something to read. Runs after the lock: a statement that waits for it still counts as before.
 */
export const saidBefore = async (tx: Queryable, enquiryId: string, from: Side) =>
  (await tx.first(sql<{ messages: number; hasUnread: boolean }>`
    select count(*)::int as messages,
      coalesce(bool_or(actor_kind = ${from} and read_at is null), false) as has_unread
    from enquiry_message where enquiry_id = ${enquiryId}`)) ?? { messages: 0, hasUnread: false }

/** The times of a person's messages since then, oldest first. */
export const sentSince = async (tx: Queryable, accountId: string, since: Date) =>
  (
    await tx.rows(sql<{ at: Date }>`
    select sent_at as at from enquiry_message where actor_account_id = ${accountId} and sent_at > ${since}
    order by sent_at`)
  ).map(({ at }) => at)

/** Makes the messages of one person wait for each other, so that their limit holds. */
export const lockSender = (tx: Queryable, accountId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('messages of ' || ${accountId}::text, 0))`)

/** Adds a message and notes who spoke last; the desk's first one stops the clock to the first answer. */
export async function insertMessage(
  { tx, now, by }: Action<Customer | Staff>,
  { enquiryId, no, text }: { enquiryId: string; no: number; text: string },
) {
  const messageId = newId(now.getTime())
  const name = by.kind === 'STAFF' ? by.name : null
  await tx.rows(sql`
    insert into enquiry_message (message_id, enquiry_id, message_no, text, actor_kind, actor_account_id, actor_name, sent_at)
    values (${messageId}, ${enquiryId}, ${no}, ${text}, ${by.kind}, ${by.accountId}, ${name}, ${now})`)
  await tx.rows(sql`
    update enquiry set last_spoke = ${by.kind}, last_spoke_at = ${now},
      first_answered_at = case when ${by.kind}::text = 'STAFF' then coalesce(first_answered_at, ${now}) else first_answered_at end
    where enquiry_id = ${enquiryId}`)
  return messageId
}

/** The name of a person in the account of this alias. */
export const personName = (alias: string) => sql`case when ${sql.ref(`${alias}.status`)} = 'DELETED'
  then ${texts.deletedUser} else trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)})) end`

/** One message as JSON, of the alias `m`. */
const asMessage = sql`json_build_object(
  'messageId', m.message_id, 'from', m.actor_kind, 'text', m.text, 'at', ${instant('m.sent_at')},
  'readAt', ${instant('m.read_at')},
  'author', coalesce(m.actor_name, ${personName('writer')}))`

/** The messages of the enquiry of this alias as JSON, in order. */
export const messagesOf = (enquiry: string) => sql`(select coalesce(json_agg(${asMessage} order by m.message_no), '[]')
  from enquiry_message m left join account writer on writer.account_id = m.actor_account_id and m.actor_kind = 'CUSTOMER'
  where m.enquiry_id = ${sql.ref(`${enquiry}.enquiry_id`)})`

export const messageById = (tx: Queryable, messageId: string) =>
  tx.first(sql<{ message: StoredMessage }>`
    select ${asMessage} as message from enquiry_message m
    left join account writer on writer.account_id = m.actor_account_id and m.actor_kind = 'CUSTOMER'
    where m.message_id = ${messageId}`)

/** Marks what the other side said as read; returns how many messages that were. */
export const markRead = async ({ tx, now, by }: Action<Customer | Staff>, enquiryId: string) =>
  (
    await tx.rows(sql`
    update enquiry_message set read_at = ${now}
    where enquiry_id = ${enquiryId} and actor_kind <> ${by.kind} and read_at is null returning 1`)
  ).length

/** Whether an enquiry is `visible`. */
export const isVisible = async (tx: Queryable, enquiryId: string, visible: RawBuilder<unknown>) =>
  (await tx.first(sql`select 1 from enquiry where enquiry_id = ${enquiryId} and ${visible}`)) !== undefined
