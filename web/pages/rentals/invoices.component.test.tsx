import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Invoice, InvoiceLine } from '#contract/invoices.ts'
import { aRegistration } from '#tests/components/e-invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aDisputedInvoice, anInvoice, aPaymentReport, invoiceTotals, someInvoices } from '#tests/components/invoices.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { aSummarySheet } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/my-rental/invoice'
const ONE = `${LIST}?invoice=${idOf(980)}`
const unreported = { reports: [], mayReport: true }
const inTime = { disputeUntil: '2026-12-01', writeTo: null }
const listed: Replies = {
  getInvoice: { invoice: anInvoice(), mayDispute: true, ...unreported, ...inTime },
  getSummarySheet: { summarySheet: aSummarySheet() },
  listInvoices: ({ query: { page: at, size } }) => ({
    invoices: pageOf(someInvoices(), { page: at, size }),
    totals: invoiceTotals,
  }),
}

test.each([PHONE, DESKTOP])('at %i px the list shows the amounts due, their age and their due dates', async (width) => {
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

test.each([PHONE, DESKTOP])(
  'at %i px an invoice shows its IRN with the signed QR, and a cancelled one without',
  async (width) => {
    const invoice = anInvoice({ registrations: [aRegistration()] })
    await visit(ONE, {
      as: 'admin',
      width,
      replies: { ...listed, getInvoice: { invoice, mayDispute: true, ...unreported, ...inTime } },
    })
    await seen(main.getByText(`IRN ${aRegistration().irn}`))
    await seen(main.getByText('Acknowledgement 112010000000007 of 16 Nov 2026, 17:06'))
    await seen(main.getByRole('img', { name: 'Signed QR code from the invoice portal' }))
    await looked(`invoice with IRN ${width}`)
    const cancelled = anInvoice({ registrations: [aRegistration({ cancelledAt: '2026-11-16T12:00:00Z' })] })
    await visit(ONE, {
      as: 'admin',
      width,
      replies: { ...listed, getInvoice: { invoice: cancelled, mayDispute: true, ...unreported, ...inTime } },
    })
    await seen(main.getByText('The IRN was cancelled at the portal on 16 Nov 2026, 17:30.'))
    expect(main.getByRole('img', { name: 'Signed QR code from the invoice portal' }).elements()).toEqual([])
  },
)

test('above the limit of UPI an invoice asks for a bank transfer, without a code', async () => {
  const getInvoice = (upiLimitPaise: number) => ({
    invoice: anInvoice({ bank: { ...anInvoice().bank, upiLimitPaise } }),
    mayDispute: true,
    ...unreported,
    ...inTime,
  })
  const code = main.getByRole('img', { name: 'QR code to pay ₹1,68,740.00 by UPI' })
  await visit(ONE, { as: 'admin', width: PHONE, replies: { ...listed, getInvoice: getInvoice(16_874_000) } })
  await seen(code)
  await visit(ONE, { as: 'admin', width: PHONE, replies: { ...listed, getInvoice: getInvoice(16_873_999) } })
  await seen(main.getByText('₹1,68,740 is above the UPI limit of ₹1,68,739.99. Please pay by NEFT or RTGS.'))
  await seen(main.getByText('Pay by bank transfer'))
  expect(code.elements()).toEqual([])
  expect(main.getByText('yantra@demobank').elements()).toEqual([])
})

const machine = (n: number, registrationNumber: string | null = null) => ({
  fleetNumber: `BL-01${n}`,
  serialNumber: `030022184${n}`,
  registrationNumber,
})

test.each([PHONE, DESKTOP])(
  'at %i px an invoice shows machines, quantities and rates, and who bills',
  async (width) => {
    const numbers = { pan: 'ZZYCA5120M', cin: 'U77309MH2019PTC330517', phone: '9000000040' }
    const [one, other] = anInvoice().lines as [InvoiceLine, InvoiceLine]
    const shown = (invoice: Invoice) => ({
      ...listed,
      getInvoice: { invoice, mayDispute: true, ...unreported, ...inTime },
    })
    const ofOne = [one, other].map((line) => ({ ...line, machines: [machine(4)] }))
    await visit(ONE, { as: 'admin', width, replies: shown({ ...anInvoice(), ...numbers, lines: ofOne }) })
    await seen(main.getByText('1 MON at ₹1,33,000.00'))
    await seen(main.getByText('PAN ZZYCA5120M, CIN U77309MH2019PTC330517, Phone 9000000040'))
    await seen(main.getByText('Serial no. 0300221844, Fleet no. BL-014'))
    await looked(`invoice with measures ${width}`)
    const ofTwo = [
      { ...one, machines: [machine(4)] },
      { ...other, machines: [machine(5, 'MH12QX4402')], jobId: one.lineId },
    ]
    await visit(ONE, { as: 'admin', width, replies: shown({ ...anInvoice(), lines: ofTwo }) })
    await seen(main.getByText('Reg. no. MH12QX4402, Fleet no. BL-015'))
    await seen(main.getByText('Serial no. 0300221844, Fleet no. BL-014'))
  },
)

test.each([
  { width: PHONE, is: 'above' },
  { width: DESKTOP, is: 'beside' },
])('at $width px the amount to pay stands $is the document', async ({ width, is }) => {
  await visit(ONE, { as: 'admin', width, replies: listed })
  await seen(main.getByText('To pay', { exact: true }).last())
  const [pay, paper] = ['.invoice-pay', '.invoice-paper'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  if (!pay || !paper) throw new Error('The invoice has both.')
  expect(pay.bottom <= paper.top ? 'above' : 'beside').toBe(is)
  expect(pay.top).toBeLessThanOrEqual(paper.top)
  await looked(`invoice to pay ${width}`)
})

test.each([PHONE, DESKTOP])('at %i px a late invoice shows the interest by law with its arithmetic', async (width) => {
  const part = { from: '2026-09-01', to: '2026-09-30', days: 30, onPaise: 10_000_000, percent: '16.5' }
  const lateInterest = {
    until: '2026-09-30',
    principalPaise: 10_000_000,
    interestPaise: 135_616,
    parts: [{ ...part, interestPaise: 135_616 }],
  }
  const invoice = anInvoice({ isOverdue: true, lateInterest })
  const getInvoice = { invoice, mayDispute: true, ...unreported, ...inTime }
  await visit(ONE, { as: 'admin', width, replies: { ...listed, getInvoice } })
  await seen(main.getByText('₹1,356.16', { exact: true }))
  await main.getByText('How it is computed').click()
  await seen(main.getByText('01 Sep 2026 to 30 Sep 2026, 30 days: ₹1,00,000.00 at 16.5 % a year is ₹1,356.16'))
  await looked(`invoice with interest ${width}`)
})

test('once the time is over, an unpaid invoice says whom to write to', async () => {
  const writeTo = { name: 'Farida Contractor', email: 'grievance@yantra.example', phone: '9000000050' }
  const late = { disputeUntil: '2026-12-01', writeTo }
  const getInvoice = { invoice: anInvoice(), mayDispute: false, ...unreported, ...late }
  await visit(ONE, { as: 'admin', width: PHONE, replies: { ...listed, getInvoice } })
  await seen(main.getByText(/^The time to dispute lines ended on 01 Dec 2026/))
  await seen(main.getByRole('link', { name: 'grievance@yantra.example' }))
  await looked('invoice too late to dispute')
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

test.each([PHONE, DESKTOP])('at %i px a line is disputed with a reason, and is then shown as open', async (width) => {
  const disputed = { invoice: aDisputedInvoice(), mayDispute: true, ...unreported, ...inTime }
  const isSent = () => askedOf('disputeInvoice').length > 0
  const getInvoice = () => (isSent() ? disputed : { invoice: anInvoice(), mayDispute: true, ...unreported, ...inTime })
  await visit(ONE, { as: 'admin', width, replies: { ...listed, getInvoice, disputeInvoice: disputed } })
  await press('Dispute lines')
  await press('Send the dispute')
  await seen(page.getByText('Choose a line'))
  await page.getByRole('checkbox').first().click()
  await press('Send the dispute')
  await seen(page.getByText('Say what is wrong with it'))
  await looked(`dispute of an invoice ${width}`)
  await page.getByLabelText('What is wrong with line 1').fill('The machine came a day later.')
  await press('Send the dispute')
  await seen(page.getByText('We have your dispute and will answer it here.'))
  await seen(main.getByText('₹1,56,940.00 in dispute'))
  await seen(main.getByRole('heading', { name: 'Disputed lines' }))
  await seen(main.getByText('The machine came a day later.'))
  await looked(`disputed invoice ${width}`)
  const [line] = anInvoice().lines
  const lines = [{ lineId: line?.lineId, reason: 'The machine came a day later.' }]
  expect(askedOf('disputeInvoice')).toMatchObject([{ body: { lines } }])
})

test('a reader who may not dispute sees the disputes and their answers', async () => {
  const invoice = aDisputedInvoice({
    status: 'REJECTED',
    reply: 'The gate log says otherwise.',
    answeredBy: 'Sunita Iyer',
    answeredAt: '2026-11-20T05:30:00Z',
  })
  const replies = { ...listed, getInvoice: { invoice, mayDispute: false, ...unreported, ...inTime } }
  await visit(ONE, { as: 'user', width: DESKTOP, replies })
  await seen(main.getByText('The gate log says otherwise.'))
  await seen(main.getByText('Sunita Iyer, 20 Nov 2026, 11:00'))
  expect(page.getByRole('button', { name: 'Dispute lines' }).elements()).toEqual([])
})

test('the list shows the disputed amounts', async () => {
  const invoices = pageOf([aDisputedInvoice()])
  const ageing = [{ age: 'IN_DISPUTE' as const, invoices: 1, balancePaise: 15_694_000 }]
  const replies = { listInvoices: { invoices, totals: { ...invoiceTotals, ageing } } }
  await visit(LIST, { as: 'admin', width: DESKTOP, replies })
  await seen(main.getByText('₹1,56,940.00 in dispute'))
  await seen(main.getByText('In dispute, not due'))
  await looked('invoices in dispute')
})

test.each([PHONE, DESKTOP])('at %i px an administrator reports a payment, which is then shown', async (width) => {
  const report = aPaymentReport()
  const before = { invoice: anInvoice(), mayDispute: false, ...unreported, ...inTime }
  const reportPayment = { ...before, reports: [report], mayReport: false }
  const isSent = () => askedOf('reportPayment').length > 0
  const getInvoice = () => (isSent() ? reportPayment : before)
  await visit(ONE, { as: 'admin', width, replies: { ...listed, getInvoice, reportPayment } })
  await press('I have paid')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Report the payment' }).click()
  await seen(dialog.getByText('Enter the reference: letters, digits, - and /'))
  await dialog.getByLabelText('UTR or reference').fill('upi 4411')
  await looked(`report a payment ${width}`)
  await dialog.getByRole('button', { name: 'Report the payment' }).click()
  await seen(main.getByText('Reported as paid on 20 Nov 2026, we are looking for it'))
  await looked(`reported payment ${width}`)
})
