import { rateCardCsvApi } from '#contract/rate-card.csv.ts'
import type { Tools } from '#server/platform/action.ts'
import { importFile, previewFile } from '#server/platform/csv-import.ts'
import type { Serve } from '#server/platform/serve.ts'
import { downloadRates, ratesImport } from './rates-csv.ts'

/** Rates as a file for a spreadsheet. */
export function rateCardCsvRoutes(serve: Serve, tools: Tools) {
  serve(rateCardCsvApi.downloadRates, ({ caller, query }) => downloadRates(tools, caller, query))
  serve(rateCardCsvApi.previewRatesImport, ({ caller, bytes }) => previewFile(tools, caller, bytes, ratesImport))
  serve(rateCardCsvApi.importRates, ({ caller, bytes, query, headers }) =>
    importFile(tools, caller, { bytes, digest: query.digest, key: headers['idempotency-key'] }, ratesImport),
  )
}
