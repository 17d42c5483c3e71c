import { rateCardCsvApi } from '#contract/rate-card.csv.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { downloadRates } from './rates-csv.ts'

/** Rates as a file for a spreadsheet. */
export function rateCardCsvRoutes(serve: Serve, tools: Tools) {
  serve(rateCardCsvApi.downloadRates, ({ caller, query }) => downloadRates(tools, caller, query))
}
