// What occupies machines. The database refuses two bookings of one machine on one day.
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import type { Booking } from '#contract/fleet.bookings.ts'
import { Problem } from '#contract/problems.ts'
import { takenTexts } from '#contract/texts/fleet.details.en.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
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

/** What stands in the way, in words: the job with its customer, or what else it is, its days and who placed it. */
export function takenBy({ kind, from, to, number, customer, note, by }: Booking) {
  const whose = [number, customer].filter((part) => part !== null).join(', ') || (note ?? '')
  return fill(takenTexts[kind], { whose, from: formatDate(from), to: formatDate(to), by })
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
  if (other) throw new Problem('machine-taken', { detail: takenBy(other) })
  throw new Problem('validation', { violations: [violation('machineId', 'invalid')] })
}
