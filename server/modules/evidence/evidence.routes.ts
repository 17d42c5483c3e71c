import { evidenceApi } from '#contract/evidence.ts'
import type { Serve } from '#server/platform/serve.ts'
import { invoiceEvidence, sheetEvidence } from './evidence.ts'
import type { EvidenceTools } from './packing.ts'

/** Evidence packs for customers and at the desk. */
export function evidenceRoutes(serve: Serve, tools: EvidenceTools) {
  serve(evidenceApi.downloadInvoiceEvidence, ({ caller, params, query }) =>
    invoiceEvidence(tools, caller, params.invoiceId, query.lang),
  )
  serve(evidenceApi.downloadDeskInvoiceEvidence, ({ caller, params, query }) =>
    invoiceEvidence(tools, caller, params.id, query.lang),
  )
  serve(evidenceApi.downloadSummarySheetEvidence, ({ caller, params, query }) =>
    sheetEvidence(tools, caller, params.summarySheetId, query.lang),
  )
  serve(evidenceApi.downloadDeskSummarySheetEvidence, ({ caller, params, query }) =>
    sheetEvidence(tools, caller, params.id, query.lang),
  )
}
