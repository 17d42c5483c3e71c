import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, queryText, text } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { QuoteContent } from './quotes.content.ts'
import { Party, PricedQuote, QuoteDocument, QuoteEvent, quoteStatuses } from './quotes.ts'

const params = z.object({ id: Id })
const instant = z.iso.datetime({ offset: true })
const ifMatch = z.object({ 'if-match': queryText(100).optional() })
const status = z.enum(quoteStatuses)

/** A version of a quote at the desk: what sales wrote, and what it costs. */
export const DeskQuote = z
  .object({
    quoteId: Id,
    quoteNumber: z.string(),
    version: z.int(),
    status,
    enquiryId: Id,
    enquiryNumber: z.string(),
    customer: z.string(),
    siteName: z.string(),
    billTo: Party.nullable(),
    content: QuoteContent,
    /** What the draft costs now; a version that was sent costs what its document says. */
    priced: PricedQuote,
    changedAt: instant,
    changedBy: z.string(),
    sentAt: instant.nullable(),
    /** All versions for the enquiry, newest first. */
    versions: z.array(z.object({ quoteId: Id, version: z.int(), status, totalPaise: z.int().nullable() })),
    events: z.array(QuoteEvent),
  })
  .meta({ id: 'DeskQuote' })
export type DeskQuote = z.infer<typeof DeskQuote>

const DeskQuoteItem = z.object({
  quoteId: Id,
  quoteNumber: z.string(),
  version: z.int(),
  status,
  enquiryId: Id,
  enquiryNumber: z.string(),
  customer: z.string(),
  validUntil: CivilDate,
  totalPaise: z.int().nullable(),
  changedAt: instant,
  sentAt: instant.nullable(),
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
    summary: 'Versions of quotes, the latest change first; `filter` is a status, `q` a number or a customer.',
    query: z.strictObject({ filter: status.optional(), q: queryText(100).optional(), ...pageQuery }),
    response: z.object({ quotes: pageOf(DeskQuoteItem) }),
    problems: [],
  }),
  previewQuote: endpoint({
    ...deskPaths.previewQuote,
    summary: 'What a quote to an enquiry would cost; nothing is saved.',
    onlyReads: true,
    body: z.strictObject({ enquiryId: Id, content: QuoteContent }),
    response: z.object({ document: QuoteDocument }),
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
    headers: ifMatch,
    body: QuoteContent,
    response: quote,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed', 'settings-incomplete'],
  }),
  discardQuote: endpoint({
    ...deskPaths.discardQuote,
    summary: 'Discards a draft.',
    params,
    headers: ifMatch,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'status-conflict', 'precondition-required', 'precondition-failed'],
  }),
  sendQuote: endpoint({
    ...deskPaths.sendQuote,
    summary: 'Sends a draft to the customer; a version that is live is superseded.',
    params,
    headers: ifMatch,
    body: z.strictObject({}),
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
}
