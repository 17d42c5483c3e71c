// The desk's notes about a version.
import { sql } from 'kysely'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'

type Notes = Pick<DeskQuote, 'askedOwner' | 'remindedAt' | 'lost'>
const NONE: Notes = { askedOwner: null, remindedAt: null, lost: null }

export const notesOf = async (tx: Queryable, quoteId: string): Promise<Notes> =>
  (await tx.first(sql<Notes>`
    select case when owner_asked_by is not null then json_build_object('by', owner_asked_by,
        'at', ${instant('owner_asked_at')}, 'message', owner_asked_message) end as asked_owner,
      ${instant('reminded_at')} as reminded_at,
      case when lost_reason is not null then json_build_object('reason', lost_reason, 'note', lost_note) end as lost
    from quote_follow_up where quote_id = ${quoteId}`)) ?? NONE

/** Notes that the owners are asked to send a draft; asking again replaces the message. */
export const putAskedOwner = ({ tx, now, by }: Action<Staff>, quoteId: string, message: string) =>
  tx.rows(sql`
    insert into quote_follow_up (quote_id, owner_asked_by, owner_asked_at, owner_asked_message)
    values (${quoteId}, ${by.name}, ${now}, ${message})
    on conflict (quote_id) do update set owner_asked_by = excluded.owner_asked_by,
      owner_asked_at = excluded.owner_asked_at, owner_asked_message = excluded.owner_asked_message`)

export const putReminded = ({ tx, now }: Transaction, quoteId: string) =>
  tx.rows(sql`
    insert into quote_follow_up (quote_id, reminded_at) values (${quoteId}, ${now})
    on conflict (quote_id) do update set reminded_at = excluded.reminded_at`)

export const putLost = (tx: Queryable, quoteId: string, { reason, note }: NonNullable<DeskQuote['lost']>) =>
  tx.rows(sql`
    insert into quote_follow_up (quote_id, lost_reason, lost_note) values (${quoteId}, ${reason}, ${note})
    on conflict (quote_id) do update set lost_reason = excluded.lost_reason, lost_note = excluded.lost_note`)
