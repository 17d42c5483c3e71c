import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note, queryText } from './fields.ts'
import { paperKinds } from './fleet.ts'
import { signedInPaths } from './paths.signed-in.ts'

const MONTHS_MAX = 12
const Paise = z.int()
/** Quarters of hours as decimal strings. */
const Hours = z.string()
const instant = z.iso.datetime({ offset: true })

/** The site of the machines; without an id where the hire goes to an address. */
const place = { addressId: Id.nullable(), siteName: z.string() }
const hired = {
  jobId: Id,
  jobNumber: z.string(),
  machineName: z.string(),
  fleetNumber: z.string().nullable(),
  ...place,
}

/**
 * A job in one month. The paid hours are the agreed ones of working days with a submitted log, so that worked and paid
 * hours are of the same days.
 */
const MonthOfJob = z.object({
  month: z.string(),
  workedHours: Hours,
  idleHours: Hours,
  /** Breakdown for which the supplier answers. */
  breakdownHours: Hours,
  paidHours: Hours,
  /** Working days on hire before today that have no submitted log. */
  unloggedDays: z.int(),
  /** Diesel burnt by the logs, a decimal string. */
  litres: z.string(),
  /** Accrued in the month to the end of today, before GST. */
  accruedPaise: Paise,
})
export type MonthOfJob = z.infer<typeof MonthOfJob>

const HoursOfJob = z.object({ ...hired, months: z.array(MonthOfJob) })
export type HoursOfJob = z.infer<typeof HoursOfJob>

/** Before GST; the plan of a month is what comes after today. */
const SpendOfSite = z.object({
  ...place,
  months: z.array(z.object({ month: z.string(), accruedPaise: Paise, plannedPaise: Paise })),
  /** The costs of these hires to date, and to their last day. */
  toDatePaise: Paise,
  projectedPaise: Paise,
})
export type SpendOfSite = z.infer<typeof SpendOfSite>

const Ending = z.object({
  ...hired,
  kind: z.enum(['HIRE', 'PAPER', 'LICENCE']),
  /** The kind of the machine's paper. */
  paper: z.enum(paperKinds).nullable(),
  on: CivilDate,
})
export type Ending = z.infer<typeof Ending>

const Hidden = z.object({ by: z.string(), reason: z.string(), at: instant })

/** A machine that worked less than the share of its paid hours in the last seven days that the settings name. */
const Suggestion = z.object({
  ...hired,
  workedHours: Hours,
  /** Of the working days of these seven, with or without a log. */
  paidHours: Hours,
  unloggedDays: z.int(),
  /** The last day as planned. */
  expectedTo: CivilDate,
  /** The last billed day of an off-hire that is requested now, and what that saves, before GST. */
  billingStopsAt: CivilDate,
  savedPaise: Paise,
  hidden: Hidden.nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Dashboard = z
  .object({
    /** Oldest first; the last one is the present month. */
    months: z.array(z.string()),
    onHire: z.array(z.object({ ...place, machines: z.int() })),
    /** Logsheets that the caller may sign; the oldest of them first. */
    waiting: z.object({ logsheets: z.int(), oldest: CivilDate.nullable(), logsheetId: Id.nullable() }),
    suggestions: z.array(Suggestion),
    /** Below this share of the paid hours, in percent, a machine stands idle; from the settings. */
    idleBelowPercent: z.int(),
    hours: z.array(HoursOfJob),
    spend: z.array(SpendOfSite),
    endingSoon: z.array(Ending),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof Dashboard>

const MonthCount = queryText(2)
  .regex(/^\d{1,2}$/, 'range')
  .transform(Number)
  .refine((count) => count >= 1 && count <= MONTHS_MAX, 'range')

const params = z.object({ jobId: Id })

export const dashboardApi = {
  getDashboard: endpoint({
    ...signedInPaths.getDashboard,
    summary: 'What waits, which machines stand idle, hours and costs of the hires that the caller may see.',
    query: z.strictObject({ months: MonthCount.optional().default(3) }),
    response: Dashboard,
    problems: [],
  }),
  hideSuggestion: endpoint({
    ...signedInPaths.hideSuggestion,
    summary: 'Hides the suggestion to end a hire, with a reason, for everybody who sees the job.',
    params,
    body: z.strictObject({ reason: note(1, 2000) }),
    response: z.object({ hidden: Hidden }),
    problems: ['not-found', 'validation'],
  }),
  showSuggestion: endpoint({
    ...signedInPaths.showSuggestion,
    summary: 'Shows a hidden suggestion again.',
    params,
    body: z.strictObject({}),
    response: z.object({ hidden: z.null() }),
    problems: ['not-found'],
  }),
}
