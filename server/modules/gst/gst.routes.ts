import { eInvoicesApi } from '#contract/gst.e-invoices.ts'
import { gstApi } from '#contract/gst.ts'
import type { Serve } from '#server/platform/serve.ts'
import { acknowledgeEInvoice, cancelEInvoice, type EInvoiceTools, getEInvoices, submitEInvoice } from './e-invoices.ts'
import { eInvoiceFile, eWayBillFile, getGstOverview, gstr1File, tallyFile } from './gst.ts'

/** GST papers at the desk. */
export function gstRoutes(serve: Serve, tools: EInvoiceTools) {
  serve(gstApi.getGstOverview, ({ caller, query }) => getGstOverview(tools, caller, query.month))
  serve(gstApi.downloadGstr1, ({ caller, query }) => gstr1File(tools, caller, query.month))
  serve(gstApi.downloadTally, ({ caller, query }) => tallyFile(tools, caller, query.month))
  serve(gstApi.downloadEInvoice, ({ caller, params }) => eInvoiceFile(tools, caller, params.id))
  serve(gstApi.downloadEWayBill, ({ caller, params, query: { hsn, odc, km } }) =>
    eWayBillFile(tools, caller, params.id, { hsn, isOverDimensional: odc === 'yes', distanceKm: Number(km) }),
  )
  serve(eInvoicesApi.getEInvoices, ({ caller, params }) => getEInvoices(tools, caller, params.id))
  serve(eInvoicesApi.submitEInvoice, ({ caller, params }) => submitEInvoice(tools, caller, params.id))
  serve(eInvoicesApi.acknowledgeEInvoice, ({ caller, params, body }) =>
    acknowledgeEInvoice(tools, caller, params.id, body),
  )
  serve(eInvoicesApi.cancelEInvoice, ({ caller, params, body }) => cancelEInvoice(tools, caller, params.id, body))
}
