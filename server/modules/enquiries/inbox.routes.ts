import { customerEnquiriesApi } from '#contract/enquiries.customer.ts'
import { inboxApi } from '#contract/enquiries.inbox.ts'
import { type MessageRequest, messagesApi } from '#contract/enquiries.messages.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addNote, assign, cancelAtDesk, type HandlingTools, readCustomerMessages, writeToCustomer } from './handling.ts'
import { getInboxEnquiry, listCustomerEnquiries, listInbox } from './inbox.ts'
import { readMessages, type Keyed as Said, sendMessage } from './messages.ts'

type Keyed = { headers: { 'idempotency-key'?: string | undefined }; params: { id: string }; body: MessageRequest }
const said = ({ headers, params, body }: Keyed): Said => ({
  ...body,
  enquiryId: params.id,
  key: headers['idempotency-key'],
})

/** The conversation on an enquiry, and the desk's inbox. */
export function inboxRoutes(serve: Serve, tools: HandlingTools) {
  serve(messagesApi.sendEnquiryMessage, (request) => sendMessage(tools, request.caller, said(request)))
  serve(messagesApi.readEnquiryMessages, ({ caller, params }) => readMessages(tools, caller, params.id))

  serve(customerEnquiriesApi.listCustomerEnquiries, ({ caller, params, query }) =>
    listCustomerEnquiries(tools, caller, params.id, query),
  )
  serve(inboxApi.listInbox, ({ caller, query }) => listInbox(tools, caller, query))
  serve(inboxApi.getInboxEnquiry, ({ caller, params }) => getInboxEnquiry(tools, caller, params.id))
  serve(inboxApi.assignEnquiry, ({ caller, params, body }) => assign(tools, caller, params.id, body))
  serve(inboxApi.addEnquiryNote, (request) => addNote(tools, request.caller, said(request)))
  serve(inboxApi.writeToCustomer, (request) => writeToCustomer(tools, request.caller, said(request)))
  serve(inboxApi.readCustomerMessages, ({ caller, params }) => readCustomerMessages(tools, caller, params.id))
  serve(inboxApi.cancelInboxEnquiry, ({ caller, params, body }) => cancelAtDesk(tools, caller, params.id, body.reason))
}
