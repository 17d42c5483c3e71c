// What occupies machines. The database refuses two bookings of one machine on one day.
import { Problem } from '#contract/problems.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './bookings.store.ts'

export { deleteBookingsOf as endBookings, isOperator, machineById, setMeter } from './bookings.store.ts'

/** Books a machine. Throws `machine-taken` if something occupies it on one of the days. */
export async function book(action: Action<Staff>, booking: store.Booking) {
  await store.endHolds(action, booking.machineId)
  if (!(await store.insertBooking(action, booking))) throw new Problem('machine-taken')
}
