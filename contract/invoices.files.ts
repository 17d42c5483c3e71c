// The list of invoices as files for spreadsheets, for customers and the desk.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { csv, lang, xlsx } from './file-replies.ts'
import { deskInvoiceFilters, ownInvoiceFilters } from './invoices.calls.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** Invoices in one file. */
export const INVOICE_ROWS_MAX = 5000

const problems = ['too-many-invoices'] as const
const own = z.strictObject({ ...ownInvoiceFilters, lang })
const desk = z.strictObject({ ...deskInvoiceFilters, lang })

export const invoiceFilesApi = {
  downloadInvoicesCsv: endpoint({
    ...signedInPaths.downloadInvoicesCsv,
    ...csv,
    summary: 'The invoices of the list as CSV, with their tax and what was paid; at most 5 000.',
    query: own,
    problems,
  }),
  downloadInvoicesXlsx: endpoint({
    ...signedInPaths.downloadInvoicesXlsx,
    ...xlsx,
    summary: 'The same as XLSX.',
    query: own,
    problems,
  }),
  downloadDeskInvoicesCsv: endpoint({
    ...deskPaths.downloadDeskInvoicesCsv,
    ...csv,
    summary: 'The invoices of the desk’s list as CSV, with their tax and what was paid; at most 5 000.',
    query: desk,
    problems,
  }),
  downloadDeskInvoicesXlsx: endpoint({
    ...deskPaths.downloadDeskInvoicesXlsx,
    ...xlsx,
    summary: 'The same as XLSX, for the desk.',
    query: desk,
    problems,
  }),
}
