import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { pdf } from './file-replies.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

export const summarySheetPdfApi = {
  downloadSummarySheetPdf: endpoint({
    ...signedInPaths.downloadSummarySheetPdf,
    ...pdf,
    summary: 'A summary sheet as PDF: its lines, the days and signatures behind them, and where to sign.',
    params: z.object({ summarySheetId: Id }),
  }),
  downloadDeskSummarySheetPdf: endpoint({
    ...deskPaths.downloadDeskSummarySheetPdf,
    ...pdf,
    summary: 'The same for the desk; one that was not sent has a watermark.',
    params: z.object({ id: Id }),
  }),
}
