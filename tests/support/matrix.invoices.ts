// The matrix of invoices, for customers and the desk.
import { byAccounts, customers, ofA, row, staff } from './verdicts.ts'

const because = { reason: 'They pay on Friday.' }

export const invoiceRows = {
  listInvoices: row(customers(200)),
  downloadInvoicesCsv: row(customers(200)),
  downloadInvoicesXlsx: row(customers(200)),
  downloadInvoiceEvidence: row(ofA(200), 'invoice'),
  downloadDeskInvoiceEvidence: row(staff(200), 'invoice'),
  getInvoice: row(ofA(200), 'invoice'),
  disputeInvoice: row(ofA(404, 200), async ({ ofCompany }) => {
    const { invoiceId, lines } = await ofCompany()
    const body = { lines: [{ lineId: lines[0]?.lineId ?? '', reason: 'The machine came late.' }] }
    return { id: async () => invoiceId, body }
  }),
  reportPayment: row(ofA(403, 200), ({ ofCompany, today }) => ({
    id: async () => (await ofCompany()).invoiceId,
    body: { paidOn: today, mode: 'UPI', reference: 'UPI4411', amountPaise: 50_000 },
  })),
  withdrawPaymentReport: row(ofA(403, 200), 'reportOfCompany'),
  downloadInvoiceNotePdf: row(ofA(200), 'invoiceNote'),
  downloadInvoicePdf: row(ofA(200), 'invoice'),

  // Calls of the desk.
  listDeskInvoices: row(staff(200)),
  downloadDeskInvoicesCsv: row(staff(200)),
  downloadDeskInvoicesXlsx: row(staff(200)),
  listReceivables: row(staff(200)),
  listPaymentReports: row(staff(200)),
  downloadReceivablesCsv: row(staff(200), { query: { lang: 'en' } }),
  listBillableSheets: row(staff(200)),
  listSacs: row(staff(200)),
  draftInvoice: row(byAccounts(201), async ({ billableSheet }) => ({
    body: { summarySheetIds: [await billableSheet()] },
  })),
  startInvoiceBatch: row(byAccounts(202), async ({ billableSheet }) => {
    await billableSheet()
    return { body: { act: 'DRAFT', by: 'customer' } }
  }),
  getDeskInvoice: row(staff(200), 'invoice'),
  downloadDeskInvoiceNotePdf: row(staff(200), 'invoiceNote'),
  downloadDeskInvoicePdf: row(staff(200), 'invoice'),
  declinePaymentReport: row(byAccounts(204), 'newReport', { reply: 'No such transfer came in.' }),
  saveInvoice: row(byAccounts(200), 'newDraft', { note: 'Thank you.', sacs: [] }),
  discardInvoice: row(byAccounts(204), 'newDraft'),
  issueNote: row(byAccounts(200), 'newInvoice', {
    kind: 'CREDIT',
    reason: 'GOODWILL',
    explanation: 'For the wait.',
    lines: [{ lineNo: 1, amountPaise: 100 }],
  }),
  rejectDispute: row(byAccounts(200), async ({ disputedInvoice }) => {
    const { invoiceId, disputeId } = await disputedInvoice()
    return { id: async () => invoiceId, body: { disputeId, reply: 'The gate log says otherwise.' } }
  }),
  getInvoiceReminders: row(staff(200), 'invoice'),
  stopReminders: row(byAccounts(200), 'newInvoice', because),
  resumeReminders: row(byAccounts(200), 'stoppedInvoice', because),
  issueInvoice: row(byAccounts(200), 'newDraft', {}),
}
