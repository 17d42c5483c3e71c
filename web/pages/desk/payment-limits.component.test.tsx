// What the desk is asked for beside a payment: tax beyond its rate, GST-TDS, cash beyond the law, and a cheque that bounced.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aPayment, someOpen } from '#tests/components/payments.ts'
import type { Replies } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const NEW = `/desk/payments/new?customer=${idOf(982)}`
const ONE = `/desk/payments/${idOf(990)}`
const opened = (address: string, more: Replies = {}, width = DESKTOP) =>
  visit(address, {
    atDesk: 'ACCOUNTS',
    width,
    replies: {
      listOpenInvoices: someOpen(),
      getPayment: { payment: aPayment() },
      recordPayment: { payment: aPayment() },
      ...more,
    },
  })
const typed = (label: string, text: string) => main.getByLabelText(label, { exact: true }).fill(text)
const record = main.getByRole('button', { name: 'Record a payment' })

test.each([DESKTOP, PHONE])('more tax than its rate gives asks for a reason, at %i px', async (width) => {
  await opened(NEW, {}, width)
  await typed('Amount', '1,00,000')
  await typed('Reference', 'HDFCN52026112012345')
  await main.getByLabelText('Tax deducted at source').selectOptions('RENT')
  await gone(main.getByLabelText('Reason for the higher deduction'))
  await main.getByLabelText('TDS of INV/2627/000011', { exact: true }).fill('1834')
  await seen(main.getByText('More is deducted than the rates give for INV/2627/000011.'))
  await expect.element(record).toHaveAttribute('aria-disabled', 'true')
  await typed('Reason for the higher deduction', 'Certificate of a higher rate')
  await looked(`payment tds reason ${width}`)
  await record.click()
  await seen(main.getByText('PAY/2627/000031'))
  const allocations = [{ tdsPaise: 183_400, tdsCode: 'RENT', tdsReason: 'Certificate of a higher rate' }]
  expect(askedOf('recordPayment')).toMatchObject([{ body: { allocations } }])
})

test('GST that a government customer deducts is an amount of its own, proposed above two and a half lakh', async () => {
  const open = someOpen()
  const large = { taxablePaise: 30_000_000, totalPaise: 35_400_000, balancePaise: 35_400_000 }
  const openInvoices = open.openInvoices.map((invoice, index) => ({ ...invoice, ...(index === 0 && large) }))
  await opened(NEW, { listOpenInvoices: { ...open, openInvoices } })
  await typed('Amount', '3,42,000')
  await typed('Reference', 'HDFCN52026112012345')
  await main.getByLabelText('Tax deducted at source').selectOptions('RENT')
  await main.getByLabelText('GST-TDS of a government customer').click()
  await expect.element(main.getByLabelText('GST-TDS of INV/2627/000011')).toHaveValue('6000')
  await seen(main.getByText('₹0.00 is not allocated.'))
  await looked('payment gst tds')
  await record.click()
  await seen(main.getByText('PAY/2627/000031'))
  const allocations = [{ amountPaise: 34_200_000, tdsPaise: 600_000, gstTdsPaise: 600_000, tdsReason: null }]
  expect(askedOf('recordPayment')).toMatchObject([{ body: { allocations } }])
})

test('cash can have the reason that names the section', async () => {
  await opened(NEW)
  await typed('Amount', '100')
  await main.getByLabelText('Mode').selectOptions('CASH')
  await main.getByLabelText('Reason for the cash').fill('Brought to the yard; told of 269ST.')
  await looked('payment in cash')
  await record.click()
  await seen(main.getByText('PAY/2627/000031'))
  expect(askedOf('recordPayment')).toMatchObject([{ body: { cashReason: 'Brought to the yard; told of 269ST.' } }])
})

test.each([DESKTOP, PHONE])('a cheque is recorded as bounced, with a reason, at %i px', async (width) => {
  const cheque = aPayment({ mode: 'CHEQUE', reference: '000123' })
  const bounced = { ...cheque, isTakenBack: true }
  await opened(ONE, { getPayment: { payment: cheque }, bounceCheque: { payment: bounced } }, width)
  await press('The cheque bounced')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'The cheque bounced' }).click()
  await seen(dialog.getByText('Give a reason').first())
  await dialog.getByLabelText('Reason').fill('Funds insufficient')
  await looked(`bounce cheque ${width}`)
  await dialog.getByRole('button', { name: 'The cheque bounced' }).click()
  await seen(main.getByText('The cheque is recorded as bounced.'))
  await gone(main.getByRole('button', { name: 'The cheque bounced' }))
  expect(askedOf('bounceCheque')).toMatchObject([{ body: { reason: 'Funds insufficient' } }])
})
