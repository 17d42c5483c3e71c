import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** The logs, counted from the newest of each machine, that say more than the machine ran; and by how many hours. */
const PADDED = { ago: [4, 17], hours: 1.8 }

/**
 * Gives machines with a telematics number readings 20 minutes before and after each logged shift, which agree with the meter
 * except on two days. One statement; adds nothing where there are readings.
 */
export const insertPastReadings = (owner: Queryable) =>
  owner.rows(sql`
    with log as (
      select l.machine_id, v.meter_open, v.meter_close,
        l.log_date + (v.content #>> '{slices,0,from}')::interval as starts, v.content #>> '{slices,-1,to}' as until,
        l.log_date, row_number() over (partition by l.machine_id order by l.log_date desc, l.shift desc) as ago
      from logsheet l join logsheet_version v using (logsheet_id, version) join machine m on m.machine_id = l.machine_id
      where m.telematics_id is not null and v.meter_open is not null and v.meter_close is not null
        and jsonb_array_length(v.content -> 'slices') > 0
        and not exists (select from telematics_reading)
    ), placed as (
      select *, log_date + until::interval
          + case when log_date + until::interval > starts then interval '0' else interval '1 day' end as ends,
        case when ago = any(${PADDED.ago}::int[]) then ${PADDED.hours}::numeric else 0 end as padded
      from log
    ), counted as (
      select *, sum(padded) over (partition by machine_id order by ago desc) as less from placed
    )
    insert into telematics_reading (machine_id, read_at, hours, source, received_at)
    select machine_id, at, hours, 'POLLED', at + interval '5 minutes' from counted, lateral (values
      ((starts - interval '20 minutes') at time zone 'Asia/Kolkata', meter_open - less + padded),
      ((ends + interval '20 minutes') at time zone 'Asia/Kolkata', meter_close - less)) as reading (at, hours)
    on conflict do nothing`)
