// The matrix of GST papers.
import { onlyStaff, row, staff } from './verdicts.ts'

const accounts = (status: number) => onlyStaff({ owner: status, accounts: status })
const month = () => ({ query: { month: '2026-11' } })

/** Calls of the desk. The customer of that invoice has no GSTIN, and its machine never left by a challan. */
export const gstRows = {
  getGstOverview: row(accounts(200), month),
  downloadGstr1: row(accounts(200), month),
  downloadTally: row(accounts(200), month),
  downloadEInvoice: row(accounts(200), ({ invoice }) => ({ id: invoice })),
  getEInvoices: row(staff(200), ({ invoice }) => ({ id: invoice })),
  submitEInvoice: row(accounts(200), ({ reportedInvoice }) => ({
    id: async () => (await reportedInvoice()).invoiceId,
  })),
  acknowledgeEInvoice: row(accounts(200), async ({ reportedInvoice }) => {
    const { invoiceId, brought } = await reportedInvoice()
    return { id: async () => invoiceId, body: brought }
  }),
  cancelEInvoice: row(accounts(200), ({ acknowledgedInvoice }) => ({
    id: acknowledgedInvoice,
    body: { reason: 'OTHER', remark: 'Billed twice' },
  })),
  downloadEWayBill: row(accounts(404), ({ jobOnHire }) => ({ id: jobOnHire, query: { hsn: '8427' } })),
}
