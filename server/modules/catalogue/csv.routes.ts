import { catalogueCsvApi } from '#contract/catalogue.csv.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { downloadAvailability } from './availability-csv.ts'
import { downloadProducts } from './products-csv.ts'

/** The catalogue as files for a spreadsheet. */
export function catalogueCsvRoutes(serve: Serve, tools: Tools) {
  serve(catalogueCsvApi.downloadProducts, ({ caller, query }) => downloadProducts(tools, caller, query))
  serve(catalogueCsvApi.downloadAvailability, ({ caller, query }) => downloadAvailability(tools, caller, query))
}
