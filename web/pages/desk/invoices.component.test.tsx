import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Batch } from '#contract/batches.ts'
import type { BillableSheet } from '#contract/invoices.ts'
import { someEInvoices } from '#tests/components/e-invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { anInvoice, aReminded, invoiceTotals, someInvoices } from '#tests/components/invoices.ts'
import { type Replies, Versioned } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

/** A draft of the same. */
const aDraftInvoice = () =>
  anInvoice({
    status: 'DRAFT',
    invoiceNumber: null,
    invoiceDate: null,
    dueDate: null,
    hash: null,
    issuedBy: null,
    issuedAt: null,
    balancePaise: 0,
  })

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
const billable = { sheets: [aSheet(1, 'Kharadi Tower B'), aSheet(2, 'Nesco Hall 4')], drafts: 3, runningBatchId: null }
const aBatch = (more: Partial<Batch>): Batch => ({
  batchId: idOf(970),
  act: 'DRAFT',
  madeBy: 'Sunita Iyer',
  madeAt: '2026-11-10T09:50:00Z',
  documents: 2,
  done: 0,
  refused: [],
  ...more,
})
const listed: Replies = {
  listBillableSheets: billable,
  listDeskInvoices: { invoices: pageOf(someInvoices()), totals: invoiceTotals },
  listSacs: { sacs: [{ sac: '996601', description: 'Rental of road vehicles with operator', gstPercent: '18' }] },
  getEInvoices: someEInvoices(),
  getInvoiceReminders: new Versioned({ reminders: aReminded() }, 'W/"4"'),
  draftInvoice: new Versioned({ invoice: aDraftInvoice() }, 'W/"1"'),
}
const tagged = (invoice = aDraftInvoice()) => new Versioned({ invoice }, 'W/"1"')

test.each([DESKTOP, PHONE])(
  'accounts see the billable sheets, the receivables and all invoices at %i px',
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
  await seen(page.getByText('The invoice is drafted.'))
  expect(askedOf('draftInvoice').at(-1)).toMatchObject({ body: { summarySheetIds: [idOf(951), idOf(952)] } })
})

test('all billable sheets are drafted as a batch, and all drafts are issued after a question', async () => {
  const found = { documentId: idOf(980), problem: 'unanswered-findings' }
  const refused = [{ documentNo: 2, subject: 'Deccan Buildworks', period: null, ...found }]
  const over = { DRAFT: aBatch({ done: 2 }), ISSUE: aBatch({ act: 'ISSUE', documents: 3, done: 2, refused }) }
  let act: 'DRAFT' | 'ISSUE' = 'DRAFT'
  const replies = {
    ...listed,
    startInvoiceBatch: ({ body }: { body: { act: 'DRAFT' | 'ISSUE' } }) => {
      act = body.act
      return { batch: aBatch({ ...over[act], done: 0, refused: [] }) }
    },
    getBatch: () => ({ batch: over[act] }),
  }
  await visit(LIST, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await field('One invoice for each').selectOptions('Site')
  await press('Draft all 2')
  await seen(main.getByText('2 invoices are drafted.'))
  await press('Issue all 3')
  await notice('Issue 3 invoices?').getByRole('button', { name: 'Issue all 3' }).click()
  await seen(main.getByText('2 invoices are issued.'))
  await seen(main.getByText('The checks found something. Open it and answer.'))
  await looked('desk invoice batch over')
  expect(askedOf('startInvoiceBatch')).toMatchObject([
    { body: { act: 'DRAFT', by: 'site' } },
    { body: { act: 'ISSUE' } },
  ])
})

test('a batch in which nothing was done says so, and not as a success', async () => {
  const problem = 'unanswered-findings'
  const refused = [1, 2].map((documentNo) => {
    return { documentNo, subject: 'Deccan Buildworks', period: null, documentId: null, problem }
  })
  const getBatch = { batch: aBatch({ act: 'ISSUE', refused }) }
  const replies = { ...listed, listBillableSheets: { ...billable, runningBatchId: idOf(970) }, getBatch }
  await visit(LIST, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await seen(main.getByText('No invoice was issued.'))
  await seen(main.getByText('2 were not done'))
  expect(main.getByText('No invoice was issued.').element().className).not.toContain('text-signed')
  await looked('desk invoice batch of nothing')
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

test('a draft with a finding is issued with an answer to it', async () => {
  const says = { key: 'daysAfterStop', params: { job: 'JOB-2627-000017', stop: '2026-11-08', days: '2026-11-09' } }
  const draft = {
    ...aDraftInvoice(),
    checks: [{ rule: 'DAYS', result: 'FINDING' as const, says, lineNo: 1, answer: null }],
  }
  const replies = { ...listed, getDeskInvoice: tagged(draft), issueInvoice: tagged(anInvoice()) }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await seen(page.getByText('Billing of JOB-2627-000017 stopped on 08 Nov 2026; also billed: 09 Nov 2026'))
  await press('Issue the invoice')
  await press('Issue it')
  await seen(page.getByText('Every finding needs an answer'))
  await field('Answer: Billed days').fill('They asked for two more days.')
  await looked('finding of an invoice')
  await press('Issue it')
  await seen(page.getByText('The invoice is issued. Your customer sees it now.'))
  const answers = [{ rule: 'DAYS', answer: 'They asked for two more days.' }]
  expect(askedOf('issueInvoice').at(-1)).toMatchObject({ body: { answers } })
})

test('another code than the usual one needs a reason', async () => {
  const replies = { ...listed, getDeskInvoice: tagged(), saveInvoice: tagged() }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Note and SAC')
  await page
    .getByRole('combobox', { name: 'SAC of line 1' })
    .selectOptions('996601 Rental of road vehicles with operator')
  await press('Save')
  await seen(page.getByText('Give the reason for the SAC of line 1'))
  await page.getByLabelText('Reason for a different SAC').fill('With its driver')
  await press('Save')
  await seen(page.getByText('The draft is saved.'))
  expect(askedOf('saveInvoice').at(-1)).toMatchObject({ body: { sacs: [{ sac: '996601', note: 'With its driver' }] } })
})

test('a credit note takes an amount off a line, and its reason is named', async () => {
  const reason = 'CRN/2627/000004 HOURS'
  const noted = { event: 'credit', status: 'ISSUED' as const, at: '2026-11-20T05:30:00Z', actor: 'Sunita', reason }
  const withNote = tagged(anInvoice({ events: [noted] }))
  const replies = { ...listed, getDeskInvoice: withNote, issueNote: withNote }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Credit or debit note')
  await press('Issue the note')
  await seen(page.getByText('Enter an amount for at least one line'))
  await looked('credit note')
  await page.getByLabelText('Explanation for the customer').fill('Two hours too many')
  await page.getByRole('textbox', { name: 'Line 1' }).fill('1000.50')
  await press('Issue the note')
  await seen(page.getByText('The note is issued.'))
  await seen(main.getByText('Reason: CRN/2627/000004, Hours'))
  const lines = [{ lineNo: 1, amountPaise: 100_050 }]
  expect(askedOf('issueNote').at(-1)).toMatchObject({ body: { kind: 'CREDIT', reason: 'HOURS', lines } })
})
