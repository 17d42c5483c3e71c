import { sql } from 'kysely'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import type { Message } from './message.ts'
import { sweepTable } from './sweeping.store.ts'

export type SentMessage = Omit<Message, 'subject'> & { subject: string; sentAt: Date }
const SHOWN = 100

export const recordMessage = (db: Database, { to, channel, purpose, subject, text }: Message, sentAt: Date) =>
  db.rows(sql`
    insert into outbox_message (message_id, recipient, channel, purpose, subject, body, sent_at)
    values (${newId()}, ${to}, ${channel}, ${purpose}, ${subject}, ${text}, ${sentAt})`)

/** Newest first; all recipients unless one is named. */
export const messagesTo = (db: Database, to: string | undefined) =>
  db.serving('outbox').rows(sql<SentMessage>`
    select recipient as "to", channel, purpose, subject, body as text, sent_at as "sentAt"
    from outbox_message where ${to ?? null}::text is null or recipient = ${to ?? null}
    order by sent_at desc, message_id desc limit ${SHOWN}`)

export const sweepOutbox = (db: Database, before: Date) =>
  sweepTable(db.serving('outbox'), 'outbox_message', sql`sent_at < ${before}`)
