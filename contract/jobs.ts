import { z } from 'zod'
import { BillLine, supplies } from './bill.ts'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, queryText } from './fields.ts'
import { ShownFile } from './files.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { JobChallan } from './jobs.papers.ts'
import { Breakdown, JobPaper, Swap } from './jobs.parts.ts'
import { pageOf, pageQuery } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { boardings, Diesel, Trip } from './quotes.content.ts'
import { Party } from './quotes.ts'
import { cycleKinds, offHireCauses, Percent, RateTerms } from './rate-terms.ts'

/** The life cycle of a job: one machine at one site. Acts that leave the status as it is stand in its timeline too. */
export const jobFlow = {
  begin: { schedule: 'SCHEDULED' },
  moves: {
    SCHEDULED: {
      allocate: 'SCHEDULED',
      release: 'SCHEDULED',
      dispatch: 'SCHEDULED',
      requestExtension: 'SCHEDULED',
      extend: 'SCHEDULED',
      refuseExtension: 'SCHEDULED',
      inspectOnHire: 'SCHEDULED',
      answerOnHire: 'SCHEDULED',
      startHire: 'ON_HIRE',
      cancel: 'CANCELLED',
    },
    ON_HIRE: {
      requestExtension: 'ON_HIRE',
      extend: 'ON_HIRE',
      refuseExtension: 'ON_HIRE',
      swap: 'ON_HIRE',
      dispatch: 'ON_HIRE',
      reportBreakdown: 'ON_HIRE',
      endBreakdown: 'ON_HIRE',
      inspectOnHire: 'ON_HIRE',
      answerOnHire: 'ON_HIRE',
      inspectOffHire: 'ON_HIRE',
      answerOffHire: 'ON_HIRE',
      requestOffHire: 'OFF_HIRE_REQUESTED',
    },
    OFF_HIRE_REQUESTED: {
      undoOffHire: 'ON_HIRE',
      acknowledge: 'OFF_HIRE_REQUESTED',
      deemOnHire: 'ON_HIRE',
      swap: 'OFF_HIRE_REQUESTED',
      reportBreakdown: 'OFF_HIRE_REQUESTED',
      endBreakdown: 'OFF_HIRE_REQUESTED',
      inspectOnHire: 'OFF_HIRE_REQUESTED',
      answerOnHire: 'OFF_HIRE_REQUESTED',
      inspectOffHire: 'OFF_HIRE_REQUESTED',
      answerOffHire: 'OFF_HIRE_REQUESTED',
      endHire: 'OFF_HIRED',
    },
    OFF_HIRED: { inspectOffHire: 'OFF_HIRED', answerOffHire: 'OFF_HIRED', close: 'CLOSED' },
    CLOSED: {},
    CANCELLED: {},
  },
} as const satisfies Flow

export const jobStatuses = statusesOf(jobFlow)
export type JobStatus = StatusOf<typeof jobFlow>

const status = z.enum(jobStatuses)
const Paise = z.int()
const instant = z.iso.datetime({ offset: true })

/** The accepted terms of one machine, which its job never changes. Amounts are of this machine, before GST. */
export const Agreed = z.object({
  quoteNumber: z.string(),
  version: z.int(),
  poNumber: z.string().nullable(),
  withOperator: z.boolean(),
  terms: RateTerms,
  diesel: Diesel.nullable(),
  boarding: z.enum(boardings),
  trip: Trip.omit({ yardId: true }).nullable(),
  /** Costs beside the hire: in the first bill, DEMOB in the last one. */
  extras: z.array(z.object({ code: z.string(), amountPaise: Paise })),
  plannedPaise: Paise,
  cycle: z.enum(cycleKinds),
  cycleDay: z.int(),
  noticeDays: z.int(),
  deemedDays: z.int(),
  certifyDays: z.int(),
  paymentDays: z.int(),
  gstPercent: Percent,
  supply: z.enum(supplies),
  supplier: Party,
  billTo: Party,
})
export type Agreed = z.infer<typeof Agreed>

/** The machine on a job; without a serial number until one is allocated. */
const JobMachine = z.object({
  name: z.string(),
  serialNumber: z.string().nullable(),
  fleetNumber: z.string().nullable(),
})

/** A project site; without an id where the hire goes to an address. */
const JobSite = z.object({ addressId: Id.nullable(), addressName: z.string(), city: z.string() })

const heading = {
  jobId: Id,
  jobNumber: z.string(),
  status,
  machine: JobMachine,
  site: JobSite,
  /** The first day of the hire; planned until the machine is there. */
  from: CivilDate,
  /** The last day as planned, or as billing stops. */
  expectedTo: CivilDate,
  offHireNumber: z.string().nullable(),
  /** Accrued to the end of today, before GST. */
  toDatePaise: Paise,
  /** Since when its machine stands still; null while it runs. */
  breakdownSince: instant.nullable(),
  /** Without an operator of ours the customer enters the logsheets. */
  withOperator: z.boolean(),
}
export const JobSummary = z.object(heading).meta({ id: 'JobSummary' })
export type JobSummary = z.infer<typeof JobSummary>

/** One bill as it stands: the hours that are known, and the planned ones after today. */
export const JobBill = z.object({
  from: CivilDate,
  to: CivilDate,
  toDatePaise: Paise,
  projectedPaise: Paise,
  lines: z.array(BillLine),
})
export type JobBill = z.infer<typeof JobBill>

const JobEvent = z.object({
  event: z.string(),
  status,
  at: instant,
  actor: z.string(),
  reason: z.string().nullable(),
})

export const Job = z
  .object({
    ...heading,
    quoteId: Id,
    enquiryId: Id,
    /** The accepted content besides the terms. */
    agreed: Agreed.omit({ terms: true, noticeDays: true }),
    terms: RateTerms,
    /** The terms as sentences, in English; screens say them in the page's language (`terms-in-words.ts`). */
    termsInWords: z.array(z.string()),
    /** Days between the request and the last billed day. */
    noticeDays: z.int(),
    operator: z.object({ name: z.string(), licenceNumber: z.string(), licenceValidTo: CivilDate }).nullable(),
    onHireFrom: CivilDate.nullable(),
    offHire: z
      .object({
        offHireNumber: z.string(),
        requestedAt: instant,
        billingStopsAt: CivilDate,
        /** When the desk confirmed it; until then the customer may take it back. */
        acknowledgedAt: instant.nullable(),
        /** Whose reason it was, as the desk confirms it. If the supplier's, no minimum is billed. */
        cause: z.enum(offHireCauses),
      })
      .nullable(),
    /** The day on which the machine was back. */
    returnedOn: CivilDate.nullable(),
    /** A later last day that the customer asks for, until the desk answers. */
    extension: z.object({ to: CivilDate, requestedAt: instant }).nullable(),
    /** Accrued and planned to the expected end, before GST. */
    projectedPaise: Paise,
    bills: z.array(JobBill),
    /** Of its submitted logs, first shifts alone; decimal strings. */
    hours: z.object({ days: z.int(), worked: z.string(), idle: z.string(), breakdown: z.string() }),
    /** The papers of its machine. */
    documents: z.array(JobPaper),
    /** Photographs of the machine that is on the job; their addresses work for a minute. */
    machinePhotos: z.array(ShownFile),
    /** The newest one, once a machine has left for the site. */
    challan: JobChallan.nullable(),
    /** The newest first; one without an end still runs. */
    breakdowns: z.array(Breakdown),
    /** The oldest first. */
    swaps: z.array(Swap),
    events: z.array(JobEvent),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const jobsQuery = {
  status: status.optional(),
  site: Id.optional(),
  q: queryText(100).optional(),
  ...pageQuery,
}

export const jobsApi = {
  listJobs: endpoint({
    ...signedInPaths.listJobs,
    summary: 'The rental jobs that the caller may see, newest first.',
    query: z.strictObject(jobsQuery),
    response: z.object({ jobs: pageOf(JobSummary) }),
    problems: [],
  }),
  getJob: endpoint({
    ...signedInPaths.getJob,
    summary: 'One rental job with its terms, its costs and its timeline.',
    params: z.object({ jobId: Id }),
    response: z.object({ job: Job }),
    problems: ['not-found'],
  }),
}
