import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { pdf } from './file-replies.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

export const invoicePdfApi = {
  downloadInvoicePdf: endpoint({
    ...signedInPaths.downloadInvoicePdf,
    ...pdf,
    summary: 'An invoice as PDF, in a language, as it was issued: it names no payments.',
    params: z.object({ invoiceId: Id }),
  }),
  downloadDeskInvoicePdf: endpoint({
    ...deskPaths.downloadDeskInvoicePdf,
    ...pdf,
    summary: 'The same for the desk; a draft as it would be issued today, with a watermark.',
    params: z.object({ id: Id }),
    problems: [...pdf.problems, 'settings-incomplete'],
  }),
  downloadInvoiceNotePdf: endpoint({
    ...signedInPaths.downloadInvoiceNotePdf,
    ...pdf,
    summary: 'A credit or debit note as PDF, in a language, to whoever sees its invoice.',
    params: z.object({ id: Id }),
  }),
  downloadDeskInvoiceNotePdf: endpoint({
    ...deskPaths.downloadDeskInvoiceNotePdf,
    ...pdf,
    summary: 'The same for the desk.',
    params: z.object({ id: Id }),
  }),
}
