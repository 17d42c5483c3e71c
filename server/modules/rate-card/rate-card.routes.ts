import { changeManyApi } from '#contract/rate-card.change-many.ts'
import { rateCardApi } from '#contract/rate-card.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { changeManyRates, previewRateChange } from './change-many.ts'
import { addRateCard, getRateCards, listRateCards, withdrawRateCard } from './rate-card.ts'

export function rateCardRoutes(serve: Serve, tools: Tools) {
  serve(rateCardApi.listRateCards, ({ caller, query }) => listRateCards(tools, caller, query))
  serve(rateCardApi.getRateCards, ({ caller, params }) => getRateCards(tools, caller, params.slug))
  serve(rateCardApi.addRateCard, ({ caller, body }) => addRateCard(tools, caller, body))
  serve(rateCardApi.withdrawRateCard, ({ caller, params }) => withdrawRateCard(tools, caller, params.id))
  serve(changeManyApi.previewRateChange, ({ caller, body }) => previewRateChange(tools, caller, body))
  serve(changeManyApi.changeManyRates, ({ caller, body, headers }) =>
    changeManyRates(tools, caller, body, headers['idempotency-key']),
  )
}
