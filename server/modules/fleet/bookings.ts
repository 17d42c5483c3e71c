// The bookings of machines. The database refuses two bookings of one machine on one day.
import type { Booking } from '#contract/fleet.bookings.ts'
import { Problem } from '#contract/problems.ts'
import type { Reason } from '#contract/reasons.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { violation } from '#server/platform/violations.ts'
import { firstIn } from './board.store.ts'
import * as store from './bookings.store.ts'

export {
  deleteBookingsFrom,
  deleteBookingsOf as endBookings,
  endBookingOn,
  isOperator,
  lockOperator,
  machineById,
  setMeter,
} from './bookings.store.ts'

const taken = { JOB: 'onJob', HOLD: 'onHold', MAINTENANCE: 'inMaintenance' } as const

/** Describes the booking in the way: the job with its customer or another purpose, its days, and who placed it. */
export function takenBy({ kind, from, to, number, customer, note, by }: Booking): Reason {
  const whose = [number, customer].filter((part) => part !== null).join(', ') || (note ?? '')
  return { key: taken[kind], params: { whose, from, to, by } }
}

/**
 * Books a machine, or changes a booking that was deleted in this transaction; returns its id. Throws `machine-taken`,
 * which names what occupies it on one of the days, and `validation` for a machine that is retired.
 */
export async function book(
  action: Action<Staff>,
  booking: store.Booking,
  before?: { readonly bookingId: string; readonly version: number },
) {
  await store.endHolds(action, booking.machineId)
  const bookingId = await store.insertBooking(action, booking, before)
  if (bookingId !== undefined) return bookingId
  const other = await firstIn(action, booking.machineId, booking)
  if (other) throw refusedFor('machine-taken', takenBy(other))
  throw new Problem('validation', { violations: [violation('machineId', 'invalid')] })
}
