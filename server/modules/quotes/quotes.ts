// Quotes as customers and the desk's lists read them.
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { type deskQuotesApi, type FollowUpGroup, followUpGroups } from '#contract/quotes.desk.ts'
import { seenBy, type Viewer } from '#server/modules/enquiries/viewing.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { answersFor, endOf } from './answers.rules.ts'
import { changesBetween } from './changes.rules.ts'
import { countByGroup, quotesAtDesk } from './follow-up.store.ts'
import * as store from './reading.store.ts'

/** One version that was sent, to whoever may see its enquiry. Throws `not-found`. */
export const getQuote = (tools: Tools, viewer: Viewer, quoteId: string) =>
  act(tools, viewer, async ({ tx, now }) => {
    const found = await store.sentQuote(tx, quoteId, seenBy(viewer))
    if (!found) throw new Problem('not-found')
    const { document, ...quote } = found
    const sent = await store.sentVersions(tx, quote.enquiryId)
    const before = sent.find(({ version }) => version < document.version)
    return {
      quote: {
        ...document,
        ...quote,
        expiresAt: endOf(document.validUntil).toISOString(),
        acceptedBy: null,
        acceptedAt: null,
        acceptance: null,
        changes: before ? changesBetween(before.document, document) : [],
        versions: sent.map(({ document: _document, ...version }) => version),
        requests: [],
        answers: answersFor({ ...quote, ...document }, viewer, now),
      },
    }
  })

type Asked = ParsedOf<typeof deskQuotesApi.listQuotes>['query']

/** Versions of quotes, the latest change first. */
export const listQuotes = (tools: Tools, caller: Staff, asked: Asked) =>
  act(tools, caller, async ({ tx }) => {
    const { rows, total } = await quotesAtDesk(tx, asked)
    const items = rows.map((row) => ({ ...row, expiresAt: endOf(row.validUntil).toISOString() }))
    const found = new Map((await countByGroup(tx)).map(({ group, total: count }) => [group, count]))
    const counts = Object.fromEntries(followUpGroups.map((group) => [group, found.get(group) ?? 0]))
    return { quotes: toPage(items, total, asked), counts: counts as Record<FollowUpGroup, number> }
  })
