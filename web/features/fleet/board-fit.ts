import { addDays } from '#contract/dates.ts'
import type { BoardMachine, Booking } from '#contract/fleet.bookings.ts'

/** A job that is being put on a machine; `machineId` is where it stands now. */
export type Carried = {
  readonly jobId: string
  readonly jobNumber: string
  readonly customer: string
  readonly place: string
  readonly productId: string
  readonly productName: string
  readonly from: string
  readonly to: string
  readonly machineId: string | null
  /** The quote it comes from, whose holds do not stand in its way; unknown for a job that has a machine. */
  readonly quoteId?: string
}

/** A booking that takes a machine on days of a job. */
export type Taking = Pick<Booking, 'kind' | 'from' | 'to'> & Partial<Pick<Booking, 'number' | 'customer' | 'ref'>>

/** Whether a machine fits a job, and why not; papers do not keep it from being placed, but from leaving the yard. */
export type Fit =
  | { readonly kind: 'FREE'; readonly until: string | undefined; readonly isLapsed: boolean; readonly isHeld: boolean }
  | { readonly kind: 'TAKEN'; readonly by: Taking; readonly from: string; readonly to: string }
  | { readonly kind: 'OWN' }
  | { readonly kind: 'OTHER' }

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

export const hasLapsed = ({ paper: { state } }: Pick<BoardMachine, 'paper'>) =>
  state === 'EXPIRED' || state === 'MISSING'

const isHeldFor = ({ quoteId }: Carried, { kind, ref }: Taking) =>
  kind === 'HOLD' && quoteId !== undefined && ref === quoteId

/** Judges how a machine suits a job. `known` are the bookings on the job's days, where those end after the board's. */
export function fitOf(machine: BoardMachine, job: Carried, known: readonly Taking[] = []): Fit {
  if (machine.productId !== job.productId) return { kind: 'OTHER' }
  if (machine.machineId === job.machineId) return { kind: 'OWN' }
  const onItsDays = [...machine.bookings, ...known].filter(({ from, to }) => from <= job.to && to >= job.from)
  const inTheWay = onItsDays.find((taking) => !isHeldFor(job, taking))
  if (inTheWay) {
    const { from, to } = inTheWay
    return { kind: 'TAKEN', by: inTheWay, from: later(from, job.from), to: earlier(to, job.to) }
  }
  const next = machine.bookings.find(({ from }) => from > job.to)
  return {
    kind: 'FREE',
    until: next && addDays(next.from, -1),
    isLapsed: hasLapsed(machine),
    isHeld: onItsDays.length > 0,
  }
}

const order: Record<Fit['kind'], number> = { FREE: 0, OWN: 1, TAKEN: 2, OTHER: 3 }
/** The machines held for the job first, then the free ones, those without valid papers after the others. */
export const rankOf = (fit: Fit) => {
  if (fit.kind !== 'FREE') return order[fit.kind]
  return order.FREE + (fit.isLapsed ? 0.5 : 0) - (fit.isHeld ? 0.25 : 0)
}

export const bookingOn = ({ bookings }: Pick<BoardMachine, 'bookings'>, day: string) =>
  bookings.find(({ from, to }) => from <= day && to >= day)

/** The first day from this one on which nothing occupies a machine; undefined if none is known. */
export function nextFreeDay(machine: Pick<BoardMachine, 'bookings'>, from: string, last: string) {
  let day = from
  for (const { from: first, to } of machine.bookings) if (first <= day && to >= day) day = addDays(to, 1)
  return day <= last ? day : undefined
}

/** A job on the board as something to carry to another machine; undefined once its hire has begun. */
export function movable(booking: Booking | undefined, { machineId, productId, productName }: BoardMachine) {
  if (booking?.kind !== 'JOB' || booking.jobStatus !== 'SCHEDULED' || booking.ref === null) return undefined
  const { ref: jobId, number, customer, place, from, to } = booking
  const known = { jobNumber: number ?? '', customer: customer ?? '', place: place ?? '' }
  return { jobId, ...known, productId, productName, from, to, machineId }
}
