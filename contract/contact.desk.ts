import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, note, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { versioned } from './versioned.ts'

export const contactStatuses = ['NEW', 'ANSWERED', 'DONE'] as const
export type ContactStatus = (typeof contactStatuses)[number]
/** The longest answer, in characters. */
export const ANSWER_MAX = 4000

const instant = z.iso.datetime({ offset: true })
const params = z.object({ id: Id })

/** A message in the inbox. */
export const ContactLine = z
  .object({
    messageId: Id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    /** The beginning of the text. */
    excerpt: z.string(),
    status: z.enum(contactStatuses),
    receivedAt: instant,
  })
  .meta({ id: 'ContactLine' })
export type ContactLine = z.infer<typeof ContactLine>

/** One message with all its answers, oldest first. */
export const ContactMessage = ContactLine.omit({ excerpt: true })
  .extend({
    message: z.string(),
    answers: z.array(z.object({ answerId: Id, text: z.string(), by: z.string(), at: instant })),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>

const contactMessage = z.object({ contactMessage: ContactMessage })
const change = { params, headers: versioned, response: contactMessage } as const
const stale = ['not-found', 'precondition-required', 'precondition-failed'] as const

/** The inbox of the contact form at the desk. */
export const contactDeskApi = {
  listContactMessages: endpoint({
    ...deskPaths.listContactMessages,
    summary: 'Messages of the contact form, newest first; `filter` searches names, addresses and texts.',
    query: z.strictObject({
      filter: queryText(100).optional(),
      status: z.enum(contactStatuses).optional(),
      ...pageQuery,
    }),
    response: z.object({ contactMessages: pageOf(ContactLine) }),
    problems: [],
  }),
  getContactMessage: endpoint({
    ...deskPaths.getContactMessage,
    summary: 'One message of the contact form with its answers.',
    params,
    response: contactMessage,
    problems: ['not-found'],
  }),
  answerContactMessage: endpoint({
    ...deskPaths.answerContactMessage,
    summary: 'Answers a message by e-mail and stores the answer.',
    ...change,
    body: z.strictObject({ text: note(1, ANSWER_MAX) }),
    status: 201,
    problems: [...stale, 'too-many-requests'],
  }),
  closeContactMessage: endpoint({
    ...deskPaths.closeContactMessage,
    summary: 'Marks a message as done.',
    ...change,
    body: z.strictObject({}),
    problems: stale,
  }),
  reopenContactMessage: endpoint({
    ...deskPaths.reopenContactMessage,
    summary: 'Takes a message back into the inbox: new, or answered if it has an answer.',
    ...change,
    body: z.strictObject({}),
    problems: stale,
  }),
}
