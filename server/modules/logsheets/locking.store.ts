import { sql } from 'kysely'
import { newId } from '#server/platform/ids.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'

/** Locks these logs in one statement, with the events that `move` would write; how many were signed. */
export const lockSigned = async ({ tx, now, by }: Happening, ids: readonly string[]) =>
  (
    await tx.rows(sql`
      with locked as (
        update logsheet set status = 'LOCKED' where logsheet_id = any(${ids}::uuid[]) and status = 'SIGNED'
        returning logsheet_id
      ), told as (
        insert into logsheet_event (event_id, logsheet_id, act, from_status, to_status, actor_kind, actor_account_id,
          actor_name, happened_at)
        select event_id, logsheet_id, 'lock', 'SIGNED', 'LOCKED', ${by.kind},
          ${'accountId' in by ? by.accountId : null}::uuid, ${by.kind === 'STAFF' ? by.name : null}, ${now}
        from locked join unnest(${ids}::uuid[], ${ids.map(() => newId(now.getTime()))}::uuid[]) as event(log, event_id)
          on event.log = locked.logsheet_id
        returning 1
      )
      select from locked, (select count(*) from told) written`)
  ).length
