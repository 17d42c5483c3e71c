import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Batch } from '#contract/batches.ts'
import type { DueSheet } from '#contract/summary-sheets.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, type Replies } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, button, gone, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { someSheets } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')

const aDue = (more: Partial<DueSheet> = {}): DueSheet => ({
  jobId: idOf(900),
  jobNumber: 'JOB-2627-000012',
  machineName: 'JLG 450AJ Articulated Boom Lift',
  addressId: idOf(930),
  siteName: 'Kharadi Tower B',
  customerName: 'Deccan Buildworks Private Limited',
  period: { from: '2026-10-10', to: '2026-11-09' },
  isClosing: false,
  unsignedDays: 0,
  ...more,
})
const two = [
  aDue(),
  aDue({ jobId: idOf(901), jobNumber: 'JOB-2627-000013', siteName: 'Nesco Hall 4', isClosing: true, unsignedDays: 2 }),
]
const dueNow = { due: two, ready: 0, runningBatchId: null }
const aBatch = (more: Partial<Batch> = {}): Batch => ({
  batchId: idOf(970),
  act: 'PREPARE',
  madeBy: 'Sunita Iyer',
  madeAt: '2026-11-10T09:50:00Z',
  documents: 2,
  done: 0,
  refused: [],
  ...more,
})
const listed: Replies = {
  listDueSummarySheets: dueNow,
  listDeskSummarySheets: { summarySheets: pageOf(someSheets()) },
}
const none: Replies = {
  listDueSummarySheets: { due: [], ready: 0, runningBatchId: null },
  listDeskSummarySheets: { summarySheets: pageOf([]) },
}

test.each([DESKTOP, PHONE])('accounts see the due cycles and all sheets at %i px', async (width) => {
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width, replies: listed })
  await seen(main.getByText('2 days not signed'))
  await seen(main.getByText('All signed'))
  await looked(`desk summary sheets ${width}`)
})

test('all due cycles are prepared as a batch, whose progress and refusals are shown', async () => {
  const refused = [
    {
      documentNo: 2,
      subject: 'JOB-2627-000013',
      period: { from: '2026-10-10', to: '2026-11-09' },
      documentId: null,
      problem: 'nothing-due',
    },
  ]
  let asked = 0
  const getBatch = () => {
    asked += 1
    return { batch: asked < 2 ? aBatch({ done: 1 }) : aBatch({ done: 1, refused }) }
  }
  const replies = { ...listed, startSummaryBatch: { batch: aBatch() }, getBatch }
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Prepare all 2')
  await seen(main.getByText('1 of 2 prepared'))
  await looked('desk summary batch under way')
  await seen(main.getByText('1 summary sheet is prepared.'))
  await seen(main.getByText('Somebody has prepared it already, or an earlier cycle comes first.'))
  await looked('desk summary batch over')
  const cycles = two.map(({ jobId, period: { from } }) => ({ jobId, from }))
  expect(askedOf('startSummaryBatch')).toMatchObject([{ body: { act: 'PREPARE', cycles } }])
})

test('a batch whose answer is lost is started again by its key, so that it runs once', async () => {
  const replies = { ...listed, getBatch: { batch: aBatch({ done: 2 }) }, startSummaryBatch: noConnection }
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Prepare all 2')
  await seen(page.getByRole('alertdialog', { name: 'Request Failed' }))
  await userEvent.keyboard('{Escape}')
  serveAlso({ startSummaryBatch: { batch: aBatch() } })
  await press('Prepare all 2')
  await seen(main.getByText('2 summary sheets are prepared.'))
  const [first, second] = askedOf('startSummaryBatch') as { headers: Record<string, string> }[]
  expect(first?.headers['idempotency-key']).toMatch(/^[\w-]{8,}$/)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
})

test('some cycles, or those of a site, are prepared alone', async () => {
  const replies = {
    ...listed,
    startSummaryBatch: { batch: aBatch({ documents: 1 }) },
    getBatch: { batch: aBatch({ documents: 1, done: 1 }) },
  }
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width: PHONE, replies })
  await main.getByLabelText('Select JOB-2627-000013, 10 Oct 2026 to 09 Nov 2026').click()
  await press('Prepare the selected one')
  await seen(main.getByText('1 summary sheet is prepared.'))
  await main.getByRole('combobox', { name: 'Site' }).first().selectOptions('Kharadi Tower B')
  await press('Prepare it')
  expect(askedOf('startSummaryBatch')).toMatchObject([
    { body: { cycles: [{ jobId: idOf(901) }] } },
    { body: { cycles: [{ jobId: idOf(900) }] } },
  ])
})

test('all sheets without an obstacle are sent at once, after a question', async () => {
  const replies = {
    ...none,
    listDueSummarySheets: { due: [], ready: 4, runningBatchId: null },
    startSummaryBatch: { batch: aBatch({ act: 'SEND', documents: 4 }) },
    getBatch: { batch: aBatch({ act: 'SEND', documents: 4, done: 4 }) },
  }
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await press('Send all 4')
  await notice('Send 4 summary sheets?').getByRole('button', { name: 'Send all 4' }).click()
  await seen(main.getByText('4 summary sheets are sent.'))
  expect(askedOf('startSummaryBatch')).toMatchObject([{ body: { act: 'SEND' } }])
})

test('a batch that a colleague began is shown to everybody', async () => {
  const replies = {
    ...listed,
    listDueSummarySheets: { ...dueNow, runningBatchId: idOf(970) },
    getBatch: { batch: aBatch({ done: 1 }) },
  }
  await visit('/desk/summary-sheets', { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(main.getByText('1 of 2 prepared'))
  await seen(main.getByText(/Started by Sunita Iyer/))
})

test('the progress of a batch comes into view, however long the list above is', async () => {
  const [one] = dueNow.due
  const due = one === undefined ? [] : Array.from({ length: 40 }, (_, n) => ({ ...one, jobId: idOf(3000 + n) }))
  const replies = {
    ...listed,
    listDueSummarySheets: { due, ready: 0, runningBatchId: null },
    startSummaryBatch: { batch: aBatch({ documents: 40 }) },
    getBatch: { batch: aBatch({ documents: 40, done: 1 }) },
  }
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width: PHONE, replies })
  await button('Prepare all 40').click()
  await expect.element(main.getByText('1 of 40 prepared')).toBeInViewport()
})

test('others read the due cycles and prepare nothing', async () => {
  await visit('/desk/summary-sheets', { atDesk: 'SALES', width: DESKTOP, replies: listed })
  await seen(main.getByText('All signed'))
  await gone(button('Prepare all 2'))
})

test('the list says that nothing is due', async () => {
  await visit('/desk/summary-sheets', { atDesk: 'ACCOUNTS', width: DESKTOP, replies: none })
  await seen(main.getByText('Every billing cycle that is over has its summary sheet.'))
})
