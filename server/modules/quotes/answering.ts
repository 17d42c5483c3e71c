// Customers' answers to a version other than acceptance.
import type { ParsedOf } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/money.ts'
import { Problem, type Violation } from '#contract/problems.ts'
import { type Choices, type quoteAnswersApi, REQUESTS_PER_DAY } from '#contract/quotes.answers.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { notifyOfEnquiry } from '#server/modules/enquiries/notifying.ts'
import { lockQuotedEnquiry, noteAsked, noteDeclined, quotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { seenBy, type Viewer } from '#server/modules/enquiries/viewing.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { move } from '#server/platform/life-cycle.ts'
import { secondsToWait, tooManyRequests } from '#server/platform/limits.ts'
import { violation } from '#server/platform/violations.ts'
import { type AnswerTools, notifySales } from './answer-notices.ts'
import { isAbove, isLive, mayBeChanged } from './answers.rules.ts'
import * as answers from './answers.store.ts'
import { takenDocument, wrongChoices } from './choices.rules.ts'
import { quotes } from './quote-cycle.ts'
import { every } from './quotes.store.ts'
import { quoteFor } from './quotes.ts'
import { sentQuote } from './reading.store.ts'
import { standingOf } from './standing.ts'

const DAY_SECONDS = 24 * 3600
const REPEATED_SECONDS = 60

/** The same tools for an action that notifies the desk, whose people customers cannot read. */
export const withDesk = <T extends Tools>(tools: T): T => ({ ...tools, db: tools.db.serving('identity') })

/** A version that was sent, if the caller may see it. Throws `not-found`. */
export async function seenQuote(action: Action<Viewer>, quoteId: string) {
  const found = await sentQuote(action, quoteId, seenBy(action.by))
  if (!found) throw new Problem('not-found')
  return found
}

/** The same with its enquiry; answers to a version that is still open wait for each other. */
export async function lockSent(action: Action<Viewer>, quoteId: string) {
  const seen = await seenQuote(action, quoteId)
  // Answered and replaced versions stay so: nobody waits for them.
  if (!mayBeChanged(seen.status)) return { quote: seen, enquiry: await quotedEnquiry(action, seen.enquiryId) }
  const enquiry = await lockQuotedEnquiry(action, seen.enquiryId)
  return { quote: await seenQuote(action, quoteId), enquiry }
}
export type Locked = Awaited<ReturnType<typeof lockSent>>

/** Throws `status-conflict` for a version that is answered, replaced, withdrawn or has run out by the clock. */
export function requireLive({ quote }: Locked, now: Date) {
  if (!isLive({ ...quote.document, ...quote }, now)) throw new Problem('status-conflict')
}

/** Throws `validation` if anything is wrong. */
export function requireValid(violations: Violation[]) {
  if (violations.length > 0) throw new Problem('validation', { violations })
}

/** Notes that the caller has seen a version. Throws `not-found`. */
export const readQuote = (tools: Tools, viewer: Viewer, quoteId: string) =>
  act(tools, viewer, async (action) => {
    await seenQuote(action, quoteId)
    await answers.noteSeen(action, quoteId)
  })

/** Declines the live version. Throws `not-found` and `status-conflict`. */
export const declineQuote = (tools: AnswerTools, viewer: Caller, quoteId: string, reason: string) =>
  act(withDesk(tools), viewer, async (action) => {
    const locked = await lockSent(action, quoteId)
    requireLive(locked, action.now)
    const { enquiryId } = locked.enquiry
    await move(action, quotes, { id: quoteId, act: 'decline', visible: every, reason })
    await noteDeclined(action, enquiryId, reason)
    const fact = `quote-declined:${quoteId}`
    const { quoteNumber } = locked.quote.document
    const told = { fact, params: { quoteNumber, reason }, recordId: quoteId }
    await notifyOfEnquiry(action, enquiryId, { ...told, kind: 'enquiryQuoteDeclined', isConfirmation: true })
    await notifySales(action, tools, locked, { fact, notice: 'declined', said: reason })
    return quoteFor(action, tools, quoteId)
  })

type Request = Parameters<typeof answers.insertRequest>[2]

/** Throws `too-many-requests` once there are as many requests about a version as a day allows. */
async function spendRequest({ tx, now }: Action<Viewer>, quoteId: string) {
  const times = await answers.requestsSince(tx, quoteId, secondsAfter(now, -DAY_SECONDS))
  const wait = secondsToWait(times, REQUESTS_PER_DAY, DAY_SECONDS, now)
  if (wait !== undefined) throw tooManyRequests(wait)
}

/** Adds a request; false where it only repeats one of the last minute: a double click, or a lost reply. */
async function addRequest(action: Action<Viewer>, quoteId: string, request: Request) {
  const since = secondsAfter(action.now, -REPEATED_SECONDS)
  if (await answers.hasRequested(action, quoteId, { ...request, since })) return false
  await spendRequest(action, quoteId)
  await answers.insertRequest(action, quoteId, request)
  return true
}

const wrongLines = ({ lines: known }: QuoteDocument, lines: Request['lines']) =>
  lines.flatMap(({ lineNo }, index) => (lineNo <= known.length ? [] : [violation(`lines.${index}.lineNo`, 'invalid')]))

type Change = ParsedOf<typeof quoteAnswersApi.requestQuoteChange>['body']

/**
 * Asks the desk for a change of a version that is live or has run out. Throws `not-found`, `status-conflict`,
 * `validation` for a line that it does not have, and `too-many-requests`.
 */
export const requestQuoteChange = (tools: AnswerTools, viewer: Caller, quoteId: string, change: Change) =>
  act(withDesk(tools), viewer, async (action) => {
    const locked = await lockSent(action, quoteId)
    const { document, status } = locked.quote
    if (!mayBeChanged(status)) throw new Problem('status-conflict')
    const { message, lines = [] } = change
    requireValid(wrongLines(document, lines))
    if (!(await addRequest(action, quoteId, { kind: 'CHANGE', message, lines, choices: [] })))
      return quoteFor(action, tools, quoteId)
    await noteAsked(action, locked.enquiry.enquiryId)
    const said = [message, ...lines.map((line) => `${line.lineNo}: ${line.message}`)].filter(Boolean).join(' · ')
    await notifySales(action, tools, locked, { fact: `quote-change:${newId()}`, notice: 'changeAsked', said })
    return quoteFor(action, tools, quoteId)
  })

type Approval = { readonly message: string | null; readonly choices?: Choices | undefined }

/**
 * Asks the administrators of the company to accept the live version. Throws `not-found`, `status-conflict` also for
 * whoever may accept it themself, `validation` for a choice that is not offered, and `too-many-requests`.
 */
export const requestQuoteApproval = (tools: AnswerTools, viewer: Caller, quoteId: string, asked: Approval) =>
  act(withDesk(tools), viewer, async (action) => {
    const locked = await lockSent(action, quoteId)
    requireLive(locked, action.now)
    const { message, choices = [] } = asked
    const { document } = locked.quote
    requireValid(wrongChoices(document, choices))
    const { enquiryId, companyId } = locked.enquiry
    const { totalPaise } = takenDocument(document, { choices, billTo: null })
    if (!isAbove(await standingOf(action, companyId), totalPaise)) throw new Problem('status-conflict')
    if (!(await addRequest(action, quoteId, { kind: 'APPROVAL', message, lines: [], choices })))
      return quoteFor(action, tools, quoteId)
    const params = { quoteNumber: document.quoteNumber, total: formatRupees(totalPaise), message: message ?? '' }
    const told = { fact: `quote-approval:${newId()}`, params, recordId: quoteId }
    await notifyOfEnquiry(action, enquiryId, { ...told, kind: 'enquiryQuoteApproval' })
    return quoteFor(action, tools, quoteId)
  })
