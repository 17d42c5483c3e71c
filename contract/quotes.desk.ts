import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, optionalNote, queryText, text } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { QuoteContent, QuoteOffer, quoteBases } from './quotes.content.ts'
import { DeskFigures } from './quotes.figures.ts'
import { Party, QuoteAcceptance, QuoteDocument, QuoteEvent, QuoteRequest, quoteStatuses } from './quotes.ts'
import { versioned } from './versioned.ts'

const params = z.object({ id: Id })
const instant = z.iso.datetime({ offset: true })
const status = z.enum(quoteStatuses)

/** A note of sales for the owner, who may send what is above the limit of sales. */
const OwnerAsked = z.object({ by: z.string(), at: instant, message: z.string() })

export const lostReasons = [
  'PRICE',
  'AVAILABILITY',
  'TIMING',
  'COMPETITOR',
  'NOT_NEEDED',
  'NO_ANSWER',
  'OTHER',
] as const
const Lost = z.strictObject({ reason: z.enum(lostReasons), note: optionalNote(500) })

const heading = {
  quoteId: Id,
  quoteNumber: z.string(),
  version: z.int(),
  status,
  enquiryId: Id,
  enquiryNumber: z.string(),
  customer: z.string(),
}

/** A version of a quote at the desk: what sales wrote, and what it costs. */
export const DeskQuote = z
  .object({
    ...heading,
    siteName: z.string(),
    billTo: Party.nullable(),
    /** Once it is accepted, only the machines that were taken. */
    content: QuoteContent,
    /** The draft with its present costs; a sent version stays as it was sent, or as it was accepted. */
    priced: QuoteDocument,
    figures: DeskFigures,
    askedOwner: OwnerAsked.nullable(),
    requests: z.array(QuoteRequest),
    /** The machines that are held for it, and until when. */
    holds: z.array(z.object({ machineId: Id, fleetNumber: z.string(), until: instant })),
    /** The customer's people who have seen it, with the time of their first look. */
    seen: z.array(z.object({ by: z.string(), at: instant })),
    remindedAt: instant.nullable(),
    acceptance: QuoteAcceptance.nullable(),
    lost: Lost.nullable(),
    expiresAt: instant,
    changedAt: instant,
    changedBy: z.string(),
    sentAt: instant.nullable(),
    /** All versions for the enquiry, newest first. */
    versions: z.array(z.object({ quoteId: Id, version: z.int(), status, totalPaise: z.int().nullable() })),
    events: z.array(QuoteEvent),
  })
  .meta({ id: 'DeskQuote' })
export type DeskQuote = z.infer<typeof DeskQuote>

/** Groups of the follow-up, the most urgent first; a version stands in one of them at a time. */
export const followUpGroups = ['ASKED', 'OWNER', 'EXPIRING', 'SEEN', 'UNSEEN', 'DRAFT', 'WON', 'LOST'] as const
export type FollowUpGroup = (typeof followUpGroups)[number]

const DeskQuoteItem = z.object({
  ...heading,
  validUntil: CivilDate,
  totalPaise: z.int().nullable(),
  changedAt: instant,
  changedBy: z.string(),
  sentAt: instant.nullable(),
  /** Null for a version that another one has superseded. */
  group: z.enum(followUpGroups).nullable(),
  expiresAt: instant,
  seenAt: instant.nullable(),
  remindedAt: instant.nullable(),
  /** The newest request of the customer's people that no newer version answers. */
  request: QuoteRequest.nullable(),
  /** Why it was declined or withdrawn, in the words of whoever did. */
  reason: z.string().nullable(),
  lost: Lost.nullable(),
})
export type DeskQuoteItem = z.infer<typeof DeskQuoteItem>

const quote = z.object({ quote: DeskQuote })

export const deskQuotesApi = {
  draftQuote: endpoint({
    ...deskPaths.draftQuote,
    summary:
      "The enquiry's draft; if it has none, a new one: from its newest version, else from its lines at the rate card's prices.",
    params,
    body: z.strictObject({}),
    response: quote,
    problems: ['not-found', 'status-conflict', 'settings-incomplete'],
  }),
  listQuotes: endpoint({
    ...deskPaths.listQuotes,
    summary:
      'Versions of quotes; `filter` is a status, `group` a group of the follow-up (by urgency, else the latest change first), `q` a number or a customer, `customerOf` an enquiry: quotes to the same customer.',
    query: z.strictObject({
      filter: status.optional(),
      group: z.enum(followUpGroups).optional(),
      q: queryText(100).optional(),
      customerOf: Id.optional(),
      ...pageQuery,
    }),
    response: z.object({ quotes: pageOf(DeskQuoteItem), counts: z.record(z.enum(followUpGroups), z.int()) }),
    problems: [],
  }),
  previewQuote: endpoint({
    ...deskPaths.previewQuote,
    summary: 'What a quote to an enquiry would cost; nothing is saved.',
    onlyReads: true,
    body: z.strictObject({ enquiryId: Id, content: QuoteContent }),
    response: z.object({ document: QuoteDocument, figures: DeskFigures }),
    problems: ['not-found', 'settings-incomplete'],
  }),
  getDeskQuote: endpoint({
    ...deskPaths.getDeskQuote,
    summary: 'One version of a quote.',
    params,
    response: quote,
    problems: ['not-found'],
  }),
  saveQuote: endpoint({
    ...deskPaths.saveQuote,
    summary: 'Saves a draft.',
    params,
    headers: versioned,
    body: QuoteContent,
    response: quote,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed', 'settings-incomplete'],
  }),
  discardQuote: endpoint({
    ...deskPaths.discardQuote,
    summary: 'Discards a draft.',
    params,
    headers: versioned,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed'],
  }),
  sendQuote: endpoint({
    ...deskPaths.sendQuote,
    summary:
      'Sends a draft to the customer; a version that is live is superseded. `hold` holds what is free of its machines until it ends.',
    params,
    headers: versioned,
    body: z.strictObject({ hold: z.boolean().optional() }),
    response: quote,
    problems: [
      'not-found',
      'status-conflict',
      'precondition-required',
      'precondition-failed',
      'settings-incomplete',
      'discount-above-limit',
    ],
  }),
  withdrawQuote: endpoint({
    ...deskPaths.withdrawQuote,
    summary: 'Withdraws the live version; the enquiry waits for a new one.',
    params,
    body: z.strictObject({ reason: text(1, 2000) }),
    response: quote,
    problems: ['not-found', 'status-conflict'],
  }),
  offerAtCard: endpoint({
    ...deskPaths.offerAtCard,
    summary: "A machine for a line of a quote to an enquiry, at the rate card's prices.",
    onlyReads: true,
    body: z.strictObject({
      enquiryId: Id,
      productId: Id,
      basis: z.enum(quoteBases),
      withOperator: z.boolean(),
      from: CivilDate,
    }),
    response: z.object({ offer: QuoteOffer, productName: z.string() }),
    problems: ['not-found', 'rate-missing'],
  }),
  copyQuote: endpoint({
    ...deskPaths.copyQuote,
    summary:
      "Gives a draft the prices and terms of an earlier quote, for each machine that both have; dates, quantities and transport stay the draft's.",
    params,
    headers: versioned,
    body: z.strictObject({ fromQuoteId: Id }),
    response: quote,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed', 'settings-incomplete'],
  }),
  askOwner: endpoint({
    ...deskPaths.askOwner,
    summary: 'Asks the owners to send a draft whose discount is above the limit of sales.',
    params,
    headers: versioned,
    body: z.strictObject({ message: text(1, 2000) }),
    response: quote,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed'],
  }),
  remindOfQuote: endpoint({
    ...deskPaths.remindOfQuote,
    summary: 'Reminds the customer of the live version, at most once a day.',
    params,
    body: z.strictObject({}),
    response: quote,
    problems: ['not-found', 'status-conflict', 'too-many-requests'],
  }),
  noteLostQuote: endpoint({
    ...deskPaths.noteLostQuote,
    summary: 'Notes why a version that was declined, withdrawn or let expire was lost.',
    params,
    body: Lost,
    response: quote,
    problems: ['not-found', 'status-conflict'],
  }),
}
