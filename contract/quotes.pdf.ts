import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { pdf } from './file-replies.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

export const quotePdfApi = {
  downloadQuotePdf: endpoint({
    ...signedInPaths.downloadQuotePdf,
    ...pdf,
    summary: 'One version of a quote as PDF, in a language; an accepted one ends with its certificate.',
    params: z.object({ quoteId: Id }),
  }),
  downloadDeskQuotePdf: endpoint({
    ...deskPaths.downloadDeskQuotePdf,
    ...pdf,
    summary: 'The same for the desk; a draft at its present price, with a watermark.',
    params: z.object({ id: Id }),
    problems: [...pdf.problems, 'settings-incomplete'],
  }),
}
