import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Id } from './fields.ts'
import { LanguageCode } from './languages.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

const printed = {
  query: z.strictObject({ lang: LanguageCode.optional().default('en') }),
  response: FileReply,
  replyType: 'application/pdf',
  problems: ['not-found', 'service-unavailable'],
} as const

export const invoicePdfApi = {
  downloadInvoicePdf: endpoint({
    ...signedInPaths.downloadInvoicePdf,
    ...printed,
    summary: 'An invoice as PDF, in a language, as it was issued: it names no payments.',
    params: z.object({ invoiceId: Id }),
  }),
  downloadDeskInvoicePdf: endpoint({
    ...deskPaths.downloadDeskInvoicePdf,
    ...printed,
    summary: 'The same for the desk; a draft as it would be issued today, with a watermark.',
    params: z.object({ id: Id }),
    problems: [...printed.problems, 'settings-incomplete'],
  }),
  downloadInvoiceNotePdf: endpoint({
    ...signedInPaths.downloadInvoiceNotePdf,
    ...printed,
    summary: 'A credit or debit note as PDF, in a language, to whoever sees its invoice.',
    params: z.object({ id: Id }),
  }),
  downloadDeskInvoiceNotePdf: endpoint({
    ...deskPaths.downloadDeskInvoiceNotePdf,
    ...printed,
    summary: 'The same for the desk.',
    params: z.object({ id: Id }),
  }),
}
