// Two jobs and the machines they share as a model: the required answer to each call, and the state afterwards.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { type ActOf, nextStatus } from '#contract/flow.ts'
import { type JobStatus, jobFlow } from '#contract/jobs.ts'

/** `TAKEN` is booked for years, `LAPSED` has no papers. */
export const machineNames = ['ONE', 'TWO', 'TAKEN', 'LAPSED'] as const
export type MachineName = (typeof machineNames)[number]
type Kind = 'ON_HIRE' | 'OFF_HIRE'
type Inspection = { kind: Kind; machine: MachineName; revision: number; isSigned: boolean; isAnswered: boolean }
type Booking = { jobId: string; machine: MachineName; from: string; to: string }

export type ModelledJob = {
  readonly jobId: string
  readonly jobNumber: string
  readonly noticeDays: number
  status: JobStatus
  from: string
  to: string
  machine: MachineName | null
  onHireFrom: string | null
  /** The first day of its machine at the site. */
  since: string | null
  offHire: { wanted: string; stop: string; isAcknowledged: boolean } | null
  extendTo: string | null
  returnedOn: string | null
  breakdown: { since: number; side: Side } | null
  inspections: Inspection[]
  events: string[]
}
export type Side = 'SUPPLIER' | 'CUSTOMER'
export type GivenHire = {
  readonly job: ModelledJob
  readonly bookings: Booking[]
  readonly now: Date
  readonly machine: MachineName
  readonly kind: Kind
  readonly side: Side
  readonly days: number
  readonly isYes: boolean
}

type Answer = 'done' | 'not-found' | 'status-conflict' | 'validation' | 'machine-taken' | 'papers-expired'

const [EVENING, DAY_HOURS] = [18, 24]

const allows = ({ status }: ModelledJob, act: ActOf<typeof jobFlow>) => nextStatus(jobFlow, status, act) !== undefined

function moved(job: ModelledJob, act: ActOf<typeof jobFlow>) {
  job.status = nextStatus(jobFlow, job.status, act) ?? job.status
  job.events.push(act)
  return 'done' as const
}

const earlier = (one: string, other: string) => (one < other ? one : other)
/** The last day of a job's machine as it stands. */
const lastDay = ({ to, offHire }: ModelledJob) => earlier(to, offHire?.stop ?? to)

const isTaken = (bookings: readonly Booking[], { machine, from, to }: Omit<Booking, 'jobId'>) =>
  machine === 'TAKEN' || bookings.some((other) => other.machine === machine && other.from <= to && other.to >= from)

/** Keeps the bookings that pass, and adds one; false if its machine is taken on some day. */
function rebooked(bookings: Booking[], keep: (booking: Booking) => boolean, next: Booking) {
  const rest = bookings.filter(keep)
  if (isTaken(rest, next)) return false
  bookings.splice(0, bookings.length, ...rest, next)
  return true
}

function allocate({ job, bookings, machine }: GivenHire): Answer {
  if (!allows(job, 'allocate')) return 'status-conflict'
  const { jobId, from, to } = job
  if (!rebooked(bookings, (other) => other.jobId !== jobId, { jobId, machine, from, to })) return 'machine-taken'
  Object.assign(job, { machine })
  return moved(job, 'allocate')
}

function dispatch({ job }: GivenHire): Answer {
  if (!allows(job, 'dispatch') || job.machine === null) return 'status-conflict'
  return job.machine === 'LAPSED' ? 'papers-expired' : moved(job, 'dispatch')
}

function startHire({ job, bookings, now }: GivenHire): Answer {
  const { jobId, machine, to } = job
  const date = dateInIndia(now)
  if (!allows(job, 'startHire') || machine === null) return 'status-conflict'
  if (date > to) return 'validation'
  if (machine === 'LAPSED') return 'papers-expired'
  if (!rebooked(bookings, (other) => other.jobId !== jobId, { jobId, machine, from: date, to })) return 'machine-taken'
  Object.assign(job, { onHireFrom: date, since: date })
  return moved(job, 'startHire')
}

const signs = { ON_HIRE: 'inspectOnHire', OFF_HIRE: 'inspectOffHire' } as const
const answers = { ON_HIRE: 'answerOnHire', OFF_HIRE: 'answerOffHire' } as const

/** The inspection of the machine that is on a job. */
export const ownInspection = ({ inspections, machine }: ModelledJob, kind: Kind) =>
  inspections.find((one) => one.kind === kind && one.machine === machine)

function inspect({ job, kind, isYes }: GivenHire): Answer {
  const { machine } = job
  const stored = ownInspection(job, kind)
  if (machine === null || stored?.isAnswered || !allows(job, signs[kind])) return 'status-conflict'
  const inspection = stored ?? { kind, machine, revision: 0, isSigned: false, isAnswered: false }
  if (!stored) job.inspections.push(inspection)
  inspection.revision += 1
  inspection.isSigned = isYes
  return isYes ? moved(job, signs[kind]) : 'done'
}

function answer({ job, kind }: GivenHire): Answer {
  const stored = ownInspection(job, kind)
  if (!stored?.isSigned) return 'not-found'
  // The same answer again gets the same reply.
  if (stored.isAnswered) return 'done'
  if (!allows(job, answers[kind])) return 'status-conflict'
  stored.isAnswered = true
  return moved(job, answers[kind])
}

function swap({ job, bookings, machine, now }: GivenHire): Answer {
  const { jobId, machine: out, since } = job
  const [date, to] = [dateInIndia(now), lastDay(job)]
  if (!allows(job, 'swap')) return 'status-conflict'
  if (date > to || machine === out || date < (since ?? date)) return 'validation'
  if (machine === 'LAPSED') return 'papers-expired'
  const isOut = (one: Booking) => one.jobId === jobId && one.machine === out && one.from <= date && one.to >= date
  const ended = bookings.map((booking) => (isOut(booking) ? { ...booking, to: date } : booking))
  if (isTaken(ended, { machine, from: date, to })) return 'machine-taken'
  bookings.splice(0, bookings.length, ...ended, { jobId, machine, from: date, to })
  Object.assign(job, { machine, since: date, breakdown: null })
  return moved(job, 'swap')
}

/** The last billed day: the wanted one, or the end of the notice, which the agreed end needs not. */
function stopOf({ to, noticeDays }: ModelledJob, wanted: string, now: Date) {
  const isLate = (now.getTime() / 3600_000 + 5.5) % DAY_HOURS > EVENING
  const noticed = addDays(dateInIndia(now), noticeDays + Number(isLate))
  const stop = noticed > wanted ? noticed : wanted
  if (dateInIndia(now) > to) return stop
  return wanted > to ? undefined : earlier(stop, to)
}

function requestOffHire({ job, now, days, side }: GivenHire): Answer {
  const wanted = addDays(dateInIndia(now), days)
  if (side === 'CUSTOMER' && job.status === 'OFF_HIRE_REQUESTED' && job.offHire?.wanted === wanted) return 'done'
  if (!allows(job, 'requestOffHire')) return 'status-conflict'
  const stop = stopOf(job, wanted, now)
  if (stop === undefined) return 'validation'
  job.offHire = { wanted, stop, isAcknowledged: side === 'SUPPLIER' }
  job.extendTo = null
  moved(job, 'requestOffHire')
  return side === 'SUPPLIER' ? moved(job, 'acknowledge') : 'done'
}

function undoOffHire({ job }: GivenHire): Answer {
  if (!allows(job, 'undoOffHire') || job.offHire?.isAcknowledged) return 'status-conflict'
  job.offHire = null
  return moved(job, 'undoOffHire')
}

function acknowledge({ job }: GivenHire): Answer {
  if (!allows(job, 'acknowledge') || !job.offHire || job.offHire.isAcknowledged) return 'status-conflict'
  job.offHire.isAcknowledged = true
  return moved(job, 'acknowledge')
}

/** Books the machine anew from its first day at the site to another last one. */
function stretched({ job, bookings }: Pick<GivenHire, 'job' | 'bookings'>, last: string) {
  const { jobId, machine } = job
  if (machine === null) return true
  const from = job.since ?? job.from
  const isBefore = (other: Booking) => other.jobId !== jobId || other.machine !== machine || other.from < from
  return rebooked(bookings, isBefore, { jobId, machine, from, to: last < from ? from : last })
}

function endHire({ job, bookings, now }: GivenHire): Answer {
  if (!allows(job, 'endHire')) return 'status-conflict'
  if (!stretched({ job, bookings }, lastDay(job))) return 'machine-taken'
  Object.assign(job, { returnedOn: dateInIndia(now), breakdown: null })
  return moved(job, 'endHire')
}

function cancel({ job, bookings }: GivenHire): Answer {
  if (!allows(job, 'cancel')) return 'status-conflict'
  bookings.splice(0, bookings.length, ...bookings.filter(({ jobId }) => jobId !== job.jobId))
  job.extendTo = null
  return moved(job, 'cancel')
}

function close({ job, isYes }: GivenHire): Answer {
  if (!allows(job, 'close')) return 'status-conflict'
  return isYes || ownInspection(job, 'OFF_HIRE')?.isAnswered ? moved(job, 'close') : 'validation'
}

function requestExtension({ job, days }: GivenHire): Answer {
  const to = addDays(job.to, days + 1)
  if (job.extendTo === to) return 'done'
  if (!allows(job, 'requestExtension')) return 'status-conflict'
  job.extendTo = to
  return moved(job, 'requestExtension')
}

function grantExtension({ job, bookings }: GivenHire): Answer {
  const { extendTo } = job
  if (extendTo === null) return 'status-conflict'
  if (!stretched({ job, bookings }, extendTo)) return 'machine-taken'
  Object.assign(job, { to: extendTo, extendTo: null })
  return moved(job, 'extend')
}

const refuseExtension = ({ job }: GivenHire): Answer =>
  job.extendTo === null ? 'status-conflict' : moved(Object.assign(job, { extendTo: null }), 'refuseExtension')

function reportBreakdown({ job, side, now }: GivenHire): Answer {
  if (job.breakdown?.since === now.getTime() && job.breakdown.side === side) return 'done'
  if (job.breakdown !== null || !allows(job, 'reportBreakdown')) return 'status-conflict'
  job.breakdown = { since: now.getTime(), side }
  return moved(job, 'reportBreakdown')
}

function endBreakdown({ job }: GivenHire): Answer {
  if (job.breakdown === null) return 'status-conflict'
  job.breakdown = null
  return moved(job, 'endBreakdown')
}

/** The answer to each act, and its changes. */
export const hireActs = {
  allocate,
  dispatch,
  startHire,
  inspect,
  answer,
  swap,
  requestOffHire,
  undoOffHire,
  acknowledge,
  endHire,
  cancel,
  close,
  requestExtension,
  grantExtension,
  refuseExtension,
  reportBreakdown,
  endBreakdown,
} as const satisfies Record<string, (given: GivenHire) => Answer>
export type HireAct = keyof typeof hireActs
