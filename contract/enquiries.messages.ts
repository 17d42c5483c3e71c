import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, note } from './fields.ts'
import { ShownFile } from './files.ts'
import { keyed } from './keyed.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** Messages of one enquiry, so that a conversation stays one answer. */
export const MESSAGES_PER_ENQUIRY = 500
/** Messages that one person may send in 24 hours, to all enquiries together. */
export const MESSAGES_PER_DAY = { customer: 50, staff: 500 }
export const FILES_PER_MESSAGE = 5
const MESSAGE_MAX = 4000

/** A message between customer and desk; customers see only the names of staff. */
export const EnquiryMessage = z
  .object({
    messageId: Id,
    from: z.enum(['CUSTOMER', 'STAFF']),
    author: z.string(),
    text: z.string(),
    at: z.iso.datetime({ offset: true }),
    /** When the other side read it; null for a new one. */
    readAt: z.iso.datetime({ offset: true }).nullable(),
    files: z.array(ShownFile),
  })
  .meta({ id: 'EnquiryMessage' })
export type EnquiryMessage = z.infer<typeof EnquiryMessage>

/** `fileIds` are own files, uploaded with the purpose `message`. */
const messageRequest = z.strictObject({
  text: note(1, MESSAGE_MAX),
  fileIds: z.array(Id).max(FILES_PER_MESSAGE).optional(),
})
export type MessageRequest = z.infer<typeof messageRequest>

/** The parts of a call that writes a message, for both sides. */
export const sending = {
  headers: keyed,
  body: messageRequest,
  response: z.object({ message: EnquiryMessage }),
  status: 201,
  problems: ['not-found', 'status-conflict', 'conversation-full', 'too-many-requests', 'idempotency-key-reused'],
} as const

const params = z.object({ id: Id })

/** The customer's half of the conversation; the desk's is in `enquiries.inbox.ts`. */
export const messagesApi = {
  sendEnquiryMessage: endpoint({
    ...signedInPaths.sendEnquiryMessage,
    summary: 'Writes to the desk about an enquiry that is not cancelled. The same Idempotency-Key gets the same reply.',
    params,
    ...sending,
  }),
  readEnquiryMessages: endpoint({
    ...signedInPaths.readEnquiryMessages,
    summary: "Marks the desk's messages of an enquiry as read.",
    params,
    body: z.strictObject({}),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}
