import { addDays, dateInIndia } from '#contract/dates.ts'
import { BoardMachine, Booking } from '#contract/fleet.bookings.ts'
import { JobToPlace } from '#contract/jobs.desk.ts'
import { sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const today = dateInIndia(new Date())
const LIFT = { productId: idOf(60), productName: 'JLG 450AJ Articulated Boom Lift' }
const jobNumber = (n: number) => `JOB-2627-${String(n).padStart(6, '0')}`

/** A machine of the board, free on all days. */
export const aBoardMachine = (n: number, more: Partial<BoardMachine> = {}) =>
  sampleOf(BoardMachine, {
    ...LIFT,
    machineId: idOf(800 + n),
    fleetNumber: `BL-${String(n).padStart(3, '0')}`,
    subCategory: 'articulated-boom-lift',
    subCategoryName: 'Articulated Boom Lift',
    yardName: 'Bhiwandi',
    paper: { kind: 'INSURANCE', state: 'VALID', validTo: addDays(today, 200) },
    ...more,
  })

type Days = readonly [from: number, to: number]
const booking = (n: number, [from, to]: Days, more: Partial<Booking>) =>
  sampleOf(Booking, {
    bookingId: idOf(9000 + n),
    machineId: idOf(801),
    from: addDays(today, from),
    to: addDays(today, to),
    by: 'Rohan Kale',
    version: 1,
    ...more,
  })

/** A job that is on hire, on days counted from today. */
export const aBooking = (n: number, days: Days, more: Partial<Booking> = {}) =>
  booking(n, days, {
    kind: 'JOB',
    ref: idOf(700 + n),
    number: jobNumber(n),
    customer: 'Deccan Buildworks',
    place: 'Kharadi Tower B',
    jobStatus: 'ON_HIRE',
    ...more,
  })

/** A job that waits for a boom lift, from next week on. */
export const aJobToPlace = (n = 1, more: Partial<JobToPlace> = {}) =>
  sampleOf(JobToPlace, {
    ...LIFT,
    jobId: idOf(740 + n),
    jobNumber: jobNumber(40 + n),
    customer: 'Deccan Buildworks',
    place: 'Nesco Hall 4',
    quoteId: idOf(58),
    from: addDays(today, 6),
    to: addDays(today, 40),
    ...more,
  })

/** Four boom lifts, of which one fits a job, and a scissor lift. */
export const aFleet = (): BoardMachine[] => [
  aBoardMachine(14, { bookings: [aBooking(1, [-9, 8])] }),
  aBoardMachine(16, { bookings: [aBooking(6, [60, 80], { jobStatus: 'SCHEDULED', place: 'Panambur Jetty' })] }),
  aBoardMachine(19, { bookings: [booking(2, [5, 9], { kind: 'MAINTENANCE', note: 'Service 500 h' })] }),
  aBoardMachine(22, {
    hiredFrom: 'Vega Lifts',
    paper: { kind: 'INSURANCE', state: 'EXPIRED', validTo: addDays(today, -3) },
  }),
  aBoardMachine(31, {
    fleetNumber: 'SL-031',
    productId: idOf(61),
    productName: 'Genie GS-3246 Electric Scissor Lift',
    subCategory: 'electric-scissor-lift',
    subCategoryName: 'Electric Scissor Lift',
    yardName: 'Chakan',
    bookings: [
      booking(3, [1, 4], {
        kind: 'HOLD',
        note: 'Konkan Infra',
        expiresAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
      }),
    ],
  }),
]
