import { quoteAnswersApi } from '#contract/quotes.answers.ts'
import { deskQuotesApi } from '#contract/quotes.desk.ts'
import { quotesApi } from '#contract/quotes.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type AcceptTools, acceptQuote, previewChoices } from './accepting.ts'
import { declineQuote, readQuote, requestQuoteApproval, requestQuoteChange } from './answering.ts'
import { copyQuote } from './copying.ts'
import { discardQuote, draftQuote, getDeskQuote, previewQuote, saveQuote } from './drafts.ts'
import { suggestOffer } from './figures.ts'
import { askOwner, noteLostQuote, remindOfQuote } from './following-up.ts'
import { getQuote, listQuotes } from './quotes.ts'
import { sendQuote, withdrawQuote } from './sending.ts'

/** Quotes at the desk and for the customer. */
export function quotesRoutes(serve: Serve, tools: AcceptTools) {
  answerRoutes(serve, tools)
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
  serve(deskQuotesApi.sendQuote, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await sendQuote(tools, caller, params.id, { ifMatch: headers['if-match'], hold: body.hold })),
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

/** Customers' actions on a sent version. */
function answerRoutes(serve: Serve, tools: AcceptTools) {
  serve(quoteAnswersApi.readQuote, ({ caller, params }) => readQuote(tools, caller, params.quoteId))
  serve(quoteAnswersApi.previewChoices, ({ caller, params, body }) =>
    previewChoices(tools, caller, params.quoteId, body),
  )
  serve(quoteAnswersApi.acceptQuote, ({ caller, params, body, visit }) =>
    acceptQuote(tools, caller, params.quoteId, { body, visit }),
  )
  serve(quoteAnswersApi.declineQuote, ({ caller, params, body }) =>
    declineQuote(tools, caller, params.quoteId, body.reason),
  )
  serve(quoteAnswersApi.requestQuoteChange, ({ caller, params, body }) =>
    requestQuoteChange(tools, caller, params.quoteId, body),
  )
  serve(quoteAnswersApi.requestQuoteApproval, ({ caller, params, body }) =>
    requestQuoteApproval(tools, caller, params.quoteId, body),
  )
}
