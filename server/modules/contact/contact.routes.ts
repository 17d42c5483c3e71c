import { ContactRequest, contactApi } from '#contract/contact.ts'
import type { PageForm } from '#server/platform/page-forms.ts'
import { part, type Serve } from '#server/platform/serve.ts'
import { type ContactTools, takeMessage } from './contact.ts'
import { inboxRoutes } from './inbox.routes.ts'

export function contactRoutes(serve: Serve, tools: ContactTools) {
  serve(contactApi.sendContactMessage, ({ body, visit }) => takeMessage(tools, body, visit.network))
  inboxRoutes(serve, tools)
}

/** The form of a page without JavaScript; `sent` is the end of the page's address afterwards. */
export const contactForm =
  (tools: ContactTools, sent: string): PageForm =>
  async (fields, visit) => {
    await takeMessage(tools, part(ContactRequest, fields, 'validation'), visit.network)
    return sent
  }
