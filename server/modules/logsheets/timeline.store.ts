import { sql } from 'kysely'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Reader, readBy } from './reading.store.ts'

/** The versions and events of one log, the oldest first; undefined if no visible one has that id. */
export const timelineOf = (tx: Queryable, logsheetId: string, reader: Reader) =>
  tx.first(sql<LogsheetTimeline>`
    select (
      select json_agg(json_build_object('version', o.version, 'at', to_json(o.entered_at), 'by', o.entered_by,
          'hash', o.hash, 'previousHash', o.previous_hash, 'content', o.content) order by o.version)
        from logsheet_version o where o.logsheet_id = l.logsheet_id) as versions, (
      select json_agg(json_build_object('event', e.act, 'status', e.to_status, 'at', to_json(e.happened_at),
          'actor', case e.actor_kind when 'SYSTEM' then '' when 'CUSTOMER' then concat_ws(' ', a.first_name, a.last_name)
            else e.actor_name end, 'kind', e.actor_kind, 'reason', e.reason, 'address', (
              select s.ip from logsheet_signature s where s.logsheet_id = e.logsheet_id and s.signed_at = e.happened_at
                and e.act = 'sign')) order by e.happened_at, e.event_no)
        from logsheet_event e left join account a on a.account_id = e.actor_account_id
        where e.logsheet_id = l.logsheet_id) as events
    from logsheet l join logsheet_version v on v.logsheet_id = l.logsheet_id and v.version = l.version
      join job on job.job_id = l.job_id
    where l.logsheet_id = ${logsheetId} and ${readBy(reader)}`)
