// GST papers: files for the portals and for accounting. They were not tried against the portals themselves.
import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { boundedText, CivilDate, Id } from './fields.ts'
import { Hsn } from './hsn.ts'
import { folded } from './identifiers.ts'
import { eInvoiceStates } from './invoices.registration.ts'
import { deskPaths } from './paths.desk.ts'

/** `2026-11` */
const GstMonth = boundedText(7).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'invalid')
const KM_MAX = 4000

const Kilometres = boundedText(4)
  .overwrite(folded)
  .regex(/^\d{1,4}$/, 'invalid')
  .refine((km) => Number(km) <= KM_MAX, 'invalid')

export const gstTables = ['B2B', 'B2CL', 'B2CS', 'CDNR', 'CDNUR', 'AT', 'TXPD'] as const

const Paise = z.int()

/** The return of a month, and the e-invoices that are due. */
export const GstOverview = z
  .object({
    month: z.string(),
    gstin: z.string(),
    tables: z.array(z.object({ table: z.enum(gstTables), documents: z.int(), taxablePaise: Paise, taxPaise: Paise })),
    /** The output tax of the month in the ledger less that of the return, by head; all zero where both agree. */
    difference: z.object({ cgstPaise: Paise, sgstPaise: Paise, igstPaise: Paise }),
    /** Documents of the month under another GSTIN of the house, which are left out. */
    others: z.int(),
    /** Whether invoices to registered customers must be reported: the turnover is above ₹5 crore. */
    eInvoicesDue: z.boolean(),
    /** Documents to registered customers, by the last day to report them. */
    toReport: z.array(
      z.object({
        invoiceId: Id,
        state: z.enum(eInvoiceStates),
        number: z.string(),
        date: CivilDate,
        reportBy: CivilDate,
        isLate: z.boolean(),
        customerName: z.string(),
        totalPaise: Paise,
      }),
    ),
  })
  .meta({ id: 'GstOverview' })
export type GstOverview = z.infer<typeof GstOverview>

const json = { response: FileReply, replyType: 'application/json' } as const
const incomplete = ['settings-incomplete', 'gst-incomplete'] as const
const month = { query: z.strictObject({ month: GstMonth }) } as const

export const gstApi = {
  getGstOverview: endpoint({
    ...deskPaths.getGstOverview,
    ...month,
    summary: 'What the GST return of a month says, and which documents have to be reported as e-invoices.',
    response: z.object({ overview: GstOverview }),
    problems: ['settings-incomplete'],
  }),
  downloadGstr1: endpoint({
    ...deskPaths.downloadGstr1,
    ...month,
    ...json,
    summary: 'GSTR-1 of a month as JSON.',
    problems: incomplete,
  }),
  downloadTally: endpoint({
    ...deskPaths.downloadTally,
    ...month,
    summary: 'Sales, notes and money of a month as vouchers for Tally.',
    response: FileReply,
    replyType: 'application/xml',
    problems: ['settings-incomplete'],
  }),
  downloadEInvoice: endpoint({
    ...deskPaths.downloadEInvoice,
    ...json,
    summary: 'An issued invoice of a registered customer and its notes as INV-01.',
    params: z.object({ id: Id }),
    problems: ['not-found', 'status-conflict', 'no-e-invoice', ...incomplete],
  }),
  downloadEWayBill: endpoint({
    ...deskPaths.downloadEWayBill,
    ...json,
    summary: 'The newest challan of a job as an e-way bill: a machine on hire, which is no sale.',
    params: z.object({ id: Id }),
    query: z.strictObject({
      hsn: Hsn,
      /** Beyond the dimensions of a vehicle. */
      odc: z.enum(['yes', 'no']).default('no'),
      /** 0 lets the portal compute it; between equal PIN codes it is 1 to 100. */
      km: Kilometres.default('0'),
    }),
    problems: ['not-found', 'validation', ...incomplete],
  }),
}
