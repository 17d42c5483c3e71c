import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'
import { ShownFile } from './files.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { checkKeys, checkLevels } from './logsheet-checks.ts'
import { LogsheetContent } from './logsheets.content.ts'

/** The life cycle of a logsheet: one job, date and shift. A dispute is answered by a further version. */
export const logsheetFlow = {
  begin: { draft: 'DRAFT' },
  moves: {
    DRAFT: { submit: 'SUBMITTED' },
    SUBMITTED: { remind: 'SUBMITTED', sign: 'SIGNED', deem: 'SIGNED', dispute: 'DISPUTED' },
    DISPUTED: { revise: 'SUBMITTED' },
    SIGNED: { lock: 'LOCKED', revise: 'SUBMITTED' },
    LOCKED: {},
  },
} as const satisfies Flow

export const logsheetStatuses = statusesOf(logsheetFlow)
export type LogsheetStatus = StatusOf<typeof logsheetFlow>

/** A log that has been changed so often is settled between people. */
export const VERSIONS_MAX = 99

/** A is the first shift of a day; B is a second one. */
export const shifts = ['A', 'B'] as const

/** A shift of a job. */
export const logsheetKey = { jobId: Id, date: CivilDate, shift: z.enum(shifts) }

export const logsheetStatus = z.enum(logsheetStatuses)
const status = logsheetStatus
const instant = z.iso.datetime({ offset: true })
const Hours = z.string()

/** The side that entered a version: the renting company, or the customer's people on dry hire. The other side signs. */
export const sides = ['SUPPLIER', 'CUSTOMER'] as const

const heading = {
  logsheetId: Id,
  logNumber: z.string(),
  ...logsheetKey,
  jobNumber: z.string(),
  machineName: z.string(),
  siteName: z.string(),
  status,
  version: z.int(),
  workedHours: Hours,
  idleHours: Hours,
  /** Breakdown for which the supplier answers. */
  breakdownHours: Hours,
  /** Beyond the agreed hours of a working day. */
  overtimeHours: Hours,
  meterOpen: z.string().nullable(),
  meterClose: z.string().nullable(),
}
export const LogsheetSummary = z.object(heading).meta({ id: 'LogsheetSummary' })
export type LogsheetSummary = z.infer<typeof LogsheetSummary>

/** TYPED: a member of staff typed their name. */
export const signingWays = ['OTP', 'DRAWN', 'TYPED', 'LINK', 'DEEMED'] as const

/** The drawn signature is the strokes of an SVG path in a box of 300 by 100. */
const LogsheetSignature = z.object({
  name: z.string(),
  designation: z.string().nullable(),
  at: instant,
  how: z.enum(signingWays),
  drawn: z.string().nullable(),
})

const LogsheetDispute = z.object({ reason: z.string(), slice: z.int().nullable(), by: z.string(), at: instant })

const LogsheetCheck = z.object({
  key: z.enum(checkKeys),
  level: z.enum(checkLevels),
  params: z.record(z.string(), z.string()),
})

/** `CheckFacts` of contract/logsheet-checks.ts: what the checks compare with while somebody types. */
const Facts = z.object({
  previousClose: z.string().nullable(),
  litresPerHour: z.string().nullable(),
  breakdowns: z.array(z.object({ start: z.int(), end: z.int() })),
  taken: z.array(z.object({ logNumber: z.string().nullable(), start: z.int(), end: z.int() })),
})

/** The first content of a job's next log: the hours of the log before, and the meter where that one ended. */
export const NextLogsheet = z
  .object({
    ...logsheetKey,
    jobNumber: z.string(),
    machineName: z.string(),
    siteName: z.string(),
    /** The days that may be entered now. */
    first: CivilDate,
    last: CivilDate,
    /** The log of this shift, if it has one already. */
    logsheetId: Id.nullable(),
    /** The date of the log whose hours these are; null for an ordinary day. */
    copiedFrom: CivilDate.nullable(),
    content: LogsheetContent,
    facts: Facts,
  })
  .meta({ id: 'NextLogsheet' })
export type NextLogsheet = z.infer<typeof NextLogsheet>

/** The newest version of a logsheet, with the life of all versions. */
export const Logsheet = z
  .object({
    ...heading,
    ...LogsheetContent.shape,
    /** The photographs of `photoIds`, in that order. */
    photos: z.array(ShownFile),
    /** Hours that the machine ran by its telematics, to a tenth; null where unknown. */
    telematicsHours: Hours.nullable(),
    enteredBy: z.string(),
    enteredSide: z.enum(sides),
    signedBy: LogsheetSignature.nullable(),
    dispute: LogsheetDispute.nullable(),
    hash: z.string().nullable(),
    previousHash: z.string().nullable(),
    versions: z.array(z.object({ version: z.int(), at: instant, by: z.string(), hash: z.string().nullable() })),
    checks: z.array(LogsheetCheck),
    facts: Facts,
    /** The actions open to the caller now. */
    answers: z.object({ mayEdit: z.boolean(), mayRevise: z.boolean(), maySign: z.boolean(), mayDispute: z.boolean() }),
    events: z.array(
      z.object({ event: z.string(), status, at: instant, actor: z.string(), reason: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Logsheet' })
export type Logsheet = z.infer<typeof Logsheet>
