import { gstApi } from '#contract/gst.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { eInvoiceFile, eWayBillFile, getGstOverview, gstr1File, tallyFile } from './gst.ts'

/** GST papers at the desk. */
export function gstRoutes(serve: Serve, tools: Tools) {
  serve(gstApi.getGstOverview, ({ caller, query }) => getGstOverview(tools, caller, query.month))
  serve(gstApi.downloadGstr1, ({ caller, query }) => gstr1File(tools, caller, query.month))
  serve(gstApi.downloadTally, ({ caller, query }) => tallyFile(tools, caller, query.month))
  serve(gstApi.downloadEInvoice, ({ caller, params }) => eInvoiceFile(tools, caller, params.id))
  serve(gstApi.downloadEWayBill, ({ caller, params, query: { hsn, odc, km } }) =>
    eWayBillFile(tools, caller, params.id, { hsn, isOverDimensional: odc === 'yes', distanceKm: Number(km) }),
  )
}
