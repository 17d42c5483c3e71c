import { sql } from 'kysely'
import type { NotificationGroup } from '#contract/notification-kinds.ts'
import type { Identifier } from '#server/modules/session/contacts.ts'
import type { Queryable } from '#server/platform/database.ts'

export type Choice = { topic: NotificationGroup; channel: Identifier['kind']; isOn: boolean }

export const saveChoice = (tx: Queryable, accountId: string, { topic, channel, isOn }: Choice) =>
  tx.rows(sql`
    insert into notification_preference (account_id, topic, channel, is_on)
    values (${accountId}, ${topic}, ${channel}, ${isOn})
    on conflict (account_id, topic, channel) do update set is_on = excluded.is_on`)
