// Sending a quote to the customer, and taking it back.
import { dateInIndia, endOfDate, formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { Problem } from '#contract/problems.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { notifyOfEnquiry } from '#server/modules/enquiries/notifying.ts'
import { lockQuotedEnquiry, noteQuoted, noteWithdrawn } from '#server/modules/enquiries/quoting.ts'
import { holdMachines } from '#server/modules/fleet/holding.ts'
import { type Action, act } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { documentOf, hashOf } from './documents.ts'
import { type DeskTools, lockDraft, quoteNow, requireOpen, storedQuote, subjectOf } from './drafts.ts'
import { figuresOf } from './figures.ts'
import { quotes } from './quote-cycle.ts'
import * as store from './quotes.store.ts'

type Issued = { readonly quoteId: string; readonly document: QuoteDocument; readonly before: QuoteDocument | null }

/** Notifies the customer of a version; of a further one, also what it replaces. */
function notifyQuoted(action: Action<Staff>, enquiryId: string, { quoteId, document, before }: Issued) {
  const { totalPaise, validUntil, version } = document
  const fact = `quote-sent:${quoteId}`
  const params = { total: formatRupees(totalPaise), validUntil: formatDate(validUntil) }
  if (before === null)
    return notifyOfEnquiry(action, enquiryId, { fact, kind: 'enquiryQuoted', params, recordId: quoteId })
  const replaced = { version: `${version}`, before: `${before.version}`, was: formatRupees(before.totalPaise) }
  return notifyOfEnquiry(action, enquiryId, {
    fact,
    kind: 'enquiryQuoteRevised',
    params: { ...params, ...replaced },
    recordId: quoteId,
  })
}

/** Throws `discount-above-limit`, and `validation` for a discount without a reason. */
function requireWithin({ discount }: DeskFigures, { discountReason }: QuoteContent) {
  if (!discount.isWithin) throw new Problem('discount-above-limit')
  if (discount.discountPaise > 0 && discountReason === null)
    throw new Problem('validation', { violations: [violation('discountReason', 'required')] })
}

/** A version that has expired stays so. */
async function supersede(action: Action<Staff>, id: string) {
  const status = await settle(action, quotes, { id, visible: store.every })
  if (status === 'SENT') await move(action, quotes, { id, act: 'supersede', visible: store.every })
}

/** Holds the machines of a version until it ends, and says which for the audit trail. */
async function holdFor(action: Action<Staff>, quoteId: string, { lines, validUntil }: QuoteDocument) {
  const held = await holdMachines(action, { quoteId, lines, expiresAt: endOfDate(validUntil) })
  return held.length === 0 ? {} : { held: { was: null, is: held.join(', ') } }
}

type Sending = { readonly ifMatch: string | undefined; readonly hold?: boolean | undefined }

/**
 * Sends a draft: fixes its document, supersedes the live version, holds what is free of
 * its machines if asked to, and notifies the customer. Throws what `lockDraft` and
 * `documentOf` throw, `discount-above-limit`, and `validation` for a validity that has passed or a discount without a
 * reason.
 */
export const sendQuote = (tools: DeskTools, caller: Staff, quoteId: string, { ifMatch, hold = false }: Sending) =>
  act(tools, caller, async (action) => {
    const { before, enquiry } = await lockDraft(action, quoteId, ifMatch)
    requireOpen(enquiry)
    if (before.content.validUntil < dateInIndia(action.now))
      throw new Problem('validation', { violations: [violation('validUntil', 'invalid')] })
    const priced = await documentOf(action, enquiry, before.content, before)
    requireWithin(await figuresOf(action, enquiry, before.content, priced), before.content)
    const { document, settings } = priced
    await store.issueQuote(action, quoteId, { document, hash: hashOf(document), settingsVersion: settings.version })
    const live = await store.liveOf(action.tx, enquiry.enquiryId)
    if (live) await supersede(action, live.quoteId)
    await move(action, quotes, { id: quoteId, act: 'send', visible: store.every })
    await noteQuoted(action, enquiry, document.validUntil)
    const held = hold ? await holdFor(action, quoteId, document) : {}
    await audit(action, 'sendQuote', subjectOf(before), { totalPaise: { was: null, is: document.totalPaise }, ...held })
    const replaced = await store.documentBefore(action.tx, quoteId)
    await notifyQuoted(action, enquiry.enquiryId, { quoteId, document, before: replaced })
    return quoteNow(action, tools, quoteId)
  })

/** Withdraws the live version, and notifies the customer of the reason. Throws `not-found` and `status-conflict`. */
export const withdrawQuote = (tools: DeskTools, caller: Staff, quoteId: string, reason: string) =>
  act(tools, caller, async (action) => {
    const { enquiryId } = await storedQuote(action, quoteId)
    await lockQuotedEnquiry(action, enquiryId)
    const before = await storedQuote(action, quoteId)
    await move(action, quotes, { id: quoteId, act: 'withdraw', visible: store.every, reason })
    await noteWithdrawn(action, enquiryId, reason)
    await audit(action, 'withdrawQuote', subjectOf(before), { reason: { was: null, is: reason } })
    const fact = `quote-withdrawn:${quoteId}`
    await notifyOfEnquiry(action, enquiryId, {
      fact,
      kind: 'enquiryQuoteWithdrawn',
      params: { reason },
      recordId: quoteId,
    })
    return quoteNow(action, tools, quoteId)
  })
