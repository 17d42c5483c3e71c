// The matrix of invoices, for customers and the desk.
import { customers, only, onlyStaff, row, staff } from './verdicts.ts'

/** The invoice is of a job of userA's enquiry. */
const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })
const accounts = (status: number) => onlyStaff({ owner: status, accounts: status })
const fresh = { 'if-match': '*' }
const because = { reason: 'They pay on Friday.' }

/** A payment that a customer reports. */
const reported = (now: Date) => ({
  paidOn: now.toISOString().slice(0, 10),
  mode: 'UPI',
  reference: 'UPI4411',
  amountPaise: 50_000,
})

/** Calls of customers. */
export const invoiceRows = {
  listInvoices: row(customers(200)),
  downloadInvoicesCsv: row(customers(200)),
  downloadInvoicesXlsx: row(customers(200)),
  getInvoice: row(ofA(200), ({ invoice }) => ({ id: invoice })),
  disputeInvoice: row(only({ individual: 404, userA: 404, adminA: 200, adminB: 404 }), async ({ ofCompany }) => {
    const { invoiceId, lines } = await ofCompany()
    return {
      id: async () => invoiceId,
      body: { lines: [{ lineId: lines[0]?.lineId ?? '', reason: 'The machine came late.' }] },
    }
  }),
  reportPayment: row(only({ individual: 404, userA: 403, adminA: 200, adminB: 404 }), ({ ofCompany, now }) => ({
    id: async () => (await ofCompany()).invoiceId,
    body: reported(now),
  })),
  withdrawPaymentReport: row(
    only({ individual: 404, userA: 403, adminA: 200, adminB: 404 }),
    ({ reportOfCompany }) => ({
      id: reportOfCompany,
    }),
  ),
  downloadInvoiceNotePdf: row(ofA(200), ({ invoiceNote }) => ({ id: invoiceNote })),
  downloadInvoicePdf: row(ofA(200), ({ invoice }) => ({ id: invoice })),
}

/** Calls of the desk. */
export const deskInvoiceRows = {
  listDeskInvoices: row(staff(200)),
  downloadDeskInvoicesCsv: row(staff(200)),
  downloadDeskInvoicesXlsx: row(staff(200)),
  listReceivables: row(staff(200)),
  listPaymentReports: row(staff(200)),
  downloadReceivablesCsv: row(staff(200), () => ({ query: { lang: 'en' } })),
  listBillableSheets: row(staff(200)),
  listSacs: row(staff(200)),
  draftInvoice: row(accounts(201), async ({ billableSheet }) => ({
    body: { summarySheetIds: [await billableSheet()] },
  })),
  startInvoiceBatch: row(accounts(202), async ({ billableSheet }) => {
    await billableSheet()
    return { body: { act: 'DRAFT', by: 'customer' } }
  }),
  getDeskInvoice: row(staff(200), ({ invoice }) => ({ id: invoice })),
  downloadDeskInvoiceNotePdf: row(staff(200), ({ invoiceNote }) => ({ id: invoiceNote })),
  downloadDeskInvoicePdf: row(staff(200), ({ invoice }) => ({ id: invoice })),
  declinePaymentReport: row(accounts(204), ({ newReport }) => ({
    id: newReport,
    body: { reply: 'No such transfer came in.' },
  })),
  saveInvoice: row(accounts(200), ({ newDraft }) => ({
    id: newDraft,
    headers: fresh,
    body: { note: 'Thank you.', sacs: [] },
  })),
  discardInvoice: row(accounts(204), ({ newDraft }) => ({ id: newDraft, headers: fresh })),
  issueNote: row(accounts(200), ({ newInvoice }) => ({
    id: newInvoice,
    headers: fresh,
    body: {
      kind: 'CREDIT',
      reason: 'GOODWILL',
      explanation: 'For the wait.',
      lines: [{ lineNo: 1, amountPaise: 100 }],
    },
  })),
  rejectDispute: row(accounts(200), async ({ disputedInvoice }) => {
    const { invoiceId, disputeId } = await disputedInvoice()
    return { id: async () => invoiceId, headers: fresh, body: { disputeId, reply: 'The gate log says otherwise.' } }
  }),
  getInvoiceReminders: row(staff(200), ({ invoice }) => ({ id: invoice })),
  stopReminders: row(accounts(200), ({ newInvoice }) => ({ id: newInvoice, headers: fresh, body: because })),
  resumeReminders: row(accounts(200), ({ stoppedInvoice }) => ({ id: stoppedInvoice, headers: fresh, body: because })),
  issueInvoice: row(accounts(200), ({ newDraft }) => ({ id: newDraft, headers: fresh, body: {} })),
}
