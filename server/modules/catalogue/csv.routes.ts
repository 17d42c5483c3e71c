import { catalogueCsvApi } from '#contract/catalogue.csv.ts'
import type { Tools } from '#server/platform/action.ts'
import { importFile, previewFile } from '#server/platform/csv-import.ts'
import type { Serve } from '#server/platform/serve.ts'
import { availabilityImport, downloadAvailability } from './availability-csv.ts'
import { downloadProducts, productsImport } from './products-csv.ts'

/** The catalogue as files for a spreadsheet. */
export function catalogueCsvRoutes(serve: Serve, tools: Tools) {
  serve(catalogueCsvApi.downloadProducts, ({ caller, query }) => downloadProducts(tools, caller, query))
  serve(catalogueCsvApi.downloadAvailability, ({ caller, query }) => downloadAvailability(tools, caller, query))
  serve(catalogueCsvApi.previewProductsImport, ({ caller, bytes }) => previewFile(tools, caller, bytes, productsImport))
  serve(catalogueCsvApi.importProducts, ({ caller, bytes, query, headers }) =>
    importFile(tools, caller, { bytes, digest: query.digest, key: headers['idempotency-key'] }, productsImport),
  )
  serve(catalogueCsvApi.previewAvailabilityImport, ({ caller, bytes }) =>
    previewFile(tools, caller, bytes, availabilityImport),
  )
  serve(catalogueCsvApi.importAvailability, ({ caller, bytes, query, headers }) =>
    importFile(tools, caller, { bytes, digest: query.digest, key: headers['idempotency-key'] }, availabilityImport),
  )
}
