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

export const summarySheetPdfApi = {
  downloadSummarySheetPdf: endpoint({
    ...signedInPaths.downloadSummarySheetPdf,
    ...printed,
    summary: 'A summary sheet as PDF: its lines, the days and signatures behind them, and where to sign.',
    params: z.object({ summarySheetId: Id }),
  }),
  downloadDeskSummarySheetPdf: endpoint({
    ...deskPaths.downloadDeskSummarySheetPdf,
    ...printed,
    summary: 'The same for the desk; one that was not sent has a watermark.',
    params: z.object({ id: Id }),
  }),
}
