import { z } from 'zod'
import { BillLine } from './bill.ts'
import { AnsweredCheck } from './checks.ts'
import { CivilDate, Id } from './fields.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { dayTypes } from './logsheets.timesheets.ts'
import { logsheetStatus, shifts, signingWays } from './logsheets.ts'
import { SheetExtra } from './summary-sheets.content.ts'

/**
 * The life cycle of a summary sheet: one billing cycle of a job. Certifying agrees to all lines without a dispute, so a
 * disputed sheet stays disputed; the desk answers with a further version. One that leaves only agreed lines settles it.
 */
export const summarySheetFlow = {
  begin: { prepare: 'PREPARED' },
  moves: {
    PREPARED: { send: 'SENT' },
    SENT: {
      remind: 'SENT',
      revise: 'SENT',
      certify: 'CERTIFIED',
      deem: 'CERTIFIED',
      settle: 'CERTIFIED',
      dispute: 'DISPUTED',
    },
    DISPUTED: {
      remind: 'DISPUTED',
      dispute: 'DISPUTED',
      certifyRest: 'DISPUTED',
      deemRest: 'DISPUTED',
      revise: 'SENT',
    },
    CERTIFIED: { bill: 'BILLED' },
    BILLED: {},
  },
} as const satisfies Flow

export const summarySheetStatuses = statusesOf(summarySheetFlow)
export type SummarySheetStatus = StatusOf<typeof summarySheetFlow>

const status = z.enum(summarySheetStatuses)
const instant = z.iso.datetime({ offset: true })
const Paise = z.int()
const Hours = z.string()

/** A summary sheet with its job, as its lines on invoices name it too. */
export const sheetOfJob = {
  summarySheetId: Id,
  summaryNumber: z.string(),
  jobId: Id,
  jobNumber: z.string(),
  machineName: z.string(),
  siteName: z.string(),
}

const heading = {
  ...sheetOfJob,
  /** The billed customer. */
  customerName: z.string(),
  /** The days on hire of one billing cycle. */
  period: z.object({ from: CivilDate, to: CivilDate }),
  status,
  /** The newest version that was sent; 0 before the first. */
  version: z.int(),
  /** Worked hours of its signed logs, of both shifts. */
  certifiedHours: Hours,
  taxablePaise: Paise,
  /** The last day to answer, after which the open lines count as certified; null for never, or without an open line. */
  certifyBy: CivilDate.nullable(),
}
export const SummarySheetSummary = z.object(heading).meta({ id: 'SummarySheetSummary' })
export type SummarySheetSummary = z.infer<typeof SummarySheetSummary>

export const lineStates = ['OPEN', 'AGREED', 'DISPUTED'] as const

/** A line of a sheet, with the logs of its days. */
export const SummaryLine = BillLine.extend({
  /** Null before the sheet is sent. */
  lineId: Id.nullable(),
  lineNo: z.int(),
  state: z.enum(lineStates),
  /** Of a disputed line; of another one the dispute of the line before, which `reply` answers. */
  dispute: z.object({ reason: z.string(), by: z.string(), at: instant }).nullable(),
  /** The value in the version before, if this version changed it. */
  wasPaise: Paise.nullable(),
  /** The desk's reply to the dispute of the line before. */
  reply: z.string().nullable(),
  logsheetIds: z.array(Id),
}).meta({ id: 'SummaryLine' })
export type SummaryLine = z.infer<typeof SummaryLine>

/** A logsheet that a sheet counts, at the version it counts. */
const SheetLog = z.object({
  logsheetId: Id,
  logNumber: z.string(),
  shift: z.enum(shifts),
  version: z.int(),
  status: logsheetStatus,
  signedBy: z.object({ name: z.string(), at: instant, how: z.enum(signingWays) }).nullable(),
  photos: z.int(),
  workedHours: Hours,
})

/** A day on hire with the hours of both shifts; those of days without a log are zero. */
export const SheetDay = z
  .object({
    date: CivilDate,
    dayType: z.enum(dayTypes),
    workedHours: Hours,
    overtimeHours: Hours,
    idle: z.record(z.string(), Hours),
    breakdownHours: Hours,
    meterHours: z.string().nullable(),
    logs: z.array(SheetLog),
  })
  .meta({ id: 'SheetDay' })
export type SheetDay = z.infer<typeof SheetDay>

/** The certified lines, and the way of certification. */
const Certification = z.object({
  version: z.int(),
  how: z.enum(['OTP', 'DEEMED']),
  /** Null where nobody answered. */
  name: z.string().nullable(),
  at: instant,
  amountPaise: Paise,
})

export const SummarySheet = z
  .object({
    ...heading,
    supplierName: z.string(),
    poNumber: z.string().nullable(),
    quoteNumber: z.string(),
    hoursPerDay: z.number(),
    /** The hire ends with it. */
    isClosing: z.boolean(),
    lines: z.array(SummaryLine),
    /** Lines of the version before that this one left out. */
    removed: z.array(z.object({ description: z.string(), amountPaise: Paise })),
    extras: z.array(SheetExtra),
    agreedPaise: Paise,
    openPaise: Paise,
    disputedPaise: Paise,
    days: z.array(SheetDay),
    /** Days whose logs are not signed; they hold the sheet up. */
    unsigned: z.array(CivilDate),
    /** Whether a log has changed since the sheet was sent, which calls for a revision. */
    isOutdated: z.boolean(),
    /** The desk's note on this version. */
    note: z.string().nullable(),
    preparedBy: z.string(),
    preparedAt: instant,
    sentBy: z.string().nullable(),
    sentAt: instant.nullable(),
    certifications: z.array(Certification),
    certifiedBy: z.string().nullable(),
    certifiedAt: instant.nullable(),
    hash: z.string().nullable(),
    /** The findings of the rules: for a sent version as of its sending; for an unsent one as of now. */
    checks: z.array(AnsweredCheck),
    /** Findings that the next version needs an answer to, with the answer that was given before; for the desk alone. */
    toAnswer: z.array(AnsweredCheck),
    /** The actions open to the caller now. */
    answers: z.object({
      mayCertify: z.boolean(),
      mayDispute: z.boolean(),
      maySend: z.boolean(),
      mayRevise: z.boolean(),
    }),
    events: z.array(
      z.object({ event: z.string(), status, at: instant, actor: z.string(), reason: z.string().nullable() }),
    ),
  })
  .meta({ id: 'SummarySheet' })
export type SummarySheet = z.infer<typeof SummarySheet>

/** A billing cycle that is over and has no sheet yet. */
export const DueSheet = z
  .object({
    jobId: Id,
    jobNumber: z.string(),
    machineName: z.string(),
    /** Its project site; null where the hire goes to an address. */
    addressId: Id.nullable(),
    siteName: z.string(),
    customerName: z.string(),
    period: z.object({ from: CivilDate, to: CivilDate }),
    isClosing: z.boolean(),
    /** How many of its days have no signed log. */
    unsignedDays: z.int(),
  })
  .meta({ id: 'DueSheet' })
export type DueSheet = z.infer<typeof DueSheet>
