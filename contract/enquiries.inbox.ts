import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { EnquiryMessage, sending } from './enquiries.messages.ts'
import { enquiryStatuses } from './enquiries.ts'
import { CivilDate, Id, note, queryText, Slug, text } from './fields.ts'
import { periods } from './hire-limits.ts'
import { keyed } from './keyed.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { Rates } from './rate-card.ts'

/** The turns of an enquiry: the desk's for a first answer or after a message, the customer's, or nobody's any more. */
export const turns = ['FIRST_ANSWER', 'CHANGE_REQUESTED', 'CUSTOMER_TURN', 'WON', 'CLOSED'] as const
export type Turn = (typeof turns)[number]

/** The tabs of the inbox; the first two turns are ours. */
export const inboxTabs = ['OUR_TURN', 'CUSTOMER_TURN', 'WON', 'CLOSED'] as const
export type InboxTab = (typeof inboxTabs)[number]

/** The ages of enquiries, in days in India. */
export const inboxAges = ['TODAY', 'WEEK', 'OLDER'] as const

const instant = z.iso.datetime({ offset: true })
const status = z.enum(enquiryStatuses)
const Colleague = z.object({ staffId: Id, name: z.string() })

/** The time for the first answer, in working minutes. */
const AnswerClock = z.object({
  dueAt: instant,
  /** The time left; negative once late. It stands still outside working hours. */
  minutesLeft: z.int(),
  /** All the time there is. */
  minutesInAll: z.int(),
})
export type AnswerClock = z.infer<typeof AnswerClock>

const heading = {
  enquiryId: Id,
  enquiryNumber: z.string(),
  status,
  turn: z.enum(turns),
  /** The company, or the person who asks for themselves. */
  customer: z.string(),
  askedBy: z.string(),
  cityName: z.string(),
  startDate: CivilDate,
  operatorRequired: z.boolean(),
  submittedAt: instant,
  /** The clock to the first answer; null once it is given, or the enquiry closed without one. */
  clock: AnswerClock.nullable(),
  assignee: Colleague.nullable(),
  /** Messages of the customer that nobody at the desk has read. */
  unread: z.int(),
}

const Wanted = z.object({
  productName: z.string(),
  quantity: z.int(),
  period: z.enum(periods),
  duration: z.int(),
})

export const InboxItem = z
  .object({
    ...heading,
    machines: z.array(Wanted),
    /** The last thing said by either side. */
    lastSpokeAt: instant,
    /** The customer's last message where they wait for us to answer it. */
    lastMessage: z.string().nullable(),
    latestTotalPaise: z.int().nullable(),
  })
  .meta({ id: 'InboxItem' })
export type InboxItem = z.infer<typeof InboxItem>

/** Whether the office is open, and when it closes or opens next. */
const Office = z.object({ isOpen: z.boolean(), changesAt: instant.nullable() })

/** First answers that were due this month so far, by the clock, and how many of them came in time. */
const AnswersOfMonth = z.object({ due: z.int(), inTime: z.int() })
export type AnswersOfMonth = z.infer<typeof AnswersOfMonth>

export const InboxCounts = z.record(z.enum(turns), z.int())
export type InboxCounts = z.infer<typeof InboxCounts>

/** A line with what its machine costs today in the city of the site; null without a rate card. */
const InboxLine = Wanted.extend({
  lineNo: z.int(),
  productId: Id,
  productSlug: z.string(),
  rates: Rates.nullable(),
  availableInCity: z.boolean(),
  withdrawn: z.boolean(),
})

const EnquiryNote = z
  .object({ noteId: Id, author: z.string(), text: z.string(), at: instant })
  .meta({ id: 'EnquiryNote' })

/** The active yard nearest to the city of the site, in whole kilometres on the great circle. */
const NearestYard = z.object({ name: z.string(), straightKm: z.int() })

export const HistoryItem = z.object({
  enquiryId: Id,
  enquiryNumber: z.string(),
  enquiryDate: CivilDate,
  status,
  machines: z.string(),
})

/** The desk's earlier knowledge of this customer. */
const History = z.object({
  enquiries: z.int(),
  won: z.int(),
  customerSince: CivilDate,
  /** The newest ones besides this. */
  latest: z.array(HistoryItem),
})

export const InboxEnquiry = z
  .object({
    ...heading,
    isCompany: z.boolean(),
    contacts: z.array(z.string()),
    deliveryAddress: z.string(),
    siteName: z.string().nullable(),
    /** Null without an active yard. */
    nearestYard: NearestYard.nullable(),
    poNumber: z.string().nullable(),
    notes: z.string().nullable(),
    firstAnsweredAt: instant.nullable(),
    lines: z.array(InboxLine),
    history: History,
    internalNotes: z.array(EnquiryNote),
    messages: z.array(EnquiryMessage),
    events: z.array(
      z.object({ event: z.string(), status, at: instant, actor: z.string(), reason: z.string().nullable() }),
    ),
  })
  .meta({ id: 'InboxEnquiry' })
export type InboxEnquiry = z.infer<typeof InboxEnquiry>

const params = z.object({ id: Id })
const inboxEnquiry = z.object({ enquiry: InboxEnquiry })
const NOTE_MAX = 4000

export const inboxApi = {
  listInbox: endpoint({
    ...deskPaths.listInbox,
    summary:
      'Enquiries by whose turn it is, most urgent first; `q` searches number, customer and machine, `counts` follow the other filters. `answers` are those of the month.',
    query: z.strictObject({
      filter: z.enum(inboxTabs).optional().default('OUR_TURN'),
      q: queryText(100).optional(),
      city: Slug.optional(),
      assignee: z.union([z.literal('nobody'), Id]).optional(),
      age: z.enum(inboxAges).optional(),
      ...pageQuery,
    }),
    response: z.object({ enquiries: pageOf(InboxItem), counts: InboxCounts, office: Office, answers: AnswersOfMonth }),
    problems: [],
  }),
  getInboxEnquiry: endpoint({
    ...deskPaths.getInboxEnquiry,
    summary: 'One enquiry with all the desk knows of it.',
    params,
    response: inboxEnquiry,
    problems: ['not-found'],
  }),
  assignEnquiry: endpoint({
    ...deskPaths.assignEnquiry,
    summary:
      'Gives an enquiry to a colleague or nobody, if it is still with `from`; giving it to whoever has it changes nothing.',
    params,
    body: z.strictObject({ to: Id.nullable(), from: Id.nullable() }),
    response: inboxEnquiry,
    problems: ['not-found', 'taken-by-colleague', 'not-assignable'],
  }),
  addEnquiryNote: endpoint({
    ...deskPaths.addEnquiryNote,
    summary: 'Adds a note that only the desk reads. The same Idempotency-Key gets the same reply for 24 hours.',
    params,
    headers: keyed,
    body: z.strictObject({ text: note(1, NOTE_MAX) }),
    response: z.object({ note: EnquiryNote }),
    status: 201,
    problems: ['not-found', 'conversation-full', 'idempotency-key-reused'],
  }),
  writeToCustomer: endpoint({
    ...deskPaths.writeToCustomer,
    summary: 'Writes to the customer, who gets a link to it. The first message stops the clock to the first answer.',
    params,
    ...sending,
  }),
  readCustomerMessages: endpoint({
    ...deskPaths.readCustomerMessages,
    summary: "Marks the customer's messages of an enquiry as read.",
    params,
    body: z.strictObject({}),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
  cancelInboxEnquiry: endpoint({
    ...deskPaths.cancelInboxEnquiry,
    summary: 'Cancels an enquiry for a reason that the customer is told.',
    params,
    body: z.strictObject({ reason: text(1, 2000) }),
    response: inboxEnquiry,
    problems: ['not-found', 'status-conflict'],
  }),
}
