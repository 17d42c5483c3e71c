import { test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnPayment } from '#contract/payments.customer.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, looked, press, seen, told } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/my-rental/payments'
const paid = (more: Partial<OwnPayment> = {}): OwnPayment => ({
  paymentId: idOf(990),
  paymentNumber: 'PAY/2627/000031',
  kind: 'PAYMENT',
  receivedOn: '2026-11-20',
  mode: 'NEFT',
  reference: 'HDFCN52026112012345',
  amountPaise: 10_631_400,
  openPaise: 0,
  voucherNumber: null,
  isCounter: false,
  isTakenBack: false,
  invoices: [
    {
      invoiceId: idOf(981),
      invoiceNumber: 'INV/2627/000012',
      amountPaise: 10_631_400,
      tdsPaise: 183_300,
      gstTdsPaise: 0,
    },
  ],
  ...more,
})
const advance = paid({ paymentId: idOf(991), kind: 'ADVANCE', voucherNumber: 'RCV/2627/000004', invoices: [] })
const replies: Replies = { listOwnPayments: { payments: pageOf([paid(), advance]) } }

test.each([DESKTOP, PHONE])('payments name their invoices and have a receipt, at %i px', async (width) => {
  await visit(LIST, { as: 'admin', width, replies })
  await seen(main.getByText('₹1,06,314.00 and TDS ₹1,833.00'))
  await seen(main.getByText('RCV/2627/000004'))
  await looked(`own payments ${width}`)
})

test('a receipt that cannot be printed now says so', async () => {
  await visit(LIST, {
    as: 'admin',
    width: DESKTOP,
    replies: { ...replies, downloadPaymentPdf: refused('service-unavailable') },
  })
  await press('Open the receipt of PAY/2627/000031 as PDF')
  await told('Request Failed', 'Service maintenance in progress.')
})

test('nothing paid yet, a failure, and users of a company', async () => {
  await visit(LIST, { as: 'admin', width: PHONE, replies: { listOwnPayments: { payments: pageOf([]) } } })
  await seen(main.getByText('No payments yet'))
  await looked('own payments empty')
  await visit(LIST, { as: 'admin', width: PHONE, replies: { listOwnPayments: noConnection } })
  await seen(main.getByText('Your payments could not be loaded'))
  await visit(LIST, { as: 'user', width: PHONE, replies: {} })
  await seen(main.getByText('For administrators of your company'))
})
