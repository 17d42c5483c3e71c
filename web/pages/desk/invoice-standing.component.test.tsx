import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import { someEInvoices } from '#tests/components/e-invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aDisputedInvoice, anInvoice, aPaymentReport, aReminded } from '#tests/components/invoices.ts'
import { type Replies, Versioned } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ONE = `/desk/invoices/${idOf(980)}`

const reminded = (more: Partial<InvoiceReminders> = {}) => new Versioned({ reminders: aReminded(more) }, 'W/"4"')
const tagged = (invoice = anInvoice()) => new Versioned({ invoice }, 'W/"1"')
const listed: Replies = { getEInvoices: someEInvoices(), getInvoiceReminders: reminded() }

test('accounts stop the reminders of an invoice with a reason', async () => {
  const replies = { ...listed, getDeskInvoice: tagged(anInvoice()), stopReminders: reminded({ isStopped: true }) }
  await visit(ONE, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await seen(main.getByText('Next reminder: 16 Dec 2026.'))
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

test.each([PHONE, DESKTOP])('at %i px stopped reminders show the person, the time and the reason', async (width) => {
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
  await seen(page.getByText('The reminders are resumed.'))
})

test.each([PHONE, DESKTOP])(
  'at %i px the desk sees a reported payment, and how long it pauses reminders',
  async (width) => {
    const getInvoiceReminders = reminded({
      pausedUntil: '2026-12-20',
      nextOn: '2026-12-21',
      reports: [aPaymentReport()],
    })
    await visit(ONE, {
      atDesk: 'ACCOUNTS',
      width,
      replies: { ...listed, getDeskInvoice: tagged(anInvoice()), getInvoiceReminders },
    })
    await seen(main.getByText('Reported as paid on 20 Nov 2026, we are looking for it'))
    await seen(main.getByText('Paused until 20 Dec 2026: the customer reports it as paid.'))
    await seen(main.getByText('Next reminder: 21 Dec 2026.'))
    expect(main.getByRole('button', { name: 'Withdraw' }).elements()).toEqual([])
    await looked(`desk reported payment ${width}`)
  },
)

test('operations see the reminders and cannot stop them', async () => {
  await visit(ONE, {
    atDesk: 'OPERATIONS',
    width: DESKTOP,
    replies: { ...listed, getDeskInvoice: tagged(anInvoice()) },
  })
  await seen(main.getByText('Next reminder: 16 Dec 2026.'))
  expect(page.getByRole('button', { name: 'Stop reminders' }).elements()).toEqual([])
})

const inDispute = { ...listed, getDeskInvoice: tagged(aDisputedInvoice()) }

test.each([PHONE, DESKTOP])('at %i px a dispute is rejected with a reply', async (width) => {
  await visit(ONE, { atDesk: 'ACCOUNTS', width, replies: { ...inDispute, rejectDispute: tagged(anInvoice()) } })
  await seen(main.getByText('The machine came a day later.'))
  await looked(`dispute at the desk ${width}`)
  await press('Reject the dispute of line 1')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await seen(page.getByText('Explain why the line is correct'))
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
  await page.getByLabelText('Explanation for the customer').fill('You were right.')
  await page.getByRole('textbox', { name: 'Line 1' }).fill('3774.04')
  await press('Issue the note')
  await seen(page.getByText('The note is issued.'))
  const lines = [{ lineNo: 1, amountPaise: 377_404 }]
  expect(askedOf('issueNote').at(-1)).toMatchObject({ body: { kind: 'CREDIT', lines, upholds: [idOf(985)] } })
})

test('a role that may not answer reads the dispute', async () => {
  await visit(ONE, { atDesk: 'OPERATIONS', width: DESKTOP, replies: inDispute })
  await seen(main.getByText('The machine came a day later.'))
  expect(page.getByRole('button', { name: 'Reject the dispute of line 1' }).elements()).toEqual([])
})

test('a note on the lines of several jobs names the job of each', async () => {
  const invoice = anInvoice()
  const lines = invoice.lines.map((line, index) =>
    index === 0 ? line : { ...line, jobId: idOf(77), jobNumber: 'JOB-2627-000077' },
  )
  await visit(ONE, {
    atDesk: 'ACCOUNTS',
    width: PHONE,
    replies: { ...listed, getDeskInvoice: tagged({ ...invoice, lines }) },
  })
  await press('Credit or debit note')
  const { jobNumber = '' } = lines[0] ?? {}
  for (const job of [jobNumber, 'JOB-2627-000077'])
    await seen(page.getByRole('dialog').getByLabelText(`${job}: amount before GST`))
  await looked('note of several jobs')
})
