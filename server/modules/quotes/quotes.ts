// Quotes as customers and the desk's lists read them.
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { deskQuotesApi } from '#contract/quotes.desk.ts'
import { seenBy, type Viewer } from '#server/modules/enquiries/viewing.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './reading.store.ts'

/** One version that was sent, to whoever may see its enquiry. Throws `not-found`. */
export const getQuote = (tools: Tools, viewer: Viewer, quoteId: string) =>
  act(tools, viewer, async ({ tx }) => {
    const found = await store.sentQuote(tx, quoteId, seenBy(viewer))
    if (!found) throw new Problem('not-found')
    const { document, ...quote } = found
    return { quote: { ...document, ...quote } }
  })

type Asked = ParsedOf<typeof deskQuotesApi.listQuotes>['query']

/** Versions of quotes, the latest change first. */
export const listQuotes = (tools: Tools, caller: Staff, asked: Asked) =>
  act(tools, caller, async ({ tx }) => {
    const { rows, total } = await store.quotesAtDesk(tx, asked)
    return { quotes: toPage(rows, total, asked) }
  })
