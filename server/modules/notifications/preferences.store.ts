import { sql } from 'kysely'
import type { SentKind } from '#contract/notification-kinds.ts'
import type { Identifier } from '#server/modules/session/contacts.ts'
import type { Queryable } from '#server/platform/database.ts'

type Choice = { topic: SentKind; channel: Identifier['kind']; isOn: boolean }

/** Saves all choices in one statement; none may be there twice. */
export const saveChoices = (tx: Queryable, accountId: string, choices: readonly Choice[]) =>
  tx.rows(sql`
    insert into notification_preference (account_id, topic, channel, is_on)
    select ${accountId}::uuid, topic, channel, "isOn"
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c(topic text, channel text, "isOn" boolean)
    on conflict (account_id, topic, channel) do update set is_on = excluded.is_on`)
