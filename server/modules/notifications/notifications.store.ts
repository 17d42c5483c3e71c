import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { NotificationKind } from '#contract/notification-kinds.ts'
import type { Paged } from '#contract/paging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { sweepPrivate, sweepTable } from '#server/platform/sweeping.store.ts'

type Kept = {
  notificationId: string
  kind: NotificationKind
  params: Record<string, string>
  recordId: string | null
  at: string
  readAt: string | null
}
type Listed = { content: Kept[]; total: number; unread: number; language: LanguageCode }

/** A page of a person's notifications since then, newest first, with the counts and the person's language. */
export const listed = (tx: Queryable, accountId: string, { page, size }: Paged, since: Date) =>
  tx.first(sql<Listed>`
    select language,
      (select count(*)::int from notification n where n.account_id = a.account_id and happened_at > ${since}) as total,
      (select count(*)::int from notification n
        where n.account_id = a.account_id and happened_at > ${since} and read_at is null) as unread,
      (select coalesce(json_agg(json_build_object('notificationId', notification_id, 'kind', kind, 'params', params,
          'recordId', record_id, 'at', ${instant('happened_at')}, 'readAt', ${instant('read_at')})
          order by happened_at desc, notification_id desc), '[]')
        from (select * from notification n where n.account_id = a.account_id and happened_at > ${since}
          order by happened_at desc, notification_id desc limit ${size} offset ${page * size}) newest) as content
    from account a where account_id = ${accountId}`)

export type Which = { notificationIds?: readonly string[] | undefined; recordId?: string | undefined }

/** Marks a person's notifications as read: some, those of a record, or all. */
export const markRead = ({ tx, now }: Transaction, accountId: string, { notificationIds: ids, recordId }: Which) =>
  tx.rows(sql`
    update notification set read_at = ${now}
    where account_id = ${accountId} and read_at is null
      and (${ids === undefined} or notification_id = any(${[...(ids ?? [])]}::uuid[]))
      and (${recordId === undefined} or record_id = ${recordId ?? null}::uuid)`)

/** Deletes notifications from before then, and those of deleted accounts. */
export async function sweepNotifications(db: Database, before: Date) {
  await sweepPrivate(db, 'notification', before, sql`happened_at < ${before}`)
  await sweepTable(
    db.serving('sweep'),
    'notification',
    sql`exists (select from account a where a.account_id = notification.account_id and a.status = 'DELETED')`,
  )
}
