import { sql } from 'kysely'
import type { ContactRequest } from '#contract/contact.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The sender: the email address they gave, and their network address. */
export type Sender = { email: string; address: string }

const lock = (tx: Queryable, name: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('contact messages of ' || ${name}::text, 0))`)

/** Lets only one request at a time count and add messages of one sender. */
export async function lockSender(tx: Queryable, { email, address }: Sender) {
  // Always in this order, to avoid deadlocks.
  await lock(tx, address)
  await lock(tx, email)
}

/** Whether the same message from this sender was received that day. */
export const isKnown = async (tx: Queryable, digest: string, day: string) =>
  (await tx.first(sql`select 1 from contact_message where digest = ${digest} and received_on = ${day}`)) !== undefined

type Received = { at: Date; isOfEmail: boolean; isFromAddress: boolean }

/** When messages arrived since then from that email address and from that network address; oldest first. */
export async function receivedSince(tx: Queryable, { email, address }: Sender, since: Date) {
  const rows = await tx.rows(sql<Received>`
    select received_at as at, email = ${email} as is_of_email, coalesce(address = ${address}, false) as is_from_address
    from contact_message
    where received_at > ${since} and (email = ${email} or address = ${address}) order by received_at`)
  return {
    ofEmail: rows.filter(({ isOfEmail }) => isOfEmail).map(({ at }) => at),
    fromAddress: rows.filter(({ isFromAddress }) => isFromAddress).map(({ at }) => at),
  }
}

type NewMessage = Pick<ContactRequest, 'name' | 'email' | 'phone' | 'message'> & {
  messageId: string
  address: string
  digest: string
  /** The day in India. */
  day: string
}

export const insertMessage = ({ tx, now }: Transaction, message: NewMessage) =>
  tx.rows(sql`
    insert into contact_message
      (message_id, sender_name, email, phone, message, address, digest, received_at, received_on)
    values (${message.messageId}, ${message.name}, ${message.email}, ${message.phone}, ${message.message},
      ${message.address}, ${message.digest}, ${now}, ${message.day})`)

/** Keeps the messages, but deletes their network addresses. */
export const purgeAddresses = (db: Queryable, before: Date) =>
  db.rows(sql`update contact_message set address = null where address is not null and received_at < ${before}`)
