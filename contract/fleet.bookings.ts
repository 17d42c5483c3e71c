import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, queryText, text } from './fields.ts'
import { bookingKinds, paperKinds, paperStates } from './fleet.ts'
import { jobStatuses } from './jobs.ts'
import { whole } from './numbers.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

/** The largest reply of the board. */
export const [BOARD_DAYS_MAX, BOARD_MACHINES_MAX] = [92, 1000]
/** The longest hold of a machine without a quote. */
const HOLD_HOURS_MAX = 720

const instant = z.iso.datetime({ offset: true })

/** A booking of a machine from the first to the last day, inclusive, with the desk's details. */
export const Booking = z
  .object({
    bookingId: Id,
    machineId: Id,
    kind: z.enum(bookingKinds),
    /** The job or the quote; null for maintenance, and for a customer without a quote. */
    ref: Id.nullable(),
    from: CivilDate,
    to: CivilDate,
    /** The purpose of maintenance, or the customer of a hold without a quote. */
    note: z.string().nullable(),
    /** The number of the job or the quote, its customer and its site. */
    number: z.string().nullable(),
    customer: z.string().nullable(),
    place: z.string().nullable(),
    jobStatus: z.enum(jobStatuses).nullable(),
    /** The last billed day of a job that is given back. */
    stopsOn: CivilDate.nullable(),
    /** When a hold ends by itself. */
    expiresAt: instant.nullable(),
    by: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof Booking>

/** A machine of the board with its bookings of the days asked for. */
export const BoardMachine = z.object({
  machineId: Id,
  fleetNumber: z.string(),
  productId: Id,
  productName: z.string(),
  subCategory: z.string(),
  subCategoryName: z.string(),
  yardId: Id,
  yardName: z.string(),
  /** The owner of a hired machine; null for our own. */
  hiredFrom: z.string().nullable(),
  /** The mandatory paper that ends first, and the last day on which it counts. */
  paper: z.object({ kind: z.enum(paperKinds), state: z.enum(paperStates), validTo: CivilDate.nullable() }),
  bookings: z.array(Booking),
})
export type BoardMachine = z.infer<typeof BoardMachine>

const planned = {
  machineId: Id,
  from: CivilDate,
  to: CivilDate,
  /** The purpose of maintenance, or the customer of the hold. */
  note: text(1, 200),
}
/** Maintenance, or a hold for a customer that ends after some hours. */
export const NewBooking = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('MAINTENANCE'), ...planned }),
  z.strictObject({ kind: z.literal('HOLD'), ...planned, holdHours: whole(1, HOLD_HOURS_MAX) }),
])
export type NewBooking = z.infer<typeof NewBooking>

const params = z.object({ id: Id })
const booking = z.object({ booking: Booking })

export const bookingsApi = {
  listBookings: endpoint({
    ...deskPaths.listBookings,
    summary: 'The machines in use by fleet number, each with what occupies it on these days.',
    query: z.strictObject({ from: CivilDate, to: CivilDate }),
    response: z.object({ machines: z.array(BoardMachine) }),
    problems: ['validation'],
  }),
  countFreeMachines: endpoint({
    ...deskPaths.countFreeMachines,
    summary: 'How many machines of a product nothing occupies on these days; `quoteNumber` counts what it holds apart.',
    query: z.strictObject({
      productId: Id,
      from: CivilDate,
      to: CivilDate,
      quoteNumber: queryText(40).optional(),
    }),
    response: z.object({ free: z.int(), held: z.int(), all: z.int() }),
    problems: ['validation'],
  }),
  addBooking: endpoint({
    ...deskPaths.addBooking,
    summary: 'Books a machine for maintenance, or holds it for a customer.',
    body: NewBooking,
    response: booking,
    status: 201,
    problems: ['validation', 'machine-taken'],
  }),
  updateBooking: endpoint({
    ...deskPaths.updateBooking,
    summary: 'Changes maintenance or a hold for a customer; a hold counts its hours anew.',
    params,
    headers: versioned,
    body: NewBooking,
    response: booking,
    problems: [
      'not-found',
      'validation',
      'status-conflict',
      'precondition-required',
      'precondition-failed',
      'machine-taken',
    ],
  }),
  removeBooking: endpoint({
    ...deskPaths.removeBooking,
    summary: 'Ends maintenance or a hold; jobs end by their own acts.',
    params,
    headers: versioned,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed'],
  }),
}
