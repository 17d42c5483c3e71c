// Timesheets: the months of jobs, derived from their logs; for customers and the desk.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { csv, lang, xlsx } from './file-replies.ts'
import { logsheetStatus, logsheetStatuses } from './logsheets.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** Hours as a decimal string. */
const Hours = z.string()

export const Month = z
  .string()
  .max(7, { abort: true })
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')

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
  /** The hours by the meter; null where it was not read. */
  meterHours: z.string().nullable(),
  /** Null without a log. */
  status: logsheetStatus.nullable(),
  logsheetId: Id.nullable(),
})
export type TimesheetDay = z.infer<typeof TimesheetDay>

const totals = z.object({
  workedHours: Hours,
  idleHours: Hours,
  breakdownHours: Hours,
  overtimeHours: Hours,
  offDayHours: Hours,
  meterHours: Hours,
  daysWorked: z.int(),
})

/** A month of a job. */
const heading = {
  jobId: Id,
  jobNumber: z.string(),
  machineName: z.string(),
  siteName: z.string(),
  month: z.string(),
  totals,
}

export const Timesheet = z
  .object({
    ...heading,
    /** The facts in the head of a printed sheet. */
    supplierName: z.string(),
    customerName: z.string(),
    poNumber: z.string().nullable(),
    hoursPerDay: z.number(),
    /** The days of the month on which the machine was on hire, up to today. */
    days: z.array(TimesheetDay),
  })
  .meta({ id: 'Timesheet' })
export type Timesheet = z.infer<typeof Timesheet>

export const TimesheetSummary = z
  .object({
    ...heading,
    daysOnHire: z.int(),
    /** The number of logs at each status; drafts of the other side do not count. */
    logs: z.record(z.enum(logsheetStatuses), z.int()),
  })
  .meta({ id: 'TimesheetSummary' })
export type TimesheetSummary = z.infer<typeof TimesheetSummary>

const asked = {
  query: z.strictObject({ job: Id.optional(), month: Month.optional(), site: Id.optional(), ...pageQuery }),
  /** One sheet, or a page of months. */
  response: z.object({ timesheet: Timesheet.optional(), timesheets: pageOf(TimesheetSummary).optional() }),
  problems: ['not-found'],
} as const

const asFile = { query: z.strictObject({ job: Id, month: Month, lang }), problems: ['not-found'] } as const

export const timesheetsApi = {
  getTimesheet: endpoint({
    ...signedInPaths.getTimesheet,
    ...asked,
    summary: 'A month of a job, day by day; without a job or a month, the months of jobs, newest first.',
  }),
  downloadTimesheetCsv: endpoint({
    ...signedInPaths.downloadTimesheetCsv,
    ...csv,
    ...asFile,
    summary: 'A timesheet as CSV.',
  }),
  downloadTimesheetXlsx: endpoint({
    ...signedInPaths.downloadTimesheetXlsx,
    ...xlsx,
    ...asFile,
    summary: 'A timesheet as XLSX.',
  }),
}

export const deskTimesheetsApi = {
  getDeskTimesheet: endpoint({
    ...deskPaths.getDeskTimesheet,
    ...asked,
    summary: 'A month of any job, day by day; without a job or a month, the months of all jobs, newest first.',
  }),
  downloadDeskTimesheetCsv: endpoint({
    ...deskPaths.downloadDeskTimesheetCsv,
    ...csv,
    ...asFile,
    summary: 'The timesheet of any job as CSV.',
  }),
  downloadDeskTimesheetXlsx: endpoint({
    ...deskPaths.downloadDeskTimesheetXlsx,
    ...xlsx,
    ...asFile,
    summary: 'The timesheet of any job as XLSX.',
  }),
}
