// Accepting a quote: what was agreed, by whom, and how they were authenticated, in one transaction.
import { isDeepStrictEqual } from 'node:util'
import { fill } from '#contract/fill.ts'
import { formatRupees } from '#contract/money.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import type { AcceptQuote, BillingParty, Choices } from '#contract/quotes.answers.ts'
import type { Party, Quote, QuoteDocument } from '#contract/quotes.ts'
import { quotesCodes as english } from '#contract/texts/quotes-codes.en.ts'
import { quotesCodes as hindi } from '#contract/texts/quotes-codes.hi.ts'
import { billedParty } from '#server/modules/company/company.ts'
import { notifyOfEnquiry } from '#server/modules/enquiries/notifying.ts'
import { noteAccepted } from '#server/modules/enquiries/quoting.ts'
import type { Viewer } from '#server/modules/enquiries/viewing.ts'
import { attachFile } from '#server/modules/files/files.ts'
import { tryActCode } from '#server/modules/session/act-codes.ts'
import { languageOf } from '#server/modules/session/languages.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { signDocument } from '#server/platform/document-signature.ts'
import { move } from '#server/platform/life-cycle.ts'
import { enqueue } from '#server/platform/queue.ts'
import { violation } from '#server/platform/violations.ts'
import { ACCEPTED_QUOTE, type AcceptedQuote } from './accepted-task.ts'
import { type AnswerTools, notifySales } from './answer-notices.ts'
import { type Locked, lockSent, requireLive, requireValid, seenQuote, withDesk } from './answering.ts'
import { isAbove, isLive } from './answers.rules.ts'
import * as answers from './answers.store.ts'
import { machinesOf, settled, takenDocument, wrongChoices } from './choices.rules.ts'
import { hashOf } from './documents.ts'
import { quotes } from './quote-cycle.ts'
import { every } from './quotes.store.ts'
import { quoteFor } from './quotes.ts'
import { standingOf } from './standing.ts'

export type AcceptTools = AnswerTools & { readonly session: SessionTools }
const ACT = 'ACCEPT_QUOTE'
const codeTexts = { en: english, hi: hindi }

/** The words of the message with the code for accepting a version. Throws `not-found` and `status-conflict`. */
export const acceptanceCode = (tools: Tools) => (caller: Caller, quoteId: string) =>
  act(tools, caller, async (action) => {
    const { status, document } = await seenQuote(action, quoteId)
    if (!isLive({ ...document, status }, action.now)) throw new Problem('status-conflict')
    const { subject, text } = codeTexts[await languageOf(action.tx, caller.accountId)].accept
    const { quoteNumber, version, totalPaise } = document
    return { subject, text: fill(text, { number: quoteNumber, version, total: formatRupees(totalPaise) }) }
  })

type Taken = { readonly choices?: Choices | undefined; readonly billingParty?: BillingParty | null | undefined }

type Seen = Locked['quote']

/** A document for a company that has registered since it was sent names it; a person names whom the bills go to. */
async function billedTo({ tx }: Action<Viewer>, { document, companyId }: Seen, party: Taken['billingParty']) {
  if (companyId === null) return { document, billTo: party ? ({ ...party, gstin: null } satisfies Party) : null }
  if (document.billTo !== null) return { document, billTo: null }
  const { party: company, isSez } = await billedParty(tx, companyId)
  return { document: { ...document, supply: isSez ? ('SEZ_TAXED' as const) : document.supply }, billTo: company }
}

async function documentTaken(action: Action<Viewer>, seen: Seen, { choices = [], billingParty }: Taken) {
  const { document, billTo } = await billedTo(action, seen, billingParty)
  return takenDocument(document, { choices, billTo })
}

/** The content of a version with these choices and this party. Throws `not-found` and `validation`. */
export const previewChoices = (tools: Tools, viewer: Viewer, quoteId: string, taken: Taken) =>
  act(tools, viewer, async (action) => {
    const seen = await seenQuote(action, quoteId)
    requireValid(wrongChoices(seen.document, taken.choices ?? []))
    return { document: await documentTaken(action, seen, taken) }
  })

/** Fields that a company requires of its people, or the house of a person without a company. */
function wrongFields(quote: Seen, sent: AcceptQuote, needsPoNumber: boolean) {
  const isOfCompany = quote.companyId !== null
  return [
    ...(needsPoNumber && sent.poNumber === null ? [violation('poNumber', 'required')] : []),
    ...wrongChoices(quote.document, sent.choices ?? []),
    ...(isOfCompany && sent.billingParty ? [violation('billingParty', 'fixed')] : []),
    ...(isOfCompany || sent.billingParty ? [] : [violation('billingParty', 'required')]),
  ]
}

/** The document to accept. Throws `status-conflict`, `above-accept-limit` and `validation`, in this order. */
async function acceptable(action: Action<Viewer>, locked: Locked, sent: AcceptQuote) {
  requireLive(locked, action.now)
  const document = await documentTaken(action, locked.quote, sent)
  const standing = await standingOf(action, locked.quote.companyId)
  if (isAbove(standing, document.totalPaise)) throw new Problem('above-accept-limit')
  requireValid(wrongFields(locked.quote, sent, standing.needsPoNumber))
  return settled(document)
}

const partyOf = ({ name, address, state }: Pick<Party, 'name' | 'address' | 'state'>) => ({ name, address, state })

/** Whether a version was accepted with just these choices, for the same party and PO number. */
function isSame({ acceptance, document, companyId }: Seen, { choices = [], poNumber, billingParty }: AcceptQuote) {
  if (acceptance === null || wrongChoices(document, choices).length > 0) return false
  const billed = companyId === null ? acceptance.document.billTo : null
  const agreed = [acceptance.choices, acceptance.poNumber, billed && partyOf(billed)]
  const taken = machinesOf(takenDocument(document, { choices, billTo: null }))
  return isDeepStrictEqual(agreed, [taken, poNumber, billingParty ? partyOf(billingParty) : null])
}

async function attachWorkOrder(action: Action<Viewer>, quoteId: string, fileId: string) {
  try {
    await attachFile(action, fileId, { kind: 'work-order', id: quoteId })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Problem('validation', { violations: [violation('workOrderFileId', 'invalid')] })
  }
}

/** The hash of the document, and the house's signature of it. */
function signed({ secrets }: AnswerTools, document: QuoteDocument, now: Date) {
  const { quoteNumber: number, version } = document
  const hash = hashOf(document)
  return { hash, signature: signDocument(secrets, { hash, number, version, acceptedAt: now.toISOString() }) }
}

type Agreed = { readonly document: QuoteDocument; readonly sent: AcceptQuote; readonly contactPoint: string }

type Witnessed = Agreed & { readonly visit: Pick<Visit, 'ip' | 'browser'> }

/** Records an acceptance, moves quote and enquiry along, and notifies both sides. */
export async function recordAcceptance(action: Action<Caller>, tools: AnswerTools, locked: Locked, agreed: Witnessed) {
  const { document, sent, contactPoint, visit } = agreed
  const { quoteId } = locked.quote
  const { enquiryId } = locked.enquiry
  if (sent.workOrderFileId) await attachWorkOrder(action, quoteId, sent.workOrderFileId)
  await answers.insertAcceptance(action, quoteId, {
    by: action.by.name,
    how: 'OTP',
    contactPoint,
    ip: visit.ip,
    browser: visit.browser,
    poNumber: sent.poNumber,
    choices: machinesOf(document),
    document,
    ...signed(tools, document, action.now),
  })
  await move(action, quotes, { id: quoteId, act: 'accept', visible: every })
  await noteAccepted(action, enquiryId)
  const accepted: AcceptedQuote = { quoteId, accountId: action.by.accountId, companyId: locked.enquiry.companyId }
  await enqueue(action, { name: ACCEPTED_QUOTE, fact: quoteId, payload: accepted })
  const fact = `quote-accepted:${quoteId}`
  const params = { quoteNumber: document.quoteNumber, total: formatRupees(document.totalPaise) }
  const told = { fact, params, recordId: quoteId }
  await notifyOfEnquiry(action, enquiryId, { ...told, kind: 'enquiryQuoteAccepted', isConfirmation: true })
  await notifySales(action, tools, locked, { fact, notice: 'accepted', said: params.total })
}

type Sent = { readonly body: AcceptQuote; readonly visit: Visit }

/**
 * Accepts the live version as a whole with a code. The same acceptance again gets the same reply. Throws `not-found`,
 * `status-conflict`, `above-accept-limit`, `validation`, and for the code `invalid-otp`, `expired-otp` and
 * `too-many-requests`, in this order.
 */
export async function acceptQuote(tools: AcceptTools, caller: Caller, quoteId: string, { body, visit }: Sent) {
  // The transaction returns refusals of the code instead of throwing them: it must commit the counted try.
  const outcome = await act(withDesk(tools), caller, async (action): Promise<ProblemName | { quote: Quote }> => {
    const locked = await lockSent(action, quoteId)
    if (!isSame(locked.quote, body)) {
      const document = await acceptable(action, locked, body)
      const entry = { act: ACT, ref: quoteId, otp: body.otp, network: visit.network } as const
      const { refusal, contactPoint } = await tryActCode(action, tools.session, caller, entry)
      if (refusal) return refusal
      await recordAcceptance(action, tools, locked, { document, sent: body, contactPoint, visit })
    }
    return quoteFor(action, tools, quoteId)
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome
}
