import { z } from 'zod'
import { BillLine, supplies, Totals } from './bill.ts'
import { Drawing } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id } from './fields.ts'
import { ShownFile } from './files.ts'
import { type Flow, type StatusOf, statusesOf } from './flow.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { boardings, Diesel, Trip } from './quotes.content.ts'
import { cycleKinds, Percent, RateTerms } from './rate-terms.ts'

/** The life cycle of one version. A version that was sent never changes; a new one supersedes it. */
export const quoteFlow = {
  begin: { draft: 'DRAFT' },
  moves: {
    DRAFT: { send: 'SENT' },
    SENT: {
      accept: 'ACCEPTED',
      decline: 'DECLINED',
      expire: 'EXPIRED',
      supersede: 'SUPERSEDED',
      withdraw: 'WITHDRAWN',
    },
    ACCEPTED: {},
    DECLINED: {},
    EXPIRED: {},
    SUPERSEDED: {},
    WITHDRAWN: {},
  },
} as const satisfies Flow

export const quoteStatuses = statusesOf(quoteFlow)
export type QuoteStatus = StatusOf<typeof quoteFlow>

const Paise = z.int()
const instant = z.iso.datetime({ offset: true })

/** One side of a document, as it was when the document was issued. */
export const Party = z.object({
  name: z.string(),
  gstin: z.string().nullable(),
  address: z.string(),
  state: z.string(),
})
export type Party = z.infer<typeof Party>

/** One machine on a line: what it costs for the planned dates, all machines of the line together. */
const offered = {
  productId: Id,
  productName: z.string(),
  withOperator: z.boolean(),
  terms: RateTerms,
  /** Null where the customer provides it. */
  diesel: Diesel.nullable(),
  boarding: z.enum(boardings),
  /** Each way, from our yard; null where the customer fetches the machine. */
  trip: Trip.omit({ yardId: true }).nullable(),
  /** The amount of each bill, before GST. */
  bills: z.array(z.object({ from: CivilDate, to: CivilDate, amountPaise: Paise })),
  plannedLines: z.array(BillLine),
  /** With one-off costs, before GST. */
  plannedPaise: Paise,
  /** One full cycle without one-off costs, before GST; 0 for a hire by the day. */
  perMonthPaise: Paise,
}
export const PricedOffer = z.object(offered)
export type PricedOffer = z.infer<typeof PricedOffer>

export const PricedLine = z.object({
  lineNo: z.int(),
  ...offered,
  quantity: z.int(),
  from: CivilDate,
  to: CivilDate,
  /** Machines that the customer may choose instead. */
  alternatives: z.array(PricedOffer),
})
export type PricedLine = z.infer<typeof PricedLine>

/** The prices of a quote: each line with its arithmetic, and the sums. */
export const PricedQuote = Totals.extend({
  lines: z.array(PricedLine),
  /** Costs of the whole quote besides the hire: transport, fuel and others. Part of the lines. */
  oneOff: z.array(BillLine),
  discountPaise: Paise,
  perMonthPaise: Paise,
  amountInWords: z.string(),
})
export type PricedQuote = z.infer<typeof PricedQuote>

/** A version as it was sent; its hash covers all of this. */
export const QuoteDocument = PricedQuote.extend({
  quoteNumber: z.string(),
  version: z.int(),
  enquiryNumber: z.string(),
  supplier: Party,
  /** Null until a person without a company accepts and names it. */
  billTo: Party.nullable(),
  cityName: z.string(),
  deliveryAddress: z.string(),
  /** The tax that the totals hold, and why a zone may pay none. */
  gstPercent: Percent,
  supply: z.enum(supplies),
  validUntil: CivilDate,
  /** The division of the hire into bills; `cycleDay` is for DAY_N. */
  cycle: z.enum(cycleKinds),
  cycleDay: z.int(),
  advancePaise: Paise,
  depositPaise: Paise,
  paymentDays: z.int(),
  noticeDays: z.int(),
  deemedDays: z.int(),
  certifyDays: z.int(),
  termsText: z.string(),
})
export type QuoteDocument = z.infer<typeof QuoteDocument>

export const QuoteEvent = z.object({
  event: z.string(),
  status: z.enum(quoteStatuses),
  at: instant,
  actor: z.string(),
  reason: z.string().nullable(),
})

/** The person who accepted a version, and their authentication. */
export const QuoteAcceptance = z.object({
  by: z.string(),
  at: instant,
  /** A one-time code, sent to this contact point (masked). */
  how: z.enum(['OTP']),
  contactPoint: z.string(),
  /** The network address and the browser that they used. */
  ip: z.string(),
  browser: z.string(),
  poNumber: z.string().nullable(),
  workOrder: ShownFile.nullable(),
  /** Of the whole hire, GST included, with the machines taken. */
  totalPaise: z.int(),
  /** The machine that was taken on each line with a choice. */
  chosen: z.array(z.object({ lineNo: z.int(), productName: z.string() })),
  /** SHA-256 of the document with the choices made, in hexadecimal. */
  hash: z.string(),
  /** The house's Ed25519 signature of it, in base64url; null where the house had no key yet. */
  signature: z.string().nullable(),
})
export type QuoteAcceptance = z.infer<typeof QuoteAcceptance>

/** A request of the customer's people about one version: to change it, or that an administrator accepts it. */
export const QuoteRequest = z.object({
  kind: z.enum(['CHANGE', 'APPROVAL']),
  by: z.string(),
  at: instant,
  message: z.string().nullable(),
  lines: z.array(z.object({ lineNo: z.int(), message: z.string() })),
  /** The machines that an administrator is asked to accept; a line that is not named keeps the first one. */
  choices: z.array(z.object({ lineNo: z.int(), productId: Id })),
})
export type QuoteRequest = z.infer<typeof QuoteRequest>

/** One difference from the version before; a field of the whole quote has no line. */
export const QuoteChange = z.object({
  lineNo: z.int().nullable(),
  field: z.string(),
  was: z.union([z.string(), z.number()]).nullable(),
  is: z.union([z.string(), z.number()]).nullable(),
})
export type QuoteChange = z.infer<typeof QuoteChange>

/** The answers to this version open to the caller now. */
const QuoteAnswers = z.object({
  mayAccept: z.boolean(),
  /** The version is above the caller's limit: an administrator accepts it. */
  needsApproval: z.boolean(),
  /** The company accepts nothing without a PO number. */
  needsPoNumber: z.boolean(),
  /** The caller has no company: they name whom the bills go to. */
  needsBillingParty: z.boolean(),
  mayDecline: z.boolean(),
  mayRequestChange: z.boolean(),
})

/** A quoted machine or an alternative, for a picture and a link beside its name. */
const QuotedMachine = z.object({ productId: Id, slug: z.string(), drawing: Drawing })
export type QuotedMachine = z.infer<typeof QuotedMachine>

/** An accepted version is the document as it was accepted, with the choices made. */
export const Quote = QuoteDocument.extend({
  quoteId: Id,
  enquiryId: Id,
  /** The name of the project site, or the delivery address. */
  siteName: z.string(),
  /** All machines of the document that the catalogue knows. */
  machines: z.array(QuotedMachine),
  status: z.enum(quoteStatuses),
  sentAt: instant,
  /** The end of the last valid day in India. */
  expiresAt: instant,
  /** SHA-256 of the document as it was sent, in hexadecimal. */
  hash: z.string(),
  acceptedBy: z.string().nullable(),
  acceptedAt: instant.nullable(),
  acceptance: QuoteAcceptance.nullable(),
  /** The differences from the version before. */
  changes: z.array(QuoteChange),
  /** All versions that were sent for the enquiry, newest first. */
  versions: z.array(
    z.object({ quoteId: Id, version: z.int(), status: z.enum(quoteStatuses), sentAt: instant, totalPaise: Paise }),
  ),
  requests: z.array(QuoteRequest),
  answers: QuoteAnswers,
  events: z.array(QuoteEvent),
}).meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

export const quotesApi = {
  getQuote: endpoint({
    ...signedInPaths.getQuote,
    summary: 'One version of a quote to an enquiry that the caller may see, as it was sent.',
    params: z.object({ quoteId: Id }),
    response: z.object({ quote: Quote }),
    problems: ['not-found'],
  }),
}
