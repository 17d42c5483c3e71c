import { sql } from 'kysely'
import { dateInIndia } from '#contract/dates.ts'
import { BOARD_MACHINES_MAX, type BoardMachine, type Booking } from '#contract/fleet.bookings.ts'
import type { Transaction } from '#server/platform/action.ts'
import { joined } from './machines.store.ts'
import type { Need } from './papers.rules.ts'

export type Days = { readonly from: string; readonly to: string }

const columns = sql`json_build_object('bookingId', b.booking_id, 'machineId', b.machine_id, 'kind', b.kind, 'ref', b.ref,
  'from', lower(b.during), 'to', upper(b.during) - 1, 'note', case when b.kind <> 'JOB' then b.note end,
  'number', f.number, 'customer', f.customer, 'place', f.place, 'jobStatus', f.status, 'stopsOn', f.stops_on,
  'expiresAt', to_json(b.expires_at at time zone 'UTC') #>> '{}' || 'Z', 'by', b.made_by, 'version', b.version)`

const counts = (now: Date) => sql`(b.expires_at is null or b.expires_at > ${now})`

type Row = Omit<BoardMachine, 'paper'> & { needs: Need[] }

/** The machines that are not retired, by fleet number, with their bookings of these days; holds end by the clock. */
export const board = ({ tx, now }: Transaction, { from, to }: Days) =>
  tx.rows(sql<Row>`
    with taken as (
      select b.machine_id, json_agg(${columns} order by b.during) as bookings
      from booking b left join booking_for f on f.ref = b.ref
      where b.during && daterange(${from}::date, ${to}::date, '[]') and ${counts(now)} group by 1)
    select m.machine_id, m.fleet_number, m.product_id,
      p.name as product_name, p.sub_category, s.name as sub_category_name, m.yard_id,
      y.name as yard_name, m.hired_from, n.needs, coalesce(taken.bookings, '[]') as bookings
    from ${joined} join sub_category s on s.slug = p.sub_category left join taken using (machine_id)
    where m.retired_at is null order by m.fleet_number limit ${BOARD_MACHINES_MAX}`)

const one = async ({ tx, now }: Transaction, which: ReturnType<typeof sql>) =>
  (
    await tx.first(sql<{ booking: Booking }>`
      select ${columns} as booking from booking b left join booking_for f on f.ref = b.ref
      where ${counts(now)} and ${which} order by b.during limit 1`)
  )?.booking

/** One booking; undefined if there is none that counts. */
export const bookingById = (transaction: Transaction, bookingId: string) =>
  one(transaction, sql`b.booking_id = ${bookingId}`)

/** Finds the first booking of a machine on these days; undefined if there is none. */
export const firstIn = (transaction: Transaction, machineId: string, { from, to }: Days) =>
  one(transaction, sql`b.machine_id = ${machineId} and b.during && daterange(${from}::date, ${to}::date, '[]')`)

/** Finds the booking that keeps a machine in the fleet: unended, or for a job whose machine is not back. */
export const lastOf = (transaction: Transaction, machineId: string) =>
  one(
    transaction,
    sql`b.machine_id = ${machineId} and (upper(b.during) > ${dateInIndia(transaction.now)}::date
      or f.status in ('ON_HIRE', 'OFF_HIRE_REQUESTED'))`,
  )
