// Receivables by customer and by age, for the desk.
import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Id } from './fields.ts'
import { ages, InvoiceTotals } from './invoices.ts'
import { LanguageCode } from './languages.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'

const Paise = z.int()

/** The balance of one customer, with GST: a company, or a person without one. */
export const Receivable = z
  .object({
    companyId: Id.nullable(),
    accountId: Id.nullable(),
    /** As the newest unpaid invoice names them; without one as their newest payment does. */
    customerName: z.string(),
    invoices: z.int(),
    outstandingPaise: Paise,
    overduePaise: Paise,
    disputedPaise: Paise,
    /** Paid and not allocated, such as the surplus of a credited invoice: theirs to use for an invoice, or ours to refund. */
    onAccountPaise: Paise,
    /** All ages in their order. */
    ageing: z.array(z.object({ age: z.enum(ages), balancePaise: Paise })),
  })
  .meta({ id: 'Receivable' })
export type Receivable = z.infer<typeof Receivable>

export const receivablesApi = {
  listReceivables: endpoint({
    ...deskPaths.listReceivables,
    summary: 'What customers owe today, the largest first, and what all of them owe; by the age of each invoice.',
    query: z.strictObject(pageQuery),
    response: z.object({ receivables: pageOf(Receivable), totals: InvoiceTotals }),
    problems: [],
  }),
  downloadReceivablesCsv: endpoint({
    ...deskPaths.downloadReceivablesCsv,
    replyType: 'text/csv',
    summary: 'What all customers owe today as CSV.',
    query: z.strictObject({ lang: LanguageCode }),
    response: FileReply,
    problems: [],
  }),
}
