import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'

/** The papers of a machine. The mandatory ones must be valid before it leaves the yard. */
export const paperKinds = [
  'REGISTRATION',
  'INSURANCE',
  'FITNESS',
  'POLLUTION',
  'INSPECTION',
  'LOAD_TEST',
  'OTHER',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** The states of a machine's papers: one that is `DUE` ends within 30 days. */
export const paperStates = ['VALID', 'DUE', 'EXPIRED', 'MISSING'] as const
export type PaperState = (typeof paperStates)[number]

/** The kinds of bookings. */
export const bookingKinds = ['JOB', 'HOLD', 'MAINTENANCE'] as const
export type BookingKind = (typeof bookingKinds)[number]

/** A booking of a machine from the first to the last day, inclusive. */
export const MachineBooking = z
  .object({
    bookingId: Id,
    kind: z.enum(bookingKinds),
    /** The job or the quote. */
    ref: Id.nullable(),
    from: CivilDate,
    to: CivilDate,
    note: z.string().nullable(),
  })
  .meta({ id: 'MachineBooking' })
export type MachineBooking = z.infer<typeof MachineBooking>
