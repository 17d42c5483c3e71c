// The costs of hires by month, site, kind, machine or purchase order: accrued beside invoiced.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, queryText } from './fields.ts'
import { csv, lang, xlsx } from './file-replies.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { idleCauses } from './rate-terms.ts'

/** How many months the spend looks back, the present one included. */
export const SPEND_MONTHS = 12
export const spendGroupings = ['MONTH', 'SITE', 'KIND', 'MACHINE', 'PO'] as const
export type SpendGrouping = (typeof spendGroupings)[number]

const Paise = z.int()
/** Decimal strings. */
const Hours = z.string()

const IdleCost = z.object({
  cause: z.enum(idleCauses),
  hours: Hours,
  /** The savings if these hours had cost nothing. */
  paise: Paise,
})
export type IdleCost = z.infer<typeof IdleCost>

const figures = {
  /** To the end of today, before GST. */
  accruedPaise: Paise,
  /** Of the invoices and notes with a date in the period, before GST. */
  invoicedPaise: Paise,
  workedHours: Hours,
  /** Of the months whose working days all have a log; null without such a month or without work. */
  paisePerHour: Paise.nullable(),
  idle: z.array(IdleCost),
  breakdown: z.object({
    hours: Hours,
    /** The savings if every hour had been deducted, and the extra cost without any deduction. */
    paidPaise: Paise,
    deductedPaise: Paise,
  }),
}
export const SpendFigures = z.object(figures)
export type SpendFigures = z.infer<typeof SpendFigures>

const SpendGroup = z.object({
  /** A month, the id of a site or its address, the name of a kind, a fleet number, or a PO number; '' without one. */
  key: z.string(),
  name: z.string(),
  hires: z.int(),
  ...figures,
})
export type SpendGroup = z.infer<typeof SpendGroup>

/** The hires behind a group, each with its own figures. */
const SpendHire = z.object({
  jobId: Id,
  jobNumber: z.string(),
  machineName: z.string(),
  fleetNumber: z.string().nullable(),
  siteName: z.string(),
  poNumber: z.string().nullable(),
  ...figures,
})
export type SpendHire = z.infer<typeof SpendHire>

export const Spend = z
  .object({
    by: z.enum(spendGroupings),
    /** The first and the last month, as `YYYY-MM`. */
    from: z.string(),
    to: z.string(),
    /** All months that may be chosen, oldest first. */
    months: z.array(z.string()),
    sites: z.array(z.object({ key: z.string(), name: z.string() })),
    groups: z.array(SpendGroup),
    total: SpendGroup,
  })
  .meta({ id: 'Spend' })
export type Spend = z.infer<typeof Spend>

const Month = queryText(7).regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')
/** Months outside the last twelve are moved to the nearest of them. */
const about = {
  by: z.enum(spendGroupings).optional().default('MONTH'),
  from: Month.optional(),
  to: Month.optional(),
  /** The id of a site, or the address of a hire without one. */
  site: queryText(300).optional(),
}

export const spendApi = {
  getSpend: endpoint({
    ...signedInPaths.getSpend,
    summary: 'What the hires that the caller may see cost in some of the last twelve months, grouped; dearest first.',
    query: z.strictObject(about),
    response: Spend,
    problems: [],
  }),
  listSpendHires: endpoint({
    ...signedInPaths.listSpendHires,
    summary: 'The hires behind one group of the spend, dearest first.',
    query: z.strictObject({ ...about, key: queryText(300) }),
    response: z.object({ hires: z.array(SpendHire) }),
    problems: [],
  }),
  downloadSpendCsv: endpoint({
    ...signedInPaths.downloadSpendCsv,
    ...csv,
    summary: 'The groups of the spend as CSV.',
    query: z.strictObject({ ...about, lang }),
    problems: [],
  }),
  downloadSpendXlsx: endpoint({
    ...signedInPaths.downloadSpendXlsx,
    ...xlsx,
    summary: 'The groups of the spend as XLSX.',
    query: z.strictObject({ ...about, lang }),
    problems: [],
  }),
}
