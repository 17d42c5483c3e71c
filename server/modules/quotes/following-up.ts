// The desk's follow-up of a quote: ask the owners, remind the customer, note why it was lost.
import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { Problem } from '#contract/problems.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { notifyOfEnquiry } from '#server/modules/enquiries/notifying.ts'
import { lockQuotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { type Action, act } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { secondsUntil, tooManyRequests } from '#server/platform/limits.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type DeskTools, lockDraft, quoteNow, storedQuote, subjectOf } from './drafts.ts'
import * as store from './noting.store.ts'
import { type Notifier, notifyOwners } from './owner-notices.ts'

type Question = { message: string; ifMatch: string | undefined }

/**
 * Asks the owners to send a draft; it stands as asked until it is sent. Throws what `lockDraft` throws.
 */
export const askOwner = (tools: DeskTools & Notifier, caller: Staff, quoteId: string, { message, ifMatch }: Question) =>
  act(tools, caller, async (action) => {
    const { before, enquiry } = await lockDraft(action, quoteId, ifMatch)
    await store.putAskedOwner(action, quoteId, message)
    await audit(action, 'askOwner', subjectOf(before), { message: { was: null, is: message } })
    const { quoteNumber: number } = before
    await notifyOwners(action, tools, { quoteId, number, customer: enquiry.customer, message })
    return quoteNow(action, tools, quoteId)
  })

/** A version, locked with its enquiry. Throws `not-found`. */
async function lockVersion(action: Action<Staff>, quoteId: string) {
  const { enquiryId } = await storedQuote(action, quoteId)
  await lockQuotedEnquiry(action, enquiryId)
  return storedQuote(action, quoteId)
}

const DAY_SECONDS = 24 * 3600

/** Throws `too-many-requests` within a day of the last reminder. */
async function requireRested({ tx, now }: Action<Staff>, quoteId: string) {
  const { remindedAt } = await store.notesOf(tx, quoteId)
  if (remindedAt === null) return
  const next = secondsAfter(new Date(remindedAt), DAY_SECONDS)
  if (next > now) throw tooManyRequests(secondsUntil(next, now))
}

/**
 * Reminds the customer of the live version, at most once a day. Throws `not-found`, `status-conflict` and
 * `too-many-requests`.
 */
export const remindOfQuote = (tools: DeskTools, caller: Staff, quoteId: string) =>
  act(tools, caller, async (action) => {
    const found = await lockVersion(action, quoteId)
    const { document, enquiryId } = found
    if (found.status !== 'SENT' || document === null) throw new Problem('status-conflict')
    await requireRested(action, quoteId)
    await store.putReminded(action, quoteId)
    await audit(action, 'remindOfQuote', subjectOf(found))
    await notifyOfEnquiry(action, enquiryId, {
      fact: `quote-reminder:${quoteId}:${action.now.toISOString()}`,
      kind: 'enquiryQuoteReminder',
      recordId: quoteId,
      params: { total: formatRupees(document.totalPaise), validUntil: formatDate(document.validUntil) },
    })
    return quoteNow(action, tools, quoteId)
  })

const CLOSED = ['DECLINED', 'WITHDRAWN', 'EXPIRED']

/** Notes why a version was lost; noting it again replaces it. Throws `not-found` and `status-conflict`. */
export const noteLostQuote = (tools: DeskTools, caller: Staff, quoteId: string, lost: NonNullable<DeskQuote['lost']>) =>
  act(tools, caller, async (action) => {
    const found = await lockVersion(action, quoteId)
    if (!CLOSED.includes(found.status)) throw new Problem('status-conflict')
    const { lost: was } = await store.notesOf(action.tx, quoteId)
    await store.putLost(action.tx, quoteId, lost)
    await audit(action, 'noteLostQuote', subjectOf(found), { lost: { was, is: lost } })
    return quoteNow(action, tools, quoteId)
  })
