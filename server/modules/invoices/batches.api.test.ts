import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { NewInvoiceBatch } from '#contract/invoices.batches.ts'
import { certifiedSheet, drafted } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob } from '#tests/support/summary-sheets.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call, accountId } = await server.signInStaff('ACCOUNTS')
const aSheet = async () => certifiedSheet(server, await aDueJob(server, productId))
const headers = {}

/** Begins a batch and runs its tasks. */
async function finished(body: NewInvoiceBatch) {
  const { batch } = await call('startInvoiceBatch', { headers, body })
  await server.runTasks()
  return (await call('getBatch', { params: { id: batch.batchId } })).batch
}

const statuses = async () =>
  (
    await server.db.asOwner((owner) =>
      owner.rows(sql<{ status: string }>`select status from invoice order by drafted_at, invoice_id`),
    )
  ).map(({ status }) => status)

test('each group of agreed lines is drafted by the queue, and all drafts without findings are issued', async () => {
  // The demo's own lines to bill go first.
  await finished({ act: 'DRAFT', by: 'job' })
  const none = () => call('startInvoiceBatch', { headers, body: { act: 'DRAFT', by: 'job' } })
  await expect(none()).rejects.toMatchObject({ type: '/problems/nothing-to-bill' })
  for (let n = 0; n < 3; n += 1) await aSheet()
  const { batch } = await call('startInvoiceBatch', { headers, body: { act: 'DRAFT', by: 'job' } })
  expect(batch).toMatchObject({ act: 'DRAFT', documents: 3, done: 0 })
  expect((await call('listBillableSheets')).runningBatchId).toBe(batch.batchId)
  await server.runTasks()
  expect((await statuses()).slice(-3)).toEqual(['DRAFT', 'DRAFT', 'DRAFT'])
  const { sheets, drafts, runningBatchId } = await call('listBillableSheets')
  expect({ sheets, runningBatchId }).toEqual({ sheets: [], runningBatchId: null })
  const before = (await statuses()).filter((status) => status !== 'DRAFT').length
  const issued = await finished({ act: 'ISSUE' })
  expect(issued.done + issued.refused.length).toBe(drafts)
  expect(issued.done).toBeGreaterThan(0)
  for (const { subject } of issued.refused) expect(subject).toMatch(/, ₹[\d,.]+$/)
  expect(new Set(issued.refused.map(({ problem }) => problem))).toEqual(
    new Set(issued.refused.length > 0 ? ['unanswered-findings'] : []),
  )
  expect((await statuses()).filter((status) => status !== 'DRAFT')).toHaveLength(before + issued.done)
})

test('two batches at once draft each sheet once', async () => {
  await aSheet()
  const body = { act: 'DRAFT', by: 'customer' } as const
  const both = [await call('startInvoiceBatch', { headers, body }), await call('startInvoiceBatch', { headers, body })]
  await server.runTasks()
  const ends = await Promise.all(both.map(({ batch }) => call('getBatch', { params: { id: batch.batchId } })))
  expect(ends.map(({ batch }) => batch.done).toSorted((one, other) => one - other)).toEqual([0, 1])
  expect(ends.flatMap(({ batch }) => batch.refused)).toMatchObject([{ problem: 'nothing-to-bill' }])
})

test('a draft changed after the batch began is not issued, and nothing is issued for a former member of staff', async () => {
  const { invoiceId } = await drafted(server, [(await aSheet()).summarySheetId])
  const { batch } = await call('startInvoiceBatch', { headers, body: { act: 'ISSUE' } })
  const note = { note: 'Thank you.', sacs: [] }
  await call('saveInvoice', { params: { id: invoiceId }, headers: { 'if-match': '*' }, body: note })
  await server.runTasks()
  const { refused } = (await call('getBatch', { params: { id: batch.batchId } })).batch
  expect(refused.at(-1)).toMatchObject({ problem: 'precondition-failed' })
  const next = await call('startInvoiceBatch', { headers, body: { act: 'ISSUE' } })
  await server.db.asOwner((owner) => owner.rows(sql`update staff set role = 'SALES' where account_id = ${accountId}`))
  await server.runTasks()
  const other = (await server.signInStaff('ACCOUNTS')).call
  const end = (await other('getBatch', { params: { id: next.batch.batchId } })).batch
  expect(end.done).toBe(0)
  expect(new Set(end.refused.map(({ problem }) => problem))).toEqual(new Set(['forbidden']))
})
