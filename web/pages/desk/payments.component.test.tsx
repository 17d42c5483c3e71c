import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aPayment, someOpen } from '#tests/components/payments.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const NEW = `/desk/payments/new?customer=${idOf(982)}`
const ONE = `/desk/payments/${idOf(990)}`
const replies: Replies = {
  listPayments: {
    payments: pageOf([aPayment(), aPayment({ paymentId: idOf(992), kind: 'DEPOSIT', openPaise: 5000 })]),
  },
  listOpenInvoices: someOpen(),
  listPaymentReports: { reports: [], total: 0 },
  getPayment: { payment: aPayment() },
}
const opened = (address: string, more: Replies = {}, width = DESKTOP) =>
  visit(address, { atDesk: 'ACCOUNTS', width, replies: { ...replies, ...more } })
const typed = (label: string, text: string) => main.getByLabelText(label, { exact: true }).fill(text)

test.each([DESKTOP, PHONE])('payments are listed at %i px', async (width) => {
  await opened('/desk/payments', {}, width)
  await seen(main.getByText('₹50.00'))
  await looked(`payments ${width}`)
})

test.each([DESKTOP, PHONE])('money pays the oldest invoice first, with its tax, at %i px', async (width) => {
  await opened(NEW, { recordPayment: { payment: aPayment() } }, width)
  await typed('Amount', '1,06,314')
  await typed('Reference', 'HDFCN52026112012345')
  await main.getByLabelText('Tax deducted at source').selectOptions('RENT')
  await expect.element(main.getByLabelText('Amount paid for INV/2627/000011')).toHaveValue('106314')
  await expect.element(main.getByLabelText('TDS of INV/2627/000011')).toHaveValue('1833')
  await seen(main.getByText('₹0.00 is not allocated.'))
  await looked(`record payment ${width}`)
  await main.getByRole('button', { name: 'Record a payment' }).click()
  await seen(main.getByText('PAY/2627/000031'))
  expect(askedOf('recordPayment')).toMatchObject([
    {
      body: {
        kind: 'PAYMENT',
        amountPaise: 10_631_400,
        allocations: [{ invoiceId: idOf(981), amountPaise: 10_631_400, tdsPaise: 183_300, tdsCode: 'RENT' }],
      },
    },
  ])
})

test('the disputed part of an invoice stands beside its balance', async () => {
  const open = someOpen()
  const openInvoices = open.openInvoices.map((invoice, index) =>
    index === 0 ? { ...invoice, disputedPaise: 118_000 } : invoice,
  )
  await opened(NEW, { listOpenInvoices: { ...open, openInvoices } })
  await typed('Amount', '100')
  await seen(main.getByText('₹1,180.00 of it in dispute'))
})

test('money goes to the invoice that the note names, to the one that it equals, and of several to none', async () => {
  const open = someOpen()
  const third = { ...open.openInvoices[1], invoiceId: idOf(983), invoiceNumber: 'INV/2627/000013' }
  const openInvoices = [...open.openInvoices, { ...third }] as typeof open.openInvoices
  await opened(NEW, { listOpenInvoices: { ...open, openInvoices } })
  const paid = (number: string) => main.getByLabelText(`Amount paid for INV/2627/${number}`)
  await typed('Amount', '1,08,147')
  await expect.element(paid('000011')).toHaveValue('108147')
  await typed('Amount', '1,06,314')
  await expect.element(main.getByLabelText('Tax deducted at source')).toHaveValue('RENT')
  await expect.element(main.getByLabelText('TDS of INV/2627/000011')).toHaveValue('1833')
  await typed('Amount', '1,18,000')
  await seen(main.getByText(/Several invoices fit this amount: INV\/2627\/000012, INV\/2627\/000013/))
  await expect.element(paid('000012')).toHaveValue('')
  await looked('record payment several')
  await main.getByLabelText(/^Note/).fill('for INV 13')
  await expect.element(paid('000013')).toHaveValue('118000')
  await main.getByLabelText(/^Note/).fill('')
  await typed('Amount', '100')
  await expect.element(paid('000011')).toHaveValue('100')
})

test('an amount above the available money or the balance of an invoice is not sent', async () => {
  await opened(NEW)
  await typed('Amount', '100')
  await typed('Reference', 'UTR1')
  await main.getByLabelText('Amount paid for INV/2627/000011').fill('200')
  await seen(main.getByText('This is ₹100.00 more than is available.'))
  await main.getByLabelText('Amount paid for INV/2627/000012').fill('999999')
  await seen(main.getByText('More than the balance of INV/2627/000012'))
  await expect.element(main.getByRole('button', { name: 'Record a payment' })).toHaveAttribute('aria-disabled', 'true')
  await press('Reset to the suggestion')
  await expect.element(main.getByLabelText('Amount paid for INV/2627/000011')).toHaveValue('100')
})

test('the tax of an invoice follows the money typed for it, until the tax itself is typed', async () => {
  await opened(NEW, { recordPayment: { payment: aPayment() } })
  await typed('Amount', '1,06,314')
  await main.getByLabelText('Tax deducted at source').selectOptions('RENT')
  const [money, tax] = [
    main.getByLabelText('Amount paid for INV/2627/000011'),
    main.getByLabelText('TDS of INV/2627/000011'),
  ]
  await money.fill('')
  await expect.element(tax).toHaveValue('')
  await money.fill('106314')
  await expect.element(tax).toHaveValue('1833')
  await money.fill('108147')
  await expect.element(tax).toHaveValue('')
  await tax.fill('5')
  await money.fill('106314')
  await expect.element(tax).toHaveValue('5')
})

test('leaving a started payment asks first, and leaving prefilled values does not', async () => {
  const router = await opened(NEW)
  await seen(main.getByLabelText('Amount', { exact: true }))
  await main.getByRole('link', { name: 'All payments' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/desk/payments')
  await opened(NEW)
  await typed('Amount', '500')
  await main.getByRole('link', { name: 'All payments' }).click()
  await seen(notice('Leave without saving?'))
  await press('Stay')
  await expect.element(main.getByLabelText('Amount', { exact: true })).toHaveValue('500')
})

test('an advance is not allocated; missing values are named', async () => {
  await opened(NEW)
  await main.getByLabelText('Kind').selectOptions('ADVANCE')
  await gone(main.getByText('INV/2627/000011'))
  await main.getByRole('button', { name: 'Record a payment' }).click()
  await seen(main.getByText('Enter an amount above zero'))
  await seen(main.getByText('Enter the UTR or cheque number'))
})

test('the state of an advance is chosen for a customer without a GSTIN', async () => {
  const open = { ...someOpen(), isRegistered: false, openInvoices: [] }
  await opened(NEW, { listOpenInvoices: open, recordPayment: { payment: aPayment({ kind: 'ADVANCE' }) } })
  await main.getByLabelText('Kind').selectOptions('ADVANCE')
  await main.getByLabelText('Place of supply').selectOptions('Goa')
  await typed('Amount', '118000')
  await typed('Reference', 'UTR1')
  await looked('record advance')
  await main.getByRole('button', { name: 'Record a payment' }).click()
  await seen(main.getByText('PAY/2627/000031'))
  expect(askedOf('recordPayment')).toMatchObject([{ body: { kind: 'ADVANCE', placeOfSupply: '30' } }])
})

test.each([DESKTOP, PHONE])('an allocation is undone with a reason at %i px', async (width) => {
  const [one] = aPayment().allocations
  const undone = { reason: 'The wrong invoice', by: 'Meera Joshi', at: '2026-11-23T06:30:00.000Z' }
  const after = aPayment({ openPaise: 10_631_400, allocations: one ? [{ ...one, undone }] : [] })
  await opened(ONE, { undoAllocation: { payment: after } }, width)
  await seen(main.getByText('₹1,06,314.00 + TDS ₹1,833.00 (393(1), rent of machinery)'))
  await looked(`payment ${width}`)
  await press('Undo the allocation to INV/2627/000012')
  await page.getByRole('dialog').getByLabelText('Reason').fill('The wrong invoice')
  await press('Undo allocation')
  await seen(main.getByText('Undone by Meera Joshi: The wrong invoice'))
  await seen(main.getByRole('button', { name: 'Allocate' }))
  await looked(`payment undone ${width}`)
})

test('the rest is given back, and the refund is shown', async () => {
  const refund = aPayment({ paymentId: idOf(993), paymentNumber: 'PAY/2627/000032', kind: 'REFUND', allocations: [] })
  const open = aPayment({ openPaise: 500_000, allocations: [] })
  await opened(ONE, { getPayment: { payment: open }, refundPayment: { payment: refund } })
  await press('Record a refund')
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByLabelText('Refunded on'))
  await dialog.getByLabelText('Reference').fill('OUT1')
  await dialog.getByLabelText('Reason').fill('Paid twice')
  serveAlso({ getPayment: { payment: refund } })
  await dialog.getByRole('button', { name: 'Record a refund' }).click()
  await seen(main.getByRole('heading', { name: 'PAY/2627/000032' }))
  await seen(main.getByText('Refunded on'))
  expect(askedOf('refundPayment')).toMatchObject([{ body: { amountPaise: 500_000, reason: 'Paid twice' } }])
})

test('from the list a payment is recorded once its customer is chosen', async () => {
  await opened('/desk/payments')
  await main.getByRole('link', { name: 'Record a payment' }).click()
  await seen(main.getByText('Which customer paid?'))
  await visit('/desk/payments', { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(main.getByText('₹50.00'))
  await gone(main.getByRole('link', { name: 'Record a payment' }))
})

test('others read payments and record none', async () => {
  await visit(ONE, { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(main.getByText('HDFCN52026112012345'))
  await gone(main.getByRole('button', { name: 'Undo the allocation to INV/2627/000012' }))
  await visit(NEW, { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(main.getByText('Not part of your role'))
  await opened(ONE, { getPayment: refused('not-found') })
  await seen(main.getByText('There is no such payment'))
})

const aReport = () => ({
  reportId: idOf(995),
  paidOn: '2026-11-20',
  mode: 'UPI' as const,
  reference: 'UPI4411',
  amountPaise: 10_631_400,
  tdsPaise: 183_300,
  note: null,
  by: 'Asha Deshpande',
  at: '2026-11-20T06:30:00Z',
  invoiceId: idOf(982),
  invoiceNumber: 'INV/2627/000012',
  customerName: 'Deccan Buildworks Private Limited',
  customerId: idOf(982),
  balancePaise: 16_874_000,
  matches: [{ lineId: idOf(996), bookedOn: '2026-11-20', isSameReference: true }],
})
const reportedOne = { listPaymentReports: { reports: [aReport()], total: 1 } }

test.each([DESKTOP, PHONE])('a reported payment leads to its form, filled in, at %i px', async (width) => {
  await opened('/desk/payments', reportedOne, width)
  await seen(main.getByText('Row of 20 Nov 2026 with the same reference'))
  await looked(`reported payments ${width}`)
  await main.getByRole('link', { name: /^Record ₹1,06,314/ }).click()
  await expect.element(main.getByLabelText('Reference', { exact: true })).toHaveValue('UPI4411')
  await expect.element(main.getByLabelText('Amount', { exact: true })).toHaveValue('106314')
})

test('all rows that a reported payment may be are listed', async () => {
  const row = (day: string) => ({ lineId: idOf(Number(`9${day}`)), bookedOn: `2026-11-${day}`, isSameReference: false })
  const report = { ...aReport(), matches: [row('20'), row('22')] }
  await opened('/desk/payments', { listPaymentReports: { reports: [report], total: 1 } })
  await seen(main.getByText('Row of 20 Nov 2026 with this amount'))
  await seen(main.getByText('Row of 22 Nov 2026 with this amount'))
})

test('a reported payment is answered as not found with a reason', async () => {
  await opened('/desk/payments', { ...reportedOne, declinePaymentReport: undefined })
  await main.getByRole('button', { name: /^Not found: / }).click()
  await page.getByRole('dialog').getByLabelText('Reason').fill('No such transfer came in.')
  await page.getByRole('dialog').getByRole('button', { name: 'Not found' }).click()
  await seen(main.getByText('Your customer is notified that it was not found.'))
  expect(askedOf('declinePaymentReport')).toMatchObject([{ body: { reply: 'No such transfer came in.' } }])
})
