import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { Id } from './fields.ts'
import { LanguageCode } from './languages.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

const query = z.strictObject({ lang: LanguageCode.optional().default('en') })
const printed = {
  query,
  response: FileReply,
  replyType: 'application/pdf',
  problems: ['not-found', 'service-unavailable'],
} as const

export const quotePdfApi = {
  downloadQuotePdf: endpoint({
    ...signedInPaths.downloadQuotePdf,
    ...printed,
    summary: 'One version of a quote as PDF, in a language; an accepted one ends with its certificate.',
    params: z.object({ quoteId: Id }),
  }),
  downloadDeskQuotePdf: endpoint({
    ...deskPaths.downloadDeskQuotePdf,
    ...printed,
    summary: 'The same for the desk; a draft at its present price, with a watermark.',
    params: z.object({ id: Id }),
    problems: [...printed.problems, 'settings-incomplete'],
  }),
}
