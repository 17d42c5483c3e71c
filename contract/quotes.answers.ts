// Customers' actions on a sent quote.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, note, Otp, optionalNote, optionalText, text } from './fields.ts'
import { gstStates } from './gst-states.ts'
import { whole } from './numbers.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { LINES_MAX } from './quotes.content.ts'
import { Quote, QuoteDocument } from './quotes.ts'

const params = z.object({ quoteId: Id })
const lineNo = whole(1, LINES_MAX)
const quote = z.object({ quote: Quote })
export const MESSAGE_MAX = 2000
/** Requests about one version in a day, of all the customer's people. */
export const REQUESTS_PER_DAY = 10

const once = <Line extends { lineNo: number }>(lines: readonly Line[]) =>
  new Set(lines.map((line) => line.lineNo)).size === lines.length

/** The machine taken on a line; a line that is not named keeps the first one. */
export const Choices = z
  .array(z.strictObject({ lineNo, productId: Id }))
  .max(LINES_MAX)
  .refine(once, 'duplicate')
export type Choices = z.infer<typeof Choices>

/** The billing party of a person without a company; the state is the place of supply. */
export const BillingParty = z.strictObject({ name: text(1, 200), address: note(10, 300), state: z.enum(gstStates) })
export type BillingParty = z.infer<typeof BillingParty>

const taken = { choices: Choices.optional(), billingParty: BillingParty.nullish() }

export const AcceptQuote = z.strictObject({
  otp: Otp,
  poNumber: optionalText(40),
  workOrderFileId: Id.nullish(),
  ...taken,
})
export type AcceptQuote = z.infer<typeof AcceptQuote>

const ChangeRequest = z
  .strictObject({
    message: optionalNote(MESSAGE_MAX),
    lines: z
      .array(z.strictObject({ lineNo, message: note(1, MESSAGE_MAX) }))
      .max(LINES_MAX)
      .refine(once, 'duplicate')
      .optional(),
  })
  .refine(({ message, lines }) => message !== null || (lines ?? []).length > 0, {
    error: 'required',
    path: ['message'],
  })

export type RequestQuoteChange = z.input<typeof ChangeRequest>

const open = ['not-found', 'status-conflict'] as const

export const quoteAnswersApi = {
  readQuote: endpoint({
    ...signedInPaths.readQuote,
    summary: 'Notes that the caller has seen this version; seeing it again notes nothing.',
    params,
    body: z.strictObject({}).nullish(),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
  previewChoices: endpoint({
    ...signedInPaths.previewChoices,
    summary: 'What a version would say with these choices and this billing party; nothing is saved.',
    onlyReads: true,
    params,
    body: z.strictObject(taken),
    response: z.object({ document: QuoteDocument }),
    problems: ['not-found'],
  }),
  acceptQuote: endpoint({
    ...signedInPaths.acceptQuote,
    summary:
      'Accepts the live version as a whole, with the code for it (`purpose=ACCEPT_QUOTE`). Accepting it again with the same choices gets the same reply.',
    params,
    body: AcceptQuote,
    response: quote,
    problems: [...open, 'invalid-otp', 'expired-otp', 'too-many-requests', 'above-accept-limit'],
  }),
  declineQuote: endpoint({
    ...signedInPaths.declineQuote,
    summary: 'Declines the live version.',
    params,
    body: z.strictObject({ reason: text(1, MESSAGE_MAX) }),
    response: quote,
    problems: open,
  }),
  requestQuoteChange: endpoint({
    ...signedInPaths.requestQuoteChange,
    summary: 'Asks for a change of the live or expired version, as a whole or for single lines.',
    params,
    body: ChangeRequest,
    response: quote,
    problems: [...open, 'too-many-requests'],
  }),
  requestQuoteApproval: endpoint({
    ...signedInPaths.requestQuoteApproval,
    summary: "Asks the company's administrators to accept the live version, which is above the caller's limit.",
    params,
    body: z.strictObject({ message: optionalNote(MESSAGE_MAX), choices: Choices.optional() }),
    response: quote,
    problems: [...open, 'too-many-requests'],
  }),
}
