import { sql } from 'kysely'
import type { MachineTelematics, readingSources, TelematicsPoll } from '#contract/fleet.telematics.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { sweepPrivate } from '#server/platform/sweeping.store.ts'
import type { Counted } from './telematics.rules.ts'

export type NewReading = { readonly machineId: string; readonly at: string; readonly hours: string }
type Source = (typeof readingSources)[number]

const counted = sql`${instant('read_at')} as at, hours::text as hours`

/** Makes everybody who adds readings wait for each other. */
export const lockReadings = (tx: Queryable) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('readings of telematics', 0))`)

/** Adds readings; a machine's first reading of an instant stays as it is. */
export const insertReadings = ({ tx, now }: Transaction, source: Source, readings: readonly NewReading[]) =>
  tx.rows(sql`
    insert into telematics_reading (machine_id, read_at, hours, source, received_at)
    select "machineId", at, hours, ${source}, ${now}
    from jsonb_to_recordset(${JSON.stringify(readings)}::jsonb) as r("machineId" uuid, at timestamptz, hours numeric)
    on conflict do nothing`)

/** The machines that telematics knows by these numbers. */
export const machinesKnownAs = async (tx: Queryable, ids: readonly string[]) =>
  new Map(
    (
      await tx.rows(sql<{ id: string; machineId: string }>`
        select telematics_id as id, machine_id from machine where telematics_id = any(${ids}::text[])`)
    ).map(({ id, machineId }) => [id, machineId]),
  )

/** Replaces the note of the last poll. */
export const notePoll = ({ tx, now }: Transaction, { error, read, others, dropped }: Omit<TelematicsPoll, 'at'>) =>
  tx.rows(sql`
    insert into telematics_poll (polled_at, error, read, others, dropped)
    values (${now}, ${error || null}, ${read}, ${others}, ${JSON.stringify(dropped)}::jsonb)
    on conflict (is_last) do update set polled_at = excluded.polled_at, error = excluded.error, read = excluded.read,
      others = excluded.others, dropped = excluded.dropped`)

/** How the provider was polled last; undefined before the first poll. */
export const lastPoll = (tx: Queryable) =>
  tx.first(sql<TelematicsPoll>`
    select ${instant('polled_at')} as at, error, read, others, dropped from telematics_poll`)

export const latestReading = (tx: Queryable, machineId: string) =>
  tx.first(sql<NonNullable<MachineTelematics['latest']>>`
    select ${counted}, source from telematics_reading where machine_id = ${machineId} order by read_at desc limit 1`)

/** The last reading of each day in India from a day on. */
export const dayEnds = (tx: Queryable, machineId: string, from: string) =>
  tx.rows(sql<Counted & { date: string }>`
    select distinct on (date) (read_at at time zone 'Asia/Kolkata')::date as date, ${counted} from telematics_reading
    where machine_id = ${machineId} and read_at >= ${from}::timestamp at time zone 'Asia/Kolkata'
    order by date, read_at desc`)

type Shift = { readonly logsheetId: string; readonly from: Date; readonly to: Date }
type Around = { logsheetId: string; before: Counted | null; after: Counted | null }

/** Returns the last reading before each log's shift and the first one after it, each within half a day of the shift. */
export const readingsAroundAll = (tx: Queryable, shifts: readonly Shift[]) =>
  tx.rows(sql<Around>`
    select shift.id as logsheet_id,
      (select json_build_object('at', read_at, 'hours', hours::text) from logsheet_reading
        where logsheet_id = shift.id and read_at between shift.begins - interval '12 hours' and shift.begins
        order by read_at desc limit 1) as before,
      (select json_build_object('at', read_at, 'hours', hours::text) from logsheet_reading
        where logsheet_id = shift.id and read_at between shift.ends and shift.ends + interval '12 hours'
        order by read_at limit 1) as after
    from unnest(${shifts.map(({ logsheetId }) => logsheetId)}::uuid[], ${shifts.map(({ from }) => from)}::timestamptz[],
      ${shifts.map(({ to }) => to)}::timestamptz[]) as shift(id, begins, ends)`)

/** Purges the readings before a time. */
export const sweepReadings = (db: Database, before: Date) =>
  sweepPrivate(db, 'telematics_reading', before, sql`read_at < ${before}`)
