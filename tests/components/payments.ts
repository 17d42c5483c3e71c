// Payments as the fake server answers them.
import type { OutputOf } from '#contract/endpoint.ts'
import type { paymentsApi } from '#contract/payments.calls.ts'
import type { Payment } from '#contract/payments.ts'
import { idOf } from './samples.ts'

export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  paymentId: idOf(990),
  paymentNumber: 'PAY/2627/000031',
  kind: 'PAYMENT',
  customer: { companyId: idOf(982), accountId: null },
  customerName: 'Deccan Buildworks Private Limited',
  receivedOn: '2026-11-20',
  mode: 'NEFT',
  reference: 'HDFCN52026112012345',
  amountPaise: 10_631_400,
  openPaise: 0,
  voucherNumber: null,
  isCounter: false,
  isTakenBack: false,
  note: null,
  allocatedPaise: 10_631_400,
  refundedPaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  allocations: [
    {
      allocationId: idOf(991),
      invoiceId: idOf(981),
      invoiceNumber: 'INV/2627/000012',
      amountPaise: 10_631_400,
      tdsPaise: 183_300,
      tdsSection: '393 (194-I)',
      allocatedOn: '2026-11-20',
      allocatedBy: 'Farida Sheikh',
      undone: null,
    },
  ],
  refundOf: null,
  refunds: [],
  recordedBy: 'Farida Sheikh',
  recordedAt: '2026-11-20T06:30:00.000Z',
  ...more,
})

const invoice = (n: number, taxablePaise: number, totalPaise: number) => ({
  invoiceId: idOf(980 + n),
  invoiceNumber: `INV/2627/00001${n}`,
  invoiceDate: '2026-10-10',
  dueDate: '2026-11-09',
  totalPaise,
  taxablePaise,
  tdsPaise: 0,
  balancePaise: totalPaise,
  disputedPaise: 0,
})

/** Two invoices of a customer, and the rates of the day. */
export const someOpen = (): OutputOf<typeof paymentsApi.listOpenInvoices> => ({
  customerName: 'Deccan Buildworks Private Limited',
  isRegistered: true,
  openInvoices: [invoice(1, 9_165_000, 10_814_700), invoice(2, 10_000_000, 11_800_000)],
  tdsRates: [
    { code: 'RENT', section: '393 (194-I)', percent: '2' },
    { code: 'CONTRACT', section: '393 (194-C)', percent: '2' },
  ],
})
