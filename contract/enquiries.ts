import { z } from 'zod'
import { Address } from './addresses.ts'
import { Duration, Quantity, skipReasons } from './cart.ts'
import { endpoint } from './endpoint.ts'
import { EnquiryMessage } from './enquiries.messages.ts'
import { CivilDate, codePoints, Id, note, optionalNote, optionalText, queryText, Slug, text } from './fields.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { periods } from './hire-limits.ts'
import { keyed } from './keyed.ts'
import { pageOf, pageQuery } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { paths } from './paths.ts'
import { weekdays } from './rate-terms.ts'

/** The life cycle of an enquiry; a new quote version reopens a declined or expired one. */
export const enquiryFlow = {
  begin: { submit: 'SUBMITTED' },
  moves: {
    SUBMITTED: { quote: 'QUOTED', cancel: 'CANCELLED' },
    QUOTED: {
      accept: 'ACCEPTED',
      decline: 'DECLINED',
      expire: 'EXPIRED',
      withdraw: 'SUBMITTED',
      cancel: 'CANCELLED',
    },
    ACCEPTED: {},
    DECLINED: { quote: 'QUOTED' },
    EXPIRED: { quote: 'QUOTED' },
    CANCELLED: {},
  },
} as const satisfies Flow

export const enquiryStatuses = statusesOf(enquiryFlow)
export type EnquiryStatus = StatusOf<typeof enquiryFlow>

const status = z.enum(enquiryStatuses)

const DELIVERY_ADDRESS = { min: 10, max: 300 }
/** The delivery address as typed. */
export const DeliveryAddress = note(DELIVERY_ADDRESS.min, DELIVERY_ADDRESS.max)

/** Exactly one of a project site (only members of a company have these) and a delivery address. */
export const EnquiryRequest = z
  .strictObject({
    city: Slug,
    projectSiteId: z
      .union([z.null(), z.literal(''), Id])
      .optional()
      .transform((id) => id || null),
    deliveryAddress: optionalNote(DELIVERY_ADDRESS.max).refine(
      (value) => value === null || codePoints(value) >= DELIVERY_ADDRESS.min,
      'invalid',
    ),
    startDate: CivilDate,
    operatorRequired: z.boolean(),
    poNumber: optionalText(40),
    notes: optionalNote(2000),
  })
  .refine(({ projectSiteId, deliveryAddress }) => projectSiteId !== null || deliveryAddress !== null, {
    error: 'required',
    path: ['deliveryAddress'],
  })
  .refine(({ projectSiteId, deliveryAddress }) => projectSiteId === null || deliveryAddress === null, {
    error: 'projectSiteId.either',
    path: ['projectSiteId'],
  })
export type EnquiryRequest = z.infer<typeof EnquiryRequest>

/** The fields that identify an enquiry, in lists and in full. */
const heading = {
  enquiryId: Id,
  enquiryNumber: z.string(),
  enquiryDate: CivilDate,
  status,
  city: z.string(),
  cityName: z.string(),
}

const EnquirySummary = z
  .object({
    ...heading,
    /** The requested machines: their names in order, at most three. */
    machines: z.array(z.string()),
    lineCount: z.int(),
    /** The name of the project site, or the address. */
    siteName: z.string(),
    startDate: CivilDate,
    askedBy: z.string(),
    quoteCount: z.int(),
    latestTotalPaise: z.int().nullable(),
    /** Messages of the desk that nobody has read. */
    unread: z.int(),
  })
  .meta({ id: 'EnquirySummary' })
export type EnquirySummary = z.infer<typeof EnquirySummary>

const LineItem = z.object({
  productId: Id,
  productSlug: z.string(),
  productName: z.string(),
  quantity: Quantity,
  period: z.enum(periods),
  duration: Duration,
  /** Whether the product is available in the enquiry's city; if not, the desk answers. */
  availableInCity: z.boolean(),
})

/** One event: what, when, by whom, and the reason if given. */
const EnquiryEvent = z.object({
  event: z.string(),
  status,
  at: z.iso.datetime({ offset: true }),
  actor: z.string(),
  reason: z.string().nullable(),
})

/** The statuses of a quote version that a customer can see. */
const quoteStatuses = ['SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'SUPERSEDED', 'WITHDRAWN'] as const

/** One version of a quote in its enquiry's list. */
const QuoteSummary = z.object({
  quoteId: Id,
  quoteNumber: z.string(),
  version: z.int(),
  status: z.enum(quoteStatuses),
  validUntil: CivilDate,
  totalPaise: z.int(),
})

/** The hours of the office on each weekday in India's time, `09:30`; null when it is closed. */
const OfficeHours = z.record(z.enum(weekdays), z.object({ opens: z.string(), closes: z.string() }).nullable())

/** The counts, in all and by status; the keys are the values of a list's `filter`. */
export const EnquiryCounts = z.record(z.enum(['ALL', ...enquiryStatuses]), z.int()).meta({ id: 'EnquiryCounts' })
export type EnquiryCounts = z.infer<typeof EnquiryCounts>

export const Enquiry = z
  .object({
    ...heading,
    /** The site's address at the time of the enquiry, if it was made for a site. */
    deliveryAddress: z.string(),
    projectSiteId: Id.nullable(),
    /** The current site; null if there was none or it was removed. */
    projectSite: Address.nullable(),
    startDate: CivilDate,
    operatorRequired: z.boolean(),
    poNumber: z.string().nullable(),
    notes: z.string().nullable(),
    lineItems: z.array(LineItem),
    quotes: z.array(QuoteSummary),
    events: z.array(EnquiryEvent),
    messages: z.array(EnquiryMessage),
    /** By when the desk answers first; null for enquiries from before the desk. */
    answerDueAt: z.iso.datetime({ offset: true }).nullable(),
    firstAnsweredAt: z.iso.datetime({ offset: true }).nullable(),
    officeHours: OfficeHours,
    /** Whether the reader may also write and cancel; the people of its site only read. */
    mayAct: z.boolean(),
  })
  .meta({ id: 'Enquiry' })
export type Enquiry = z.infer<typeof Enquiry>

export const enquiriesApi = {
  listEnquiries: endpoint({
    ...signedInPaths.listEnquiries,
    summary:
      "Own enquiries, an administrator's company's too, newest first; `filter` is ALL or a status, `q` a number or product text.",
    query: z.strictObject({
      filter: z.enum(['ALL', ...enquiryStatuses]).optional(),
      q: queryText(100).optional(),
      ...pageQuery,
    }),
    response: z.object({ enquiries: pageOf(EnquirySummary) }),
    problems: [],
  }),
  countEnquiries: endpoint({
    ...signedInPaths.countEnquiries,
    summary: "Counts of the caller's enquiries, for an administrator of the company's: ALL, and by status.",
    response: EnquiryCounts,
    problems: [],
  }),
  getEnquiry: endpoint({
    ...signedInPaths.getEnquiry,
    summary:
      "One enquiry of one's own or, for an administrator, of the company, with its lines and what happened to it.",
    params: z.object({ id: Id }),
    response: z.object({ enquiry: Enquiry }),
    problems: ['not-found'],
  }),
  submitEnquiry: endpoint({
    ...signedInPaths.submitEnquiry,
    summary: 'Turns the cart into an enquiry. The same Idempotency-Key gets the same reply for 24 hours.',
    headers: keyed,
    body: EnquiryRequest,
    response: z.object({
      enquiryId: Id,
      enquiryNumber: z.string(),
      enquiryDate: CivilDate,
      /** By when the desk answers first; null if the office never opens. */
      answerDueAt: z.iso.datetime({ offset: true }).nullable().default(null),
    }),
    status: 201,
    problems: ['cart-empty', 'product-withdrawn', 'idempotency-key-reused'],
  }),
  cancelEnquiry: endpoint({
    ...signedInPaths.cancelEnquiry,
    summary:
      "Cancels an enquiry of one's own or, for an administrator, of the company, until a quote of it is accepted.",
    params: z.object({ id: Id }),
    body: z.strictObject({ reason: text(1, 2000) }),
    response: z.object({ enquiry: Enquiry }),
    problems: ['not-found', 'status-conflict'],
  }),
  subscribeAvailability: endpoint({
    ...signedInPaths.subscribeAvailability,
    summary:
      'Asks for one email to the verified address when a product can be rented in a city; asking again adds nothing.',
    body: z.strictObject({ product_id: Id, location: Slug }),
    response: z.object({ productName: z.string(), isAlreadyNotified: z.boolean() }),
    problems: ['not-found', 'product-withdrawn', 'already-available', 'verified-email-required'],
  }),
  unsubscribeAvailability: endpoint({
    ...paths.unsubscribeAvailability,
    summary: 'Removes all availability subscriptions of a person, by the link in an availability email.',
    body: z.strictObject({ token: text(1, 100) }),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
  repeatEnquiry: endpoint({
    ...signedInPaths.repeatEnquiry,
    summary:
      "Puts the machines of an enquiry one may see into one's own cart, all that still can be or none; `enquiryDate` is that enquiry's. The same Idempotency-Key always gets the same reply for 24 hours.",
    params: z.object({ id: Id }),
    headers: keyed,
    body: z.strictObject({}).nullish(),
    response: z.object({
      enquiryDate: CivilDate,
      added: z.int(),
      skipped: z.array(z.object({ productId: Id, productName: z.string(), reason: z.enum(skipReasons) })),
    }),
    problems: ['not-found', 'nothing-to-repeat', 'max-cart-line-items-exceeded', 'idempotency-key-reused'],
  }),
}
