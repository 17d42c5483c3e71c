import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BillableSheet } from '#contract/invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aDraftInvoice, anInvoice, invoiceTotals, someInvoices } from '#tests/components/invoices.ts'
import { type Replies, Versioned } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/desk/invoices'
const ONE = `${LIST}/${idOf(980)}`

const aSheet = (n: number, siteName: string): BillableSheet => ({
  summarySheetId: idOf(950 + n),
  summaryNumber: `SUM-2627-00003${n}`,
  jobId: idOf(900 + n),
  jobNumber: `JOB-2627-00001${n}`,
  machineName: 'JLG 450AJ Articulated Boom Lift',
  siteName,
  poNumber: 'DBW/PO/2231',
  period: { from: '2026-10-10', to: '2026-11-09' },
  customerName: 'Deccan Buildworks Private Limited',
  billTo: 'the same',
  lines: 3,
  amountPaise: 14_300_000,
})
const listed: Replies = {
  listBillableSheets: { sheets: [aSheet(1, 'Kharadi Tower B'), aSheet(2, 'Nesco Hall 4')] },
  listDeskInvoices: { invoices: pageOf(someInvoices()), totals: invoiceTotals },
  listSacs: { sacs: [{ sac: '996601', description: 'Rental of road vehicles with operator', gstPercent: '18' }] },
  draftInvoice: new Versioned({ invoice: aDraftInvoice() }, 'W/"1"'),
}
const tagged = (invoice = aDraftInvoice()) => new Versioned({ invoice }, 'W/"1"')

test.each([DESKTOP, PHONE])(
  'accounts see what may be billed, what is owed and all invoices at %i px',
  async (width) => {
    await visit(LIST, { atDesk: 'ACCOUNTS', width, replies: listed })
    await seen(main.getByText('SUM-2627-000031'))
    await seen(main.getByText('31 to 60 days late'))
    await looked(`desk invoices ${width}`)
  },
)

test('sheets of one PO go on one invoice', async () => {
  await visit(LIST, { atDesk: 'ACCOUNTS', width: DESKTOP, replies: listed })
  await field('One invoice for each').selectOptions('PO')
  await main.getByRole('button', { name: 'Draft the invoice for' }).click()
  await seen(page.getByText('1 invoice is drafted.'))
  expect(askedOf('draftInvoice').at(-1)).toMatchObject({ body: { summarySheetIds: [idOf(951), idOf(952)] } })
})

test('a draft is issued after a question, with the version that was seen', async () => {
  const replies = { ...listed, getDeskInvoice: tagged(), issueInvoice: tagged(anInvoice()) }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await looked('draft of an invoice')
  await press('Issue the invoice')
  await press('Issue it')
  await seen(page.getByText('The invoice is issued. Your customer sees it now.'))
  expect(askedOf('issueInvoice').at(-1)).toMatchObject({ headers: { 'if-match': 'W/"1"' } })
})

test('another code than the usual one needs a reason', async () => {
  const replies = { ...listed, getDeskInvoice: tagged(), saveInvoice: tagged() }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Note and codes')
  await page
    .getByRole('combobox', { name: 'SAC of line 1' })
    .selectOptions('996601 Rental of road vehicles with operator')
  await press('Save')
  await seen(page.getByText('Say why line 1 has another code'))
  await page.getByLabelText('Why another code').fill('With its driver')
  await press('Save')
  await seen(page.getByText('The draft is saved.'))
  expect(askedOf('saveInvoice').at(-1)).toMatchObject({ body: { sacs: [{ sac: '996601', note: 'With its driver' }] } })
})

test('a credit note takes an amount off a line', async () => {
  const replies = { ...listed, getDeskInvoice: tagged(anInvoice()), issueNote: tagged(anInvoice()) }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Credit or debit note')
  await press('Issue the note')
  await seen(page.getByText('Enter an amount for at least one line'))
  await looked('credit note')
  await page.getByLabelText('What your customer reads').fill('Two hours too many')
  await page.getByRole('textbox', { name: 'Line 1' }).fill('1000.50')
  await press('Issue the note')
  await seen(page.getByText('The note is issued.'))
  const lines = [{ lineNo: 1, amountPaise: 100_050 }]
  expect(askedOf('issueNote').at(-1)).toMatchObject({ body: { kind: 'CREDIT', reason: 'HOURS', lines } })
})
