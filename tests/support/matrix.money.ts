// The matrix of money: payments, statements of the bank, the ledger and GST papers.
import { ACCOUNT, statementOf } from './bank.ts'
import { aMonth } from './payments.ts'
import { aReference } from './references.ts'
import { byAccounts, byOwner, only, row, staff } from './verdicts.ts'
import type { World } from './world.ts'

const transfer = ({ today }: World) => ({
  receivedOn: today,
  mode: 'NEFT',
  reference: aReference(),
  amountPaise: 50_000,
})

const days = { from: '2026-04-01', to: '2027-03-31' }
const ofCompanyA = ({ a }: World) => ({ query: { customer: a.companyId, ...days } })
/** A company's users have no statement. */
const statement = row(only({ individual: 200, adminA: 200, adminB: 200 }), { query: days })

const month = { query: { month: '2026-11' } }

/** A company's users have no payments; the payment is of company A. */
export const moneyRows = {
  listOwnPayments: row(only({ individual: 200, adminA: 200, adminB: 200 })),
  downloadPaymentPdf: row(only({ individual: 404, adminA: 200, adminB: 404 }), 'payment'),
  downloadDeskPaymentPdf: row(staff(200), 'payment'),
  listPayments: row(staff(200)),
  getPayment: row(staff(200), 'payment'),
  listOpenInvoices: row(staff(200), ({ a }) => ({ query: { customer: a.companyId } })),
  recordPayment: row(byAccounts(201), (world) => ({
    body: { customerId: world.a.companyId, kind: 'PAYMENT', ...transfer(world) },
  })),
  allocatePayment: row(byAccounts(200), 'newPayment', async ({ invoice }) => ({
    allocations: [{ invoiceId: await invoice(), amountPaise: 100 }],
  })),
  undoAllocation: row(byAccounts(200), async ({ newAllocation }) => {
    const { paymentId, allocationId } = await newAllocation()
    return { id: async () => paymentId, body: { allocationId, reason: 'The wrong invoice' } }
  }),
  bounceCheque: row(byAccounts(200), 'newCheque', ({ today }) => ({ bouncedOn: today, reason: 'Funds insufficient' })),
  refundPayment: row(byAccounts(201), 'newPayment', (world) => ({ ...transfer(world), reason: 'Paid twice' })),
  listBankLines: row(byAccounts(200)),
  getBankLine: row(byAccounts(200), 'bankLine'),
  matchBankLine: row(byAccounts(200), 'bankLine', ({ a }) => ({
    customerId: a.companyId,
    kind: 'PAYMENT',
    mode: 'NEFT',
  })),
  linkBankLine: row(byAccounts(200), 'bankLine', async ({ newPayment }) => ({ paymentId: await newPayment() })),
  setBankLineAside: row(byAccounts(200), 'bankLine', { reason: 'Interest' }),
  reopenBankLine: row(byAccounts(200), 'asideLine', { reason: 'A slip' }),
  previewStatement: row(byAccounts(200), () => ({
    query: { account: ACCOUNT },
    bytes: statementOf([{ credit: '5', reference: aReference() }]),
  })),
  importStatement: row(byAccounts(200), ({ statement }) => statement()),
  listMonthClosings: row(byAccounts(200)),
  closeMonth: row(byAccounts(200), () => ({ body: aMonth() })),
  reopenMonth: row(byOwner(200), async ({ closedMonth }) => ({
    body: { month: await closedMonth(), reason: 'A slip' },
  })),
  getTrialBalance: row(byAccounts(200), { query: { on: days.to } }),
  downloadTrialBalanceCsv: row(byAccounts(200), { query: { on: days.to } }),
  downloadTrialBalanceXlsx: row(byAccounts(200), { query: { on: days.to } }),
  listLedgerEntries: row(byAccounts(200)),
  downloadJournalCsv: row(byAccounts(200), { query: days }),
  downloadJournalXlsx: row(byAccounts(200), { query: days }),
  getDeskStatement: row(byAccounts(200), ofCompanyA),
  downloadDeskStatementCsv: row(byAccounts(200), ofCompanyA),
  downloadDeskStatementXlsx: row(byAccounts(200), ofCompanyA),
  downloadDeskStatementPdf: row(byAccounts(200), ofCompanyA),
  getStatement: statement,
  downloadStatementCsv: statement,
  downloadStatementXlsx: statement,
  downloadStatementPdf: statement,
  // The customer of that invoice has no GSTIN, and its machine never left by a challan.
  getGstOverview: row(byAccounts(200), month),
  downloadGstr1: row(byAccounts(200), month),
  downloadTally: row(byAccounts(200), month),
  downloadEInvoice: row(byAccounts(200), 'invoice'),
  getEInvoices: row(staff(200), 'invoice'),
  submitEInvoice: row(byAccounts(200), ({ reportedInvoice }) => ({
    id: async () => (await reportedInvoice()).invoiceId,
  })),
  acknowledgeEInvoice: row(byAccounts(200), async ({ reportedInvoice }) => {
    const { invoiceId, brought } = await reportedInvoice()
    return { id: async () => invoiceId, body: brought }
  }),
  cancelEInvoice: row(byAccounts(200), 'acknowledgedInvoice', { reason: 'OTHER', remark: 'Billed twice' }),
  downloadEWayBill: row(byAccounts(404), ({ jobOnHire }) => ({ id: jobOnHire, query: { hsn: '8427' } })),
}
