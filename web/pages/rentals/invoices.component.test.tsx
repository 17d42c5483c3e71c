import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { anInvoice, invoiceTotals, someInvoices } from '#tests/components/invoices.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, heading, looked, seen } from '#tests/components/screen.tsx'
import { aSummarySheet } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/my-rental/invoice'
const ONE = `${LIST}?invoice=${idOf(980)}`
const listed: Replies = {
  getInvoice: { invoice: anInvoice() },
  getSummarySheet: { summarySheet: aSummarySheet() },
  listInvoices: ({ query: { page: at, size } }) => ({
    invoices: pageOf(someInvoices(), { page: at, size }),
    totals: invoiceTotals,
  }),
}

test.each([PHONE, DESKTOP])('at %i px the list says what is owed, how old it is, and until when', async (width) => {
  await visit(LIST, { as: 'admin', width, replies: listed })
  await seen(page.getByText('2 invoices'))
  await seen(main.getByText('₹3,37,480.00'))
  await seen(main.getByText('1 to 30 days late'))
  await looked(`invoices ${width}`)
})

test('invoices are narrowed to those overdue, and lead to the invoice', async () => {
  await visit(LIST, { as: 'admin', width: DESKTOP, replies: listed })
  await field('Show').selectOptions('Overdue')
  await expect
    .poll(() => askedOf('listInvoices'))
    .toContainEqual(expect.objectContaining({ query: expect.objectContaining({ show: 'OVERDUE' }) as unknown }))
  await main.getByRole('link', { name: 'INV/2627/000087' }).click()
  await seen(heading('INV/2627/000087'))
})

test.each([PHONE, DESKTOP])('at %i px an invoice opens each line into its days, logs and signatures', async (width) => {
  await visit(ONE, { as: 'admin', width, replies: listed })
  await seen(main.getByText('₹1,68,740.00').first())
  await seen(main.getByText('Rupees One Lakh Sixty Eight Thousand Seven Hundred Forty Only'))
  await main.getByRole('list', { name: 'Lines' }).getByRole('button').first().click()
  await seen(main.getByRole('link', { name: 'SUM-2627-000031' }))
  await seen(main.getByRole('link', { name: 'LOG-2627-003870' }).first())
  await looked(`invoice ${width}`)
})

test('the list says that it failed, and that there is none', async () => {
  await visit(LIST, { as: 'admin', width: PHONE, replies: { listInvoices: refused('service-unavailable') } })
  await seen(page.getByText('The invoices could not be loaded'))
  const none = { listInvoices: { invoices: pageOf([]), totals: invoiceTotals } }
  await visit(LIST, { as: 'admin', width: PHONE, replies: none })
  await seen(page.getByText('No invoices yet'))
})
