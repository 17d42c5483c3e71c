import { sql } from 'kysely'
import type { BookingKind, MachineBooking } from '#contract/fleet.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'

/** A booking of a machine from the first to the last day, inclusive. */
export type Booking = {
  readonly machineId: string
  readonly kind: BookingKind
  readonly ref: string | null
  /** A note for the desk: the number of the job, or the purpose of maintenance. */
  readonly note?: string
  /** When a hold ends by itself. */
  readonly expiresAt?: Date
  readonly from: string
  readonly to: string
}

const days = ({ from, to }: Pick<Booking, 'from' | 'to'>) => sql`daterange(${from}::date, ${to}::date, '[]')`

/** Holds end by the clock; what has ended makes room. */
export const endHolds = ({ tx, now }: Action<Staff>, machineId: string) =>
  tx.rows(sql`delete from booking where machine_id = ${machineId} and kind = 'HOLD' and expires_at <= ${now}`)

/** A booking that is changed is inserted anew, under its id. */
type Before = { readonly bookingId: string; readonly version: number }

/** Inserts a booking and returns its id; undefined if the machine is taken on one of its days, or retired. */
export const insertBooking = async ({ tx, now, by }: Action<Staff>, booking: Booking, before?: Before) =>
  (
    await tx.first(sql<{ bookingId: string }>`
      insert into booking (booking_id, machine_id, kind, ref, during, expires_at, note, made_by, made_at, version)
      values (${before?.bookingId ?? newId(now.getTime())}, ${booking.machineId}, ${booking.kind}, ${booking.ref},
        ${days(booking)}, ${booking.expiresAt ?? null}, ${booking.note ?? null}, ${by.name}, ${now},
        ${(before?.version ?? 0) + 1})
      on conflict do nothing returning booking_id`)
  )?.bookingId

export const deleteBookingsOf = (tx: Queryable, ref: string) => tx.rows(sql`delete from booking where ref = ${ref}`)

type OfMachine = { readonly ref: string; readonly machineId: string }

/** Ends the booking of a machine that goes on beyond this day with it. */
export const endBookingOn = (tx: Queryable, { ref, machineId, date }: OfMachine & { readonly date: string }) =>
  tx.rows(sql`
    update booking set during = daterange(lower(during), ${date}::date, '[]')
    where ref = ${ref} and machine_id = ${machineId} and lower(during) <= ${date}::date and upper(during) > ${date}::date`)

/** Deletes the bookings of one machine from this day on; those before it stay as history. */
export const deleteBookingsFrom = (tx: Queryable, { ref, machineId, from }: OfMachine & { readonly from: string }) =>
  tx.rows(sql`
    delete from booking where ref = ${ref} and machine_id = ${machineId} and lower(during) >= ${from}::date`)

/** Makes jobs that want an operator wait for each other. */
export const lockOperator = (tx: Queryable, operatorId: string) =>
  tx.rows(sql`select from operator where operator_id = ${operatorId} for update`)
export const deleteBooking = (tx: Queryable, bookingId: string) =>
  tx.rows(sql`delete from booking where booking_id = ${bookingId}`)

/** Makes changes to a booking wait for each other. */
export const lockBooking = (tx: Queryable, bookingId: string) =>
  tx.rows(sql`select from booking where booking_id = ${bookingId} for update`)

type Machine = { machineId: string; productId: string; fleetNumber: string; isRetired: boolean }

export const machineById = (tx: Queryable, machineId: string) =>
  tx.first(sql<Machine>`
    select machine_id, product_id, fleet_number,
      retired_at is not null as is_retired
    from machine where machine_id = ${machineId}`)

export const isOperator = async (tx: Queryable, operatorId: string) =>
  (await tx.first(sql`select from operator where operator_id = ${operatorId} and left_at is null`)) !== undefined

export const setMeter = (tx: Queryable, machineId: string, hours: string) =>
  tx.rows(sql`update machine set meter_hours = ${hours} where machine_id = ${machineId}`)

/** Lists the bookings of a machine on the 90 days from this one, in the order of days. */
export const bookingsFrom = (tx: Queryable, machineId: string, day: string) =>
  tx.rows(sql<MachineBooking>`
    select booking_id, kind, ref, lower(during) as "from", upper(during) - 1 as "to", note
    from booking where machine_id = ${machineId} and during && daterange(${day}::date, ${day}::date + 90)
    order by during`)
