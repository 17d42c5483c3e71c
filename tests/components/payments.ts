// Payments as the fake server answers them.
import { paymentsApi } from '#contract/payments.calls.ts'
import { Payment } from '#contract/payments.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const CUSTOMER = 'Deccan Buildworks Private Limited'

export const aPayment = makerOf(Payment, {
  paymentId: idOf(990),
  paymentNumber: 'PAY/2627/000031',
  customer: { companyId: idOf(982) },
  customerName: CUSTOMER,
  mode: 'NEFT',
  reference: 'HDFCN52026112012345',
  amountPaise: 10_631_400,
  allocatedPaise: 10_631_400,
  allocations: [
    {
      allocationId: idOf(991),
      invoiceId: idOf(981),
      invoiceNumber: 'INV/2627/000012',
      amountPaise: 10_631_400,
      tdsPaise: 183_300,
      tdsSection: '393(1)',
      tdsCode: 'RENT',
      allocatedBy: 'Farida Sheikh',
    },
  ],
  recordedBy: 'Farida Sheikh',
})

const invoice = (n: number, taxablePaise: number, totalPaise: number) => ({
  invoiceId: idOf(980 + n),
  invoiceNumber: `INV/2627/00001${n}`,
  invoiceDate: '2026-10-10',
  dueDate: '2026-11-09',
  totalPaise,
  taxablePaise,
  balancePaise: totalPaise,
})

/** Two invoices of a customer, and the rates of the day. */
export const someOpen = () =>
  sampleOf(paymentsApi.listOpenInvoices.response, {
    customerName: CUSTOMER,
    isRegistered: true,
    openInvoices: [invoice(1, 9_165_000, 10_814_700), invoice(2, 10_000_000, 11_800_000)],
    tdsRates: [
      { code: 'RENT', section: '393(1)', percent: '2' },
      { code: 'CONTRACT', section: '393(1)', percent: '2' },
    ],
  })
