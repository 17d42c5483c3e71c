import { contactDeskApi } from '#contract/contact.desk.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import type { ContactTools } from './contact.ts'
import { answerMessage, closeMessage, getMessage, listMessages, reopenMessage } from './inbox.ts'

/** The inbox of the contact form. */
export function inboxRoutes(serve: Serve, tools: ContactTools) {
  const seen = (params: { id: string }, headers: { 'if-match'?: string | undefined }) => ({
    messageId: params.id,
    ifMatch: headers['if-match'],
  })
  serve(contactDeskApi.listContactMessages, ({ caller, query }) => listMessages(tools, caller, query))
  serve(contactDeskApi.getContactMessage, async ({ caller, params, tag }) =>
    tagged(tag, await getMessage(tools, caller, params.id)),
  )
  serve(contactDeskApi.answerContactMessage, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await answerMessage(tools, caller, seen(params, headers), body.text)),
  )
  serve(contactDeskApi.closeContactMessage, async ({ caller, params, headers, tag }) =>
    tagged(tag, await closeMessage(tools, caller, seen(params, headers))),
  )
  serve(contactDeskApi.reopenContactMessage, async ({ caller, params, headers, tag }) =>
    tagged(tag, await reopenMessage(tools, caller, seen(params, headers))),
  )
}
