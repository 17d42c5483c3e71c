import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { checkKeys, checkLevels } from './logsheet-checks.ts'
import { LogsheetContent } from './logsheets.content.ts'

/** The life cycle of a logsheet: one job, date and shift. A dispute is answered by a further version. */
export const logsheetFlow = {
  begin: { draft: 'DRAFT' },
  moves: {
    DRAFT: { submit: 'SUBMITTED' },
    SUBMITTED: { sign: 'SIGNED', deem: 'SIGNED', dispute: 'DISPUTED' },
    DISPUTED: { revise: 'SUBMITTED' },
    SIGNED: { lock: 'LOCKED', revise: 'SUBMITTED' },
    LOCKED: {},
  },
} as const satisfies Flow

export const logsheetStatuses = statusesOf(logsheetFlow)
export type LogsheetStatus = StatusOf<typeof logsheetFlow>

/** A is the first shift of a day; B is a second one. */
export const shifts = ['A', 'B'] as const

/** A shift of a job. */
export const logsheetKey = { jobId: Id, date: CivilDate, shift: z.enum(shifts) }

const status = z.enum(logsheetStatuses)
const instant = z.iso.datetime({ offset: true })
const Hours = z.string()

/** Who entered a version: the renting company, or the customer's people on dry hire. The other side signs. */
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

export const signingWays = ['OTP', 'DRAWN', 'LINK', 'DEEMED'] as const

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

/** The newest version of a logsheet, with the life of all versions. */
export const Logsheet = z
  .object({
    ...heading,
    ...LogsheetContent.shape,
    enteredBy: z.string(),
    enteredSide: z.enum(sides),
    signedBy: LogsheetSignature.nullable(),
    dispute: LogsheetDispute.nullable(),
    hash: z.string().nullable(),
    previousHash: z.string().nullable(),
    versions: z.array(z.object({ version: z.int(), at: instant, by: z.string(), hash: z.string().nullable() })),
    checks: z.array(LogsheetCheck),
    /** What the caller may do now. */
    answers: z.object({ mayEdit: z.boolean(), mayRevise: z.boolean(), maySign: z.boolean(), mayDispute: z.boolean() }),
    events: z.array(
      z.object({ event: z.string(), status, at: instant, actor: z.string(), reason: z.string().nullable() }),
    ),
  })
  .meta({ id: 'Logsheet' })
export type Logsheet = z.infer<typeof Logsheet>

export const dayTypes = ['WORKING', 'OFF', 'HOLIDAY'] as const

/** A day of a job in a month; hours of days without a log are zero. */
export const TimesheetDay = z.object({
  date: CivilDate,
  dayType: z.enum(dayTypes),
  workedHours: Hours,
  idleHours: Hours,
  breakdownHours: Hours,
  overtimeHours: Hours,
  /** Worked on a weekly off or a holiday. */
  offDayHours: Hours,
  /** What the meter ran; null where it was not read. */
  meterHours: z.string().nullable(),
  /** Null without a log. */
  status: status.nullable(),
  logsheetId: Id.nullable(),
})
export type TimesheetDay = z.infer<typeof TimesheetDay>

const totals = {
  workedHours: Hours,
  idleHours: Hours,
  breakdownHours: Hours,
  overtimeHours: Hours,
  offDayHours: Hours,
  meterHours: Hours,
  daysWorked: z.int(),
}
export const Timesheet = z
  .object({
    jobId: Id,
    jobNumber: z.string(),
    machineName: z.string(),
    siteName: z.string(),
    month: z.string(),
    /** The days of the month on which the machine was on hire. */
    days: z.array(TimesheetDay),
    totals: z.object(totals),
  })
  .meta({ id: 'Timesheet' })
export type Timesheet = z.infer<typeof Timesheet>
