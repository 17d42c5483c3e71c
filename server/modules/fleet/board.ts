// The allocation board: all machines with what occupies them, and what the desk books by hand.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { BOARD_DAYS_MAX, type BoardMachine, type Booking, type NewBooking } from '#contract/fleet.bookings.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as store from './board.store.ts'
import { deleteBooking, lockBooking, machineById } from './bookings.store.ts'
import { book } from './bookings.ts'
import { subjectOf } from './machines.ts'
import { firstToEnd, shownNeed } from './papers.rules.ts'

const invalid = (field: string) => new Problem('validation', { violations: [violation(field, 'invalid')] })

/** Throws `validation` for days that run back, or that are more than this many. */
function requireDays({ from, to }: store.Days, max: number) {
  if (to < from || to >= addDays(from, max)) throw invalid('to')
}

/** Throws `validation` for more days than a board shows. */
export const listBookings = (tools: Tools, caller: Staff, days: store.Days) =>
  act(tools, caller, async (action) => {
    requireDays(days, BOARD_DAYS_MAX)
    const today = dateInIndia(action.now)
    const rows = await store.board(action, days)
    return {
      machines: rows.map(
        ({ needs, ...machine }): BoardMachine => ({
          ...machine,
          paper: shownNeed(firstToEnd(needs), today),
        }),
      ),
    }
  })

/** Days of maintenance or of a hold at most. */
const BOOKED_DAYS_MAX = 366

const endOf = (sent: NewBooking, now: Date) =>
  sent.kind === 'HOLD' ? { expiresAt: secondsAfter(now, sent.holdHours * 3600) } : {}

/** Returns the facts of a booking for the audit trail. */
const audited = ({ kind, from, to, note, expiresAt }: Booking) => ({ kind, from, to, note, expiresAt })

async function booked(action: Action<Staff>, bookingId: string) {
  const booking = await store.bookingById(action, bookingId)
  if (!booking) throw new Problem('not-found')
  return booking
}

async function machineFor({ tx }: Action<Staff>, machineId: string) {
  const machine = await machineById(tx, machineId)
  if (!machine) throw invalid('machineId')
  return machine
}

/** Books maintenance, or a hold for a customer. Throws `validation` and `machine-taken`. */
export const addBooking = (tools: Tools, caller: Staff, sent: NewBooking) =>
  act(tools, caller, async (action) => {
    requireDays(sent, BOOKED_DAYS_MAX)
    const machine = await machineFor(action, sent.machineId)
    const bookingId = await book(action, { ...sent, ref: null, ...endOf(sent, action.now) })
    const booking = await booked(action, bookingId)
    await audit(action, 'addBooking', subjectOf(machine), changedFields({}, audited(booking)))
    return { booking, version: booking.version }
  })

/**
 * A booking that may be changed by hand, locked. Throws `not-found`, `status-conflict` for one of a job or a quote, and
 * what `requireFresh` throws.
 */
async function ownBooking(action: Action<Staff>, bookingId: string, ifMatch: string | undefined) {
  const booking = await lockedBooking(action, bookingId, ifMatch)
  if (booking.ref !== null) throw new Problem('status-conflict')
  return booking
}

async function lockedBooking(action: Action<Staff>, bookingId: string, ifMatch: string | undefined) {
  await lockBooking(action.tx, bookingId)
  const booking = await booked(action, bookingId)
  requireFresh(ifMatch, booking.version)
  return booking
}

type Update = { readonly sent: NewBooking; readonly ifMatch: string | undefined }

/** Changes what the desk has booked by hand. Throws what `addBooking` and `ownBooking` throw. */
export const updateBooking = (tools: Tools, caller: Staff, bookingId: string, { sent, ifMatch }: Update) =>
  act(tools, caller, async (action) => {
    requireDays(sent, BOOKED_DAYS_MAX)
    const before = await ownBooking(action, bookingId, ifMatch)
    const machine = await machineFor(action, sent.machineId)
    await deleteBooking(action.tx, bookingId)
    await book(action, { ...sent, ref: null, ...endOf(sent, action.now) }, before)
    const booking = await booked(action, bookingId)
    await audit(action, 'updateBooking', subjectOf(machine), changedFields(audited(before), audited(booking)))
    return { booking, version: booking.version }
  })

/**
 * Ends what the desk has booked by hand, or the hold of a quote. Throws `not-found`, `status-conflict` for a job, and what
 * `requireFresh` throws.
 */
export const removeBooking = (tools: Tools, caller: Staff, bookingId: string, ifMatch: string | undefined) =>
  act(tools, caller, async (action) => {
    const before = await lockedBooking(action, bookingId, ifMatch)
    if (before.kind === 'JOB') throw new Problem('status-conflict')
    const machine = await machineFor(action, before.machineId)
    await deleteBooking(action.tx, bookingId)
    await audit(action, 'removeBooking', subjectOf(machine), changedFields(audited(before), {}))
  })
