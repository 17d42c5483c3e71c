import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Batch } from '#contract/batches.ts'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import type { BillableSheet } from '#contract/invoices.ts'
import { someEInvoices } from '#tests/components/e-invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import {
  aDisputedInvoice,
  aDraftInvoice,
  anInvoice,
  aReminded,
  invoiceTotals,
  someInvoices,
} from '#tests/components/invoices.ts'
import { type Replies, Versioned } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, looked, notice, press, seen } from '#tests/components/screen.tsx'
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
const reminded = (more: Partial<InvoiceReminders> = {}) => new Versioned({ reminders: aReminded(more) }, 'W/"4"')
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
  await seen(page.getByText('The invoice is drafted.'))
  expect(askedOf('draftInvoice').at(-1)).toMatchObject({ body: { summarySheetIds: [idOf(951), idOf(952)] } })
})

test('all that may be billed is drafted as a batch, and all drafts are issued after a question', async () => {
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
  await seen(page.getByText('Billing of JOB-2627-000017 stopped on 08 Nov 2026; billed are 09 Nov 2026 too'))
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

test('accounts stop the reminders of an invoice with a reason', async () => {
  const replies = { ...listed, getDeskInvoice: tagged(anInvoice()), stopReminders: reminded({ isStopped: true }) }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await seen(main.getByText('The next one goes out on 16 Dec 2026.'))
  await seen(main.getByText('13 Dec 2026, 3 days before it was due'))
  await press('Stop reminders')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop reminders' }).click()
  await seen(page.getByText('Give a reason'))
  await looked('stop reminders')
  await page.getByLabelText('Reason').fill('They pay on Friday.')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop reminders' }).click()
  await seen(page.getByText('The reminders are stopped.'))
  const asked = { headers: { 'if-match': 'W/"4"' }, body: { reason: 'They pay on Friday.' } }
  expect(askedOf('stopReminders')).toMatchObject([asked])
})

const at = '2026-12-14T05:30:00Z'
const stop = { reason: 'They pay on Friday.', by: 'Sunita Iyer', at, resumed: null }

test.each([PHONE, DESKTOP])('at %i px reminders that are stopped say who did it, when and why', async (width) => {
  const getInvoiceReminders = reminded({ isStopped: true, nextOn: null, stops: [stop] })
  const replies = { ...listed, getDeskInvoice: tagged(anInvoice()), getInvoiceReminders, resumeReminders: reminded() }
  await visit(ONE, { atDesk: 'ACCOUNTS', width, replies })
  await seen(main.getByText('Reminders are stopped.'))
  await seen(main.getByText('14 Dec 2026, 11:00, by Sunita Iyer'))
  await seen(main.getByText('Reason: They pay on Friday.'))
  await looked(`stopped reminders ${width}`)
  await press('Resume reminders')
  await page.getByLabelText('Reason').fill('They did not pay.')
  await page.getByRole('dialog').getByRole('button', { name: 'Resume reminders' }).click()
  await seen(page.getByText('The reminders go on.'))
})

test('operations see the reminders and cannot stop them', async () => {
  await visit(ONE, {
    atDesk: 'OPERATIONS',
    width: DESKTOP,
    replies: { ...listed, getDeskInvoice: tagged(anInvoice()) },
  })
  await seen(main.getByText('The next one goes out on 16 Dec 2026.'))
  expect(page.getByRole('button', { name: 'Stop reminders' }).elements()).toEqual([])
})

const inDispute = { ...listed, getDeskInvoice: tagged(aDisputedInvoice()) }

test.each([PHONE, DESKTOP])('at %i px a dispute is rejected with a reply', async (width) => {
  await visit(ONE, { atDesk: 'ACCOUNTS', width, replies: { ...inDispute, rejectDispute: tagged(anInvoice()) } })
  await seen(main.getByText('The machine came a day later.'))
  await looked(`dispute at the desk ${width}`)
  await press('Reject the dispute of line 1')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await seen(page.getByText('Say why the line stands'))
  await page.getByLabelText('Reply').fill('The gate log says otherwise.')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await seen(page.getByText('The dispute is rejected.'))
  const body = { disputeId: idOf(985), reply: 'The gate log says otherwise.' }
  expect(askedOf('rejectDispute')).toMatchObject([{ body, headers: { 'if-match': 'W/"1"' } }])
})

test('a dispute is upheld by a credit note, which proposes the whole line', async () => {
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies: { ...inDispute, issueNote: tagged(anInvoice()) } })
  await press('Uphold the dispute of line 1 by a credit note')
  await seen(page.getByText('The note upholds the dispute of line 1.'))
  await looked('credit note for a dispute')
  await page.getByLabelText('What your customer reads').fill('You were right.')
  await page.getByRole('textbox', { name: 'Line 1' }).fill('3774.04')
  await press('Issue the note')
  await seen(page.getByText('The note is issued.'))
  const lines = [{ lineNo: 1, amountPaise: 377_404 }]
  expect(askedOf('issueNote').at(-1)).toMatchObject({ body: { kind: 'CREDIT', lines, upholds: [idOf(985)] } })
})

test('who may not answer reads the dispute', async () => {
  await visit(ONE, { atDesk: 'OPERATIONS', width: DESKTOP, replies: inDispute })
  await seen(main.getByText('The machine came a day later.'))
  expect(page.getByRole('button', { name: 'Reject the dispute of line 1' }).elements()).toEqual([])
})
