// Evidence packs: what proves an invoice or a summary sheet, in one ZIP with a manifest that the house signs.
import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Id } from './fields.ts'
import { lang } from './file-replies.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

const packed = {
  query: z.strictObject({ lang }),
  response: FileReply,
  replyType: 'application/zip',
  problems: ['not-found', 'status-conflict', 'evidence-too-large', 'service-unavailable'],
} as const

export const evidenceApi = {
  downloadInvoiceEvidence: endpoint({
    ...signedInPaths.downloadInvoiceEvidence,
    ...packed,
    summary: 'What proves an issued invoice: documents, logs with their chain, signatures and photographs, as a ZIP.',
    params: z.object({ invoiceId: Id }),
  }),
  downloadDeskInvoiceEvidence: endpoint({
    ...deskPaths.downloadDeskInvoiceEvidence,
    ...packed,
    summary: 'The same for the desk.',
    params: z.object({ id: Id }),
  }),
  downloadSummarySheetEvidence: endpoint({
    ...signedInPaths.downloadSummarySheetEvidence,
    ...packed,
    summary: 'What proves a summary sheet: the sheet, logs with their chain, signatures and photographs, as a ZIP.',
    params: z.object({ summarySheetId: Id }),
  }),
  downloadDeskSummarySheetEvidence: endpoint({
    ...deskPaths.downloadDeskSummarySheetEvidence,
    ...packed,
    summary: 'The same for the desk; not before it was sent.',
    params: z.object({ id: Id }),
  }),
}
