import { contactApi } from '#contract/contact.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type ContactTools, takeMessage } from './contact.ts'

export function contactRoutes(serve: Serve, tools: ContactTools) {
  serve(contactApi.sendContactMessage, ({ body, visit }) => takeMessage(tools, body, visit.ip))
}
