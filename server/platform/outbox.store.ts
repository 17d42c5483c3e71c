import { sql } from 'kysely'
import type { Database } from './database.ts'
import { newId } from './ids.ts'
import type { Notice } from './notice.ts'
import { sweepTable } from './sweeping.store.ts'

export type SentNotice = Omit<Notice, 'subject'> & { subject: string; sentAt: Date }
const SHOWN = 100

export const recordNotice = (db: Database, { to, channel, purpose, subject, text }: Notice, sentAt: Date) =>
  db.rows(sql`
    insert into outbox_notice (notice_id, recipient, channel, purpose, subject, body, sent_at)
    values (${newId()}, ${to}, ${channel}, ${purpose}, ${subject}, ${text}, ${sentAt})`)

/** Newest first; all recipients unless one is given. */
export const noticesTo = (db: Database, to: string | undefined) =>
  db.serving('outbox').rows(sql<SentNotice>`
    select recipient as "to", channel, purpose, subject, body as text, sent_at
    from outbox_notice where ${to ?? null}::text is null or recipient = ${to ?? null}
    order by sent_at desc, notice_id desc limit ${SHOWN}`)

export const sweepOutbox = (db: Database, before: Date) =>
  sweepTable(db.serving('outbox'), 'outbox_notice', sql`sent_at < ${before}`)
