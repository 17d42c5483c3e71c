// Writing a quote at the desk.
import { dateInIndia, endOfDate, financialYear } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import { lockQuotedEnquiry, type QuotedEnquiry, quotedEnquiry } from '#server/modules/enquiries/quoting.ts'
import { heldFor } from '#server/modules/fleet/holding.ts'
import { cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { begin } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { acceptanceShown, type Signing } from './acceptance.ts'
import { acceptedOf, answeredOf } from './answers.store.ts'
import { settledContent } from './choices.rules.ts'
import { documentOf } from './documents.ts'
import { figuresOf, yardFor } from './figures.ts'
import { firstContent } from './first-content.rules.ts'
import { notesOf } from './noting.store.ts'
import { quotes } from './quote-cycle.ts'
import * as store from './quotes.store.ts'

const SERIES = 'QTN'
/** An enquiry that a quote may still be made for. */
const OPEN = ['SUBMITTED', 'QUOTED', 'DECLINED', 'EXPIRED']

export const subjectOf = ({
  quoteId,
  quoteNumber,
  version,
}: Pick<store.Stored, 'quoteId' | 'quoteNumber' | 'version'>) => ({
  kind: 'quote',
  id: quoteId,
  label: `${quoteNumber}, version ${version}`,
})

/** Throws `status-conflict` for an enquiry that is accepted or cancelled. */
export function requireOpen({ status }: QuotedEnquiry) {
  if (!OPEN.includes(status)) throw new Problem('status-conflict')
}

/** The secrets sign the address of a work order. */
export type DeskTools = Tools & Signing

/** A version as the desk sees it; one that was accepted, with the machines that were taken. */
async function shown(action: Action<Staff>, tools: Signing, found: store.Stored, enquiry: QuotedEnquiry) {
  const { tx } = action
  const { document, revision, hash: _hash, ...quote } = found
  const { quoteId } = found
  const accepted = found.status === 'ACCEPTED' ? await acceptedOf(tx, quoteId) : null
  const content = accepted ? settledContent(found.content, accepted.document) : found.content
  const current = await documentOf(action, enquiry, content, found)
  const sent = document ?? current.document
  const priced = accepted?.document ?? sent
  return {
    quote: {
      ...quote,
      content,
      enquiryNumber: enquiry.enquiryNumber,
      customer: enquiry.customer,
      siteName: enquiry.siteName,
      billTo: priced.billTo,
      priced,
      figures: await figuresOf(action, enquiry, content, { ...current, document: priced }),
      ...(await notesOf(tx, quoteId)),
      ...((await answeredOf(tx, quoteId)) ?? { requests: [], seen: [] }),
      acceptance: accepted && (await acceptanceShown(action, tools, { quoteId, sent, found: accepted })),
      holds: await heldFor(action, quoteId),
      expiresAt: endOfDate(content.validUntil).toISOString(),
      versions: await store.versionsOf(action, found.enquiryId),
      events: await store.eventsOf(tx, quoteId),
    },
    version: revision,
  }
}

export async function storedQuote(action: Action<Staff>, quoteId: string) {
  const found = await store.quoteById(action, quoteId)
  if (!found) throw new Problem('not-found')
  return found
}

/** One version as it is now, in the action that has changed it. */
export async function quoteNow(action: Action<Staff>, tools: Signing, quoteId: string) {
  const found = await storedQuote(action, quoteId)
  return shown(action, tools, found, await quotedEnquiry(action, found.enquiryId))
}

/** One version. Throws `not-found`. */
export const getDeskQuote = (tools: DeskTools, caller: Staff, quoteId: string) =>
  act(tools, caller, (action) => quoteNow(action, tools, quoteId))

/** The enquiry's lines at the prices of the cards that count on the first day. */
async function contentAtCards({ tx, now }: Action<Staff>, enquiry: QuotedEnquiry) {
  const { city, state, startDate: on } = enquiry
  const settings = await settingsNow(tx)
  const cards = await cardsFor(
    tx,
    enquiry.lines.map(({ productId }) => ({ productId, city, on })),
  )
  const from = await yardFor(tx, city)
  return firstContent(enquiry, {
    settings,
    holidays: holidaysIn(settings, state),
    cards,
    from,
    today: dateInIndia(now),
  })
}

/** The most versions of a quote, which the database counts. */
const VERSIONS_MAX = 999

/** Throws `status-conflict` after the last version. */
async function numberFor({ tx, now }: Action<Staff>, newest: store.Stored | undefined) {
  if (newest?.version === VERSIONS_MAX) throw new Problem('status-conflict')
  if (newest) return { quoteNumber: newest.quoteNumber, version: newest.version + 1 }
  const year = financialYear(dateInIndia(now))
  const drawn = await drawNumber(tx, SERIES, year)
  return { quoteNumber: `${SERIES}-${year}-${String(drawn).padStart(6, '0')}`, version: 1 }
}

async function insertDraft(action: Action<Staff>, enquiry: QuotedEnquiry, newest: store.Stored | undefined) {
  const content = newest?.content ?? (await contentAtCards(action, enquiry))
  const { enquiryId } = enquiry
  const heading = { quoteId: newId(action.now.getTime()), enquiryId, ...(await numberFor(action, newest)) }
  await store.insertQuote(action, heading, content)
  await store.putLines(action.tx, heading.quoteId, content)
  await begin(action, quotes, heading.quoteId)
  await audit(action, 'draftQuote', subjectOf(heading), { enquiry: { was: null, is: enquiry.enquiryNumber } })
  return heading.quoteId
}

/**
 * The draft of an enquiry; without one, a new one from its newest version, else from its lines at the rate card's
 * prices. Throws `not-found`, `status-conflict` for an enquiry that is accepted or cancelled, `rate-missing` and
 * `settings-incomplete`.
 */
export const draftQuote = (tools: DeskTools, caller: Staff, enquiryId: string) =>
  act(tools, caller, async (action) => {
    const enquiry = await lockQuotedEnquiry(action, enquiryId)
    const newest = await store.newestOf(action, enquiryId)
    if (newest?.status === 'DRAFT') return shown(action, tools, newest, enquiry)
    requireOpen(enquiry)
    return quoteNow(action, tools, await insertDraft(action, enquiry, newest))
  })

/** A draft, locked with its enquiry. Throws `not-found`, `status-conflict` and what `requireFresh` throws. */
export async function lockDraft(action: Action<Staff>, quoteId: string, ifMatch: string | undefined) {
  const { enquiryId } = await storedQuote(action, quoteId)
  const enquiry = await lockQuotedEnquiry(action, enquiryId)
  const before = await storedQuote(action, quoteId)
  requireFresh(ifMatch, before.revision)
  if (before.status !== 'DRAFT') throw new Problem('status-conflict')
  return { before, enquiry }
}

type Draft = Awaited<ReturnType<typeof lockDraft>>
type Put = { content: QuoteContent; call: 'saveQuote' | 'copyQuote' }

/** Replaces the content of a locked draft. Throws what `documentOf` throws. */
export async function putContent(action: Action<Staff>, { before, enquiry }: Draft, { content, call }: Put) {
  await documentOf(action, enquiry, content, before)
  await store.updateQuote(action, before.quoteId, content)
  await store.putLines(action.tx, before.quoteId, content)
  await audit(action, call, subjectOf(before), changedFields(before.content, content))
}

type Save = { content: QuoteContent; ifMatch: string | undefined }

/** Saves a draft. Throws what `lockDraft` and `documentOf` throw. */
export const saveQuote = (tools: DeskTools, caller: Staff, quoteId: string, { content, ifMatch }: Save) =>
  act(tools, caller, async (action) => {
    await putContent(action, await lockDraft(action, quoteId, ifMatch), { content, call: 'saveQuote' })
    return quoteNow(action, tools, quoteId)
  })

/** Discards a draft. Throws what `lockDraft` throws. */
export const discardQuote = (tools: Tools, caller: Staff, quoteId: string, ifMatch: string | undefined) =>
  act(tools, caller, async (action) => {
    const { before } = await lockDraft(action, quoteId, ifMatch)
    await store.deleteQuote(action.tx, quoteId)
    await audit(action, 'discardQuote', subjectOf(before), { lines: { was: before.content.lines.length, is: null } })
  })

type Asked = { enquiryId: string; content: QuoteContent }

/** A preview of the quote to an enquiry; nothing is saved. Throws what `documentOf` throws. */
export const previewQuote = (tools: Tools, caller: Staff, { enquiryId, content }: Asked) =>
  act(tools, caller, async (action) => {
    const enquiry = await quotedEnquiry(action, enquiryId)
    const newest = await store.newestOf(action, enquiryId)
    const priced = await documentOf(action, enquiry, content, newest ?? { quoteNumber: '', version: 1 })
    return { document: priced.document, figures: await figuresOf(action, enquiry, content, priced) }
  })
