// Quotes as customers and the desk's lists read them.
import { endOfDate } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type deskQuotesApi, type FollowUpGroup, followUpGroups } from '#contract/quotes.desk.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { readBy, seenBy, type Viewer } from '#server/modules/enquiries/viewing.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { acceptanceShown, type Signing } from './acceptance.ts'
import { answersFor, noAnswers } from './answers.rules.ts'
import { changesBetween } from './changes.rules.ts'
import { settled } from './choices.rules.ts'
import { followUp } from './follow-up.store.ts'
import * as store from './reading.store.ts'
import { machinesOf, siteNameOf } from './shown.store.ts'
import { standingOf } from './standing.ts'

const machineIds = ({ lines }: QuoteDocument) =>
  lines.flatMap((line) => [line, ...line.alternatives].map(({ productId }) => productId))

/** One version that was sent, in an action of whoever may see its enquiry. Throws `not-found`. */
export async function quoteFor(action: Action<Viewer>, tools: Signing, quoteId: string) {
  const found = await store.sentQuote(action, quoteId, readBy(action.by), seenBy(action.by))
  if (!found) throw new Problem('not-found')
  const { document: sent, before, companyId, acceptance, mayAct, ...quote } = found
  const document = acceptance?.document ?? sent
  return {
    quote: {
      ...document,
      ...quote,
      expiresAt: endOfDate(document.validUntil).toISOString(),
      acceptedBy: acceptance?.by ?? null,
      acceptedAt: acceptance?.at ?? null,
      acceptance: acceptance && (await acceptanceShown(action, tools, { quoteId, sent, found: acceptance })),
      siteName: (await siteNameOf(action.tx, quote.enquiryId))?.siteName ?? document.deliveryAddress,
      machines: await machinesOf(action.tx, machineIds(document)),
      changes: before ? changesBetween(acceptance ? settled(before) : before, document) : [],
      answers: mayAct ? answersFor({ ...sent, ...quote }, await standingOf(action, companyId), action.now) : noAnswers,
    },
  }
}

/** One version that was sent, to whoever may see its enquiry. Throws `not-found`. */
export const getQuote = (tools: Tools & Signing, viewer: Viewer, quoteId: string) =>
  act(tools, viewer, (action) => quoteFor(action, tools, quoteId))

type Asked = ParsedOf<typeof deskQuotesApi.listQuotes>['query']

/** Versions of quotes with the groups of the follow-up. */
export const listQuotes = (tools: Tools, caller: Staff, asked: Asked) =>
  act(tools, caller, async (action) => {
    const { rows, total, counts } = await followUp(action, asked)
    const items = rows.map((row) => ({ ...row, expiresAt: endOfDate(row.validUntil).toISOString() }))
    const none = Object.fromEntries(followUpGroups.map((group) => [group, 0])) as Record<FollowUpGroup, number>
    return { quotes: toPage(items, total, asked), counts: { ...none, ...counts } }
  })
