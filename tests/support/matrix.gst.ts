// The matrix of GST papers.
import { onlyStaff, row } from './verdicts.ts'

const accounts = (status: number) => onlyStaff({ owner: status, accounts: status })
const month = () => ({ query: { month: '2026-11' } })

/** Calls of the desk. The customer of that invoice has no GSTIN, and its machine never left by a challan. */
export const gstRows = {
  getGstOverview: row(accounts(200), month),
  downloadGstr1: row(accounts(200), month),
  downloadTally: row(accounts(200), month),
  downloadEInvoice: row(accounts(200), ({ invoice }) => ({ id: invoice })),
  downloadEWayBill: row(accounts(404), ({ jobOnHire }) => ({ id: jobOnHire, query: { hsn: '8427' } })),
}
