// The matrix of payments, at the desk.
import { aReference } from './references.ts'
import { only, onlyStaff, row, staff } from './verdicts.ts'

const accounts = (status: number) => onlyStaff({ owner: status, accounts: status })
const transfer = (now: Date) => ({
  receivedOn: now.toISOString().slice(0, 10),
  mode: 'NEFT',
  reference: aReference(),
  amountPaise: 50_000,
})

/** A company's users have no payments; the payment is of company A. */
export const ownPaymentRows = {
  listOwnPayments: row(only({ individual: 200, adminA: 200, adminB: 200 })),
  downloadPaymentPdf: row(only({ individual: 404, adminA: 200, adminB: 404 }), ({ payment }) => ({ id: payment })),
}

export const paymentRows = {
  downloadDeskPaymentPdf: row(staff(200), ({ payment }) => ({ id: payment })),
  listPayments: row(staff(200)),
  getPayment: row(staff(200), ({ payment }) => ({ id: payment })),
  listOpenInvoices: row(staff(200), ({ a }) => ({ query: { customer: a.companyId } })),
  recordPayment: row(accounts(201), ({ a, now }) => ({
    body: { customerId: a.companyId, kind: 'PAYMENT', ...transfer(now) },
  })),
  allocatePayment: row(accounts(200), async ({ newPayment, invoice }) => ({
    id: newPayment,
    body: { allocations: [{ invoiceId: await invoice(), amountPaise: 100 }] },
  })),
  undoAllocation: row(accounts(200), async ({ newAllocation }) => {
    const { paymentId, allocationId } = await newAllocation()
    return { id: async () => paymentId, body: { allocationId, reason: 'The wrong invoice' } }
  }),
  refundPayment: row(accounts(201), ({ newPayment, now }) => ({
    id: newPayment,
    body: { ...transfer(now), reason: 'Paid twice' },
  })),
}
