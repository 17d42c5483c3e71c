import { summaryBatchesApi } from '#contract/summary-sheets.batches.ts'
import { deskSummarySheetsApi, summarySheetsApi } from '#contract/summary-sheets.calls.ts'
import { summarySheetPdfApi } from '#contract/summary-sheets.pdf.ts'
import type { Tools } from '#server/platform/action.ts'
import { getBatch } from '#server/platform/batches.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { PrintTools } from '#server/platform/printing.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type CertifyingTools, certifySheet, disputeSheet } from './answering.ts'
import { startBatch } from './batches.ts'
import { listDue, prepareSheet } from './due.ts'
import { sheetPdf } from './printing.ts'
import { getSheet, listSheets } from './reading.ts'
import { type RevisingTools, reviseSheet, saveExtras, sendSheet } from './sending.ts'
import { sheetCsv, sheetXlsx } from './sheet-files.ts'

type Headers = { 'if-match'?: string | undefined }
/** The change that somebody asks for: which sheet, and the revision they have seen. */
const changeOf = ({ id }: { id: string }, headers: Headers) => ({ summarySheetId: id, ifMatch: headers['if-match'] })

/** Summary sheets of customers. */
function customerRoutes(serve: Serve, tools: CertifyingTools) {
  const { listSummarySheets, getSummarySheet, certifySummarySheet, disputeSummarySheet } = summarySheetsApi
  serve(listSummarySheets, ({ caller, query }) => listSheets(tools, caller, query))
  serve(getSummarySheet, async ({ caller, params, tag }) =>
    tagged(tag, await getSheet(tools, caller, params.summarySheetId)),
  )
  serve(certifySummarySheet, async ({ caller, params, body, visit, tag }) =>
    tagged(tag, await certifySheet(tools, caller, params.summarySheetId, { ...body, visit })),
  )
  serve(disputeSummarySheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await disputeSheet(tools, caller, params.summarySheetId, { ...body, key: headers['idempotency-key'] })),
  )
  serve(summarySheetsApi.downloadSummarySheetCsv, ({ caller, params, query }) =>
    sheetCsv(tools, caller, params.summarySheetId, query.lang),
  )
  serve(summarySheetsApi.downloadSummarySheetXlsx, ({ caller, params, query }) =>
    sheetXlsx(tools, caller, params.summarySheetId, query.lang),
  )
}

/** Summary sheets for customers and at the desk. */
export function summarySheetsRoutes(serve: Serve, tools: CertifyingTools & RevisingTools) {
  customerRoutes(serve, tools)
  const { saveSummarySheet, sendSummarySheet, reviseSummarySheet } = deskSummarySheetsApi
  serve(deskSummarySheetsApi.listDeskSummarySheets, ({ caller, query }) => listSheets(tools, caller, query))
  serve(deskSummarySheetsApi.listDueSummarySheets, ({ caller }) => listDue(tools, caller))
  serve(deskSummarySheetsApi.prepareSummarySheet, async ({ caller, headers, body, tag }) =>
    tagged(tag, await prepareSheet(tools, caller, { ...body, key: headers['idempotency-key'] })),
  )
  serve(deskSummarySheetsApi.getDeskSummarySheet, async ({ caller, params, tag }) =>
    tagged(tag, await getSheet(tools, caller, params.id)),
  )
  serve(saveSummarySheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await saveExtras(tools, caller, changeOf(params, headers), body.extras)),
  )
  serve(sendSummarySheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await sendSheet(tools, caller, changeOf(params, headers), body.answers)),
  )
  serve(reviseSummarySheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await reviseSheet(tools, caller, changeOf(params, headers), body)),
  )
  serve(deskSummarySheetsApi.downloadDeskSummarySheetCsv, ({ caller, params, query }) =>
    sheetCsv(tools, caller, params.id, query.lang),
  )
  serve(deskSummarySheetsApi.downloadDeskSummarySheetXlsx, ({ caller, params, query }) =>
    sheetXlsx(tools, caller, params.id, query.lang),
  )
}

/** Batches of summary sheets at the desk. */
export function summaryBatchesRoutes(serve: Serve, tools: Tools) {
  serve(summaryBatchesApi.startSummaryBatch, ({ caller, headers, body }) =>
    startBatch(tools, caller, { ...body, key: headers['idempotency-key'] }),
  )
  serve(summaryBatchesApi.getBatch, ({ caller, params }) => getBatch(tools, caller, params.id))
}

/** Summary sheets as PDF, for customers and at the desk. */
export function summarySheetPdfRoutes(serve: Serve, tools: PrintTools) {
  serve(summarySheetPdfApi.downloadSummarySheetPdf, ({ caller, params, query }) =>
    sheetPdf(tools, caller, params.summarySheetId, query.lang),
  )
  serve(summarySheetPdfApi.downloadDeskSummarySheetPdf, ({ caller, params, query }) =>
    sheetPdf(tools, caller, params.id, query.lang),
  )
}
