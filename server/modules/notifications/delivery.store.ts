import { sql } from 'kysely'
import type { LanguageCode } from '#contract/languages.ts'
import type { Identifier } from '#server/modules/session/contacts.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { NotificationPayload } from '#server/platform/notify.ts'

export type Reader = {
  language: LanguageCode
  /** Verified, e-mail address before phone number. */
  contacts: Identifier[]
  choices: { topic: string; channel: Identifier['kind']; isOn: boolean }[]
}

/** Returns the language, contact points and preferences of an active person; undefined for anybody else. */
export const reader = (tx: Queryable, accountId: string) =>
  tx.first(sql<Reader>`
    select language,
      (select coalesce(json_agg(json_build_object('kind', kind, 'value', value) order by kind), '[]')
        from identifier i where i.account_id = a.account_id and verified_at is not null) as contacts,
      (select coalesce(json_agg(json_build_object('topic', topic, 'channel', channel, 'isOn', is_on)), '[]')
        from notification_preference p where p.account_id = a.account_id) as choices
    from account a where account_id = ${accountId} and status = 'ACTIVE'`)

/** Returns false if the person was notified of this fact before. */
export const insertNotification = async (
  { tx, now }: Transaction,
  accountId: string,
  { fact, kind, params, recordId, at }: NotificationPayload,
) =>
  (await tx.first(sql`
    insert into notification (notification_id, account_id, fact, kind, params, record_id, happened_at)
    values (${newId(now.getTime())}, ${accountId}, ${fact}, ${kind}, ${JSON.stringify(params)}::jsonb, ${recordId},
      ${at}::timestamptz)
    on conflict on constraint notification_once_a_fact do nothing returning 1`)) !== undefined
