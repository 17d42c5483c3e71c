import { sql } from 'kysely'
import type { BookingKind, MachineBooking } from '#contract/fleet.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'

/** What occupies a machine from the first to the last day, inclusive. */
export type Booking = {
  readonly machineId: string
  readonly kind: BookingKind
  readonly ref: string | null
  /** What people at the desk read beside it: the number of the job, or what maintenance is for. */
  readonly note?: string
  readonly from: string
  readonly to: string
}

const days = ({ from, to }: Pick<Booking, 'from' | 'to'>) => sql`daterange(${from}::date, ${to}::date, '[]')`

/** Holds end by the clock; what has ended makes room. */
export const endHolds = ({ tx, now }: Action<Staff>, machineId: string) =>
  tx.rows(sql`delete from booking where machine_id = ${machineId} and kind = 'HOLD' and expires_at <= ${now}`)

/** Inserts a booking; undefined if the machine is taken on one of its days. */
export const insertBooking = ({ tx, now, by }: Action<Staff>, booking: Booking) =>
  tx.first(sql<{ bookingId: string }>`
    insert into booking (booking_id, machine_id, kind, ref, during, note, made_by, made_at)
    values (${newId(now.getTime())}, ${booking.machineId}, ${booking.kind}, ${booking.ref}, ${days(booking)},
      ${booking.note ?? null}, ${by.name}, ${now})
    on conflict do nothing returning booking_id as "bookingId"`)

export const deleteBookingsOf = (tx: Queryable, ref: string) => tx.rows(sql`delete from booking where ref = ${ref}`)

export type Machine = { machineId: string; productId: string; fleetNumber: string; isRetired: boolean }

export const machineById = (tx: Queryable, machineId: string) =>
  tx.first(sql<Machine>`
    select machine_id as "machineId", product_id as "productId", fleet_number as "fleetNumber",
      retired_at is not null as "isRetired"
    from machine where machine_id = ${machineId}`)

export const isOperator = async (tx: Queryable, operatorId: string) =>
  (await tx.first(sql`select from operator where operator_id = ${operatorId} and left_at is null`)) !== undefined

export const setMeter = (tx: Queryable, machineId: string, hours: string) =>
  tx.rows(sql`update machine set meter_hours = ${hours} where machine_id = ${machineId}`)

/** What occupies a machine on the 90 days from this one, in the order of days. */
export const bookingsFrom = (tx: Queryable, machineId: string, day: string) =>
  tx.rows(sql<MachineBooking>`
    select booking_id as "bookingId", kind, ref, lower(during) as "from", upper(during) - 1 as "to", note
    from booking where machine_id = ${machineId} and during && daterange(${day}::date, ${day}::date + 90)
    order by during`)
