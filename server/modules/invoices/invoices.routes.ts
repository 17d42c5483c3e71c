import { invoiceBatchesApi } from '#contract/invoices.batches.ts'
import { deskInvoicesApi, invoicesApi } from '#contract/invoices.calls.ts'
import { invoiceFilesApi } from '#contract/invoices.files.ts'
import { invoicePdfApi } from '#contract/invoices.pdf.ts'
import { receivablesApi } from '#contract/invoices.receivables.ts'
import { invoiceRemindersApi } from '#contract/invoices.reminders.ts'
import { paymentReportsApi } from '#contract/invoices.reports.calls.ts'
import type { Tools } from '#server/platform/action.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { PrintTools } from '#server/platform/printing.ts'
import type { Serve } from '#server/platform/serve.ts'
import { rejectDispute } from './answering.ts'
import { startInvoiceBatch } from './batches.ts'
import { disputeInvoice, getOwnInvoice } from './disputing.ts'
import { discardInvoice, draftInvoice, saveInvoice } from './drafting.ts'
import { invoicesCsv, invoicesXlsx } from './invoice-files.ts'
import { issueInvoice } from './issuing.ts'
import { issueNote, type NotingTools } from './noting.ts'
import { invoicePdf, notePdf } from './printing.ts'
import { getInvoice, listBillableSheets, listInvoices, listSacs } from './reading.ts'
import { listReceivables, receivablesCsv } from './receivables.ts'
import { declineReport, reportPayment, withdrawReport } from './reporting.ts'
import { getReminders, setStopped } from './stopping.ts'

type Headers = { 'if-match'?: string | undefined }
/** The change that somebody asks for: which invoice, and the revision they have seen. */
const changeOf = ({ id }: { id: string }, headers: Headers) => ({ invoiceId: id, ifMatch: headers['if-match'] })

/** Invoices for customers and at the desk. */
export function invoicesRoutes(serve: Serve, tools: NotingTools) {
  serve(invoicesApi.listInvoices, ({ caller, query }) => listInvoices(tools, caller, query))
  serve(invoicesApi.getInvoice, async ({ caller, params, tag }) =>
    tagged(tag, await getOwnInvoice(tools, caller, params.invoiceId)),
  )
  serve(invoicesApi.disputeInvoice, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await disputeInvoice(tools, caller, params.invoiceId, { ...body, key: headers['idempotency-key'] })),
  )
  serve(deskInvoicesApi.listDeskInvoices, ({ caller, query }) => listInvoices(tools, caller, query))
  serve(deskInvoicesApi.listBillableSheets, ({ caller }) => listBillableSheets(tools, caller))
  serve(deskInvoicesApi.listSacs, ({ caller }) => listSacs(tools, caller))
  serve(deskInvoicesApi.getDeskInvoice, async ({ caller, params, tag }) =>
    tagged(tag, await getInvoice(tools, caller, params.id)),
  )
  serve(receivablesApi.listReceivables, ({ caller, query }) => listReceivables(tools, caller, query))
  serve(receivablesApi.downloadReceivablesCsv, ({ caller, query }) => receivablesCsv(tools, caller, query.lang))
  fileRoutes(serve, tools)
  changeRoutes(serve, tools)
}

function fileRoutes(serve: Serve, tools: Tools) {
  serve(invoiceFilesApi.downloadInvoicesCsv, ({ caller, query }) => invoicesCsv(tools, caller, query))
  serve(invoiceFilesApi.downloadInvoicesXlsx, ({ caller, query }) => invoicesXlsx(tools, caller, query))
  serve(invoiceFilesApi.downloadDeskInvoicesCsv, ({ caller, query }) => invoicesCsv(tools, caller, query))
  serve(invoiceFilesApi.downloadDeskInvoicesXlsx, ({ caller, query }) => invoicesXlsx(tools, caller, query))
}

function changeRoutes(serve: Serve, tools: NotingTools) {
  serve(deskInvoicesApi.draftInvoice, async ({ caller, headers, body, tag }) =>
    tagged(tag, await draftInvoice(tools, caller, { ...body, key: headers['idempotency-key'] })),
  )
  serve(invoiceBatchesApi.startInvoiceBatch, ({ caller, headers, body }) =>
    startInvoiceBatch(tools, caller, { ...body, key: headers['idempotency-key'] }),
  )
  serve(deskInvoicesApi.saveInvoice, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await saveInvoice(tools, caller, changeOf(params, headers), body)),
  )
  serve(deskInvoicesApi.discardInvoice, ({ caller, params, headers }) =>
    discardInvoice(tools, caller, changeOf(params, headers)),
  )
  serve(deskInvoicesApi.issueInvoice, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await issueInvoice(tools, caller, changeOf(params, headers), body.answers)),
  )
  serve(deskInvoicesApi.issueNote, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await issueNote(tools, caller, changeOf(params, headers), body)),
  )
  serve(deskInvoicesApi.rejectDispute, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await rejectDispute(tools, caller, changeOf(params, headers), body)),
  )
}

/** Reported payments: customers make and withdraw reports, accounts answer them. */
function paymentReportsRoutes(serve: Serve, tools: Tools) {
  serve(paymentReportsApi.reportPayment, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await reportPayment(tools, caller, params.invoiceId, { ...body, key: headers['idempotency-key'] })),
  )
  serve(paymentReportsApi.withdrawPaymentReport, async ({ caller, params, tag }) =>
    tagged(tag, await withdrawReport(tools, caller, params.id)),
  )
  serve(paymentReportsApi.declinePaymentReport, ({ caller, params, body }) =>
    declineReport(tools, caller, params.id, body.reply),
  )
}

/** The reminders of invoices, for the desk, and the reports that pause them. */
export function invoiceRemindersRoutes(serve: Serve, tools: Tools) {
  paymentReportsRoutes(serve, tools)
  const { getInvoiceReminders, stopReminders, resumeReminders } = invoiceRemindersApi
  serve(getInvoiceReminders, async ({ caller, params, tag }) =>
    tagged(tag, await getReminders(tools, caller, params.id)),
  )
  serve(stopReminders, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await setStopped(tools, caller, changeOf(params, headers), { ...body, isStopped: true })),
  )
  serve(resumeReminders, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await setStopped(tools, caller, changeOf(params, headers), { ...body, isStopped: false })),
  )
}

/** Invoices as PDF, for customers and at the desk. */
export function invoicePdfRoutes(serve: Serve, tools: PrintTools) {
  serve(invoicePdfApi.downloadInvoicePdf, ({ caller, params, query }) =>
    invoicePdf(tools, caller, params.invoiceId, query.lang),
  )
  serve(invoicePdfApi.downloadDeskInvoicePdf, ({ caller, params, query }) =>
    invoicePdf(tools, caller, params.id, query.lang),
  )
  serve(invoicePdfApi.downloadInvoiceNotePdf, ({ caller, params, query }) =>
    notePdf(tools, caller, params.id, query.lang),
  )
  serve(invoicePdfApi.downloadDeskInvoiceNotePdf, ({ caller, params, query }) =>
    notePdf(tools, caller, params.id, query.lang),
  )
}
