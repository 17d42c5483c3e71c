import { deskQuotesApi } from '#contract/quotes.desk.ts'
import { quotesApi } from '#contract/quotes.ts'
import type { Tools } from '#server/platform/action.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { copyQuote } from './copying.ts'
import { discardQuote, draftQuote, getDeskQuote, previewQuote, saveQuote } from './drafts.ts'
import { suggestOffer } from './figures.ts'
import { askOwner, noteLostQuote, remindOfQuote } from './following-up.ts'
import type { Notifier } from './owner-notices.ts'
import { getQuote, listQuotes } from './quotes.ts'
import { sendQuote, withdrawQuote } from './sending.ts'

/** Quotes at the desk and for the customer. */
export function quotesRoutes(serve: Serve, tools: Tools & Notifier) {
  serve(quotesApi.getQuote, ({ caller, params }) => getQuote(tools, caller, params.quoteId))

  serve(deskQuotesApi.listQuotes, ({ caller, query }) => listQuotes(tools, caller, query))
  serve(deskQuotesApi.previewQuote, ({ caller, body }) => previewQuote(tools, caller, body))
  serve(deskQuotesApi.offerAtCard, ({ caller, body }) => suggestOffer(tools, caller, body))
  serve(deskQuotesApi.draftQuote, async ({ caller, params, tag }) =>
    tagged(tag, await draftQuote(tools, caller, params.id)),
  )
  serve(deskQuotesApi.getDeskQuote, async ({ caller, params, tag }) =>
    tagged(tag, await getDeskQuote(tools, caller, params.id)),
  )
  serve(deskQuotesApi.saveQuote, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await saveQuote(tools, caller, params.id, { content: body, ifMatch: headers['if-match'] })),
  )
  serve(deskQuotesApi.discardQuote, ({ caller, params, headers }) =>
    discardQuote(tools, caller, params.id, headers['if-match']),
  )
  serve(deskQuotesApi.sendQuote, async ({ caller, params, headers, tag }) =>
    tagged(tag, await sendQuote(tools, caller, params.id, headers['if-match'])),
  )
  serve(deskQuotesApi.withdrawQuote, async ({ caller, params, body, tag }) =>
    tagged(tag, await withdrawQuote(tools, caller, params.id, body.reason)),
  )
  serve(deskQuotesApi.copyQuote, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await copyQuote(tools, caller, params.id, { ...body, ifMatch: headers['if-match'] })),
  )
  serve(deskQuotesApi.askOwner, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await askOwner(tools, caller, params.id, { ...body, ifMatch: headers['if-match'] })),
  )
  serve(deskQuotesApi.remindOfQuote, async ({ caller, params, tag }) =>
    tagged(tag, await remindOfQuote(tools, caller, params.id)),
  )
  serve(deskQuotesApi.noteLostQuote, async ({ caller, params, body, tag }) =>
    tagged(tag, await noteLostQuote(tools, caller, params.id, body)),
  )
}
