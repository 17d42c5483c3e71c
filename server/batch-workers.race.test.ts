// Batches under concurrency: a task that comes twice, two batches over the same drafts, and a batch that is begun twice.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Problem } from '#contract/problems.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { certifiedSheet, drafted } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob } from '#tests/support/summary-sheets.ts'
import { batchWorkers } from './batch-workers.ts'
import { type BatchDocument, type Workers, workOnDocument } from './platform/batches.ts'
import { newId } from './platform/ids.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call, accountId } = await server.signInStaff('ACCOUNTS')
const tools = { db: server.appDb, clock: server.clock.now }
const aSheet = async () => certifiedSheet(server, await aDueJob(server, productId))
const draftAll = { act: 'DRAFT', by: 'job' } as const
const start = (body: typeof draftAll | { act: 'ISSUE' }, headers = {}) => call('startInvoiceBatch', { headers, body })
const batchOf = async (id: string) => (await call('getBatch', { params: { id } })).batch

/** Returns the payload of each task of a batch. */
const tasksOf = ({ batchId, act, documents }: { batchId: string; act: BatchDocument['act']; documents: number }) =>
  times(documents, (at): BatchDocument => ({ batchId, act, documentNo: at + 1, accountId }))
const work = (task: BatchDocument, workers: Workers = batchWorkers) => workOnDocument(tools, workers, task)

test('a task taken eight times at once works on its document once', async () => {
  await aSheet()
  const { batch } = await start(draftAll)
  const [task] = tasksOf(batch)
  if (!task) throw new Error('The batch has a document.')
  let works = 0
  const slow = async () => {
    works += 1
    await pause(50)
    return newId()
  }
  const workers = { ...batchWorkers, of: { ...batchWorkers.of, DRAFT: slow } }
  await Promise.all(times(8, () => work(task, workers)))
  expect(works).toBe(1)
  await server.runTasks()
})

test('a finished document stays as it is when its task runs again, even for somebody without permission by then', async () => {
  await aSheet()
  const { batch } = await start(draftAll)
  await Promise.all(tasksOf(batch).flatMap((task) => [work(task), work(task), work(task)]))
  const made = await batchOf(batch.batchId)
  expect(made).toMatchObject({ done: batch.documents, refused: [] })
  const notAllowed = { ...batchWorkers, asking: () => Promise.reject(new Problem('forbidden')) }
  for (const task of tasksOf(batch)) await work(task, notAllowed)
  expect(await batchOf(batch.batchId)).toEqual(made)
})

test('two batches over the same drafts issue each once', async () => {
  const ids: string[] = []
  for (let n = 0; n < 4; n += 1) ids.push((await drafted(server, [(await aSheet()).summarySheetId])).invoiceId)
  const [one, other] = [await start({ act: 'ISSUE' }), await start({ act: 'ISSUE' })]
  await Promise.all([...tasksOf(one.batch), ...tasksOf(other.batch)].map((task) => work(task)))
  const ends = [await batchOf(one.batch.batchId), await batchOf(other.batch.batchId)]
  const issued = await server.db.rows(sql<{ times: number }>`
    select count(*)::int as times from invoice_event where act = 'issue' and invoice_id = any(${ids}::uuid[]) group by invoice_id`)
  expect(issued.map((row) => row.times)).toEqual(issued.map(() => 1))
  expect(ends.reduce((sum, { done }) => sum + done, 0)).toBeGreaterThanOrEqual(issued.length)
  const why = new Set(ends.flatMap(({ refused }) => refused.map(({ problem }) => problem)))
  expect(
    [...why].filter((problem) => !['precondition-failed', 'unanswered-findings', 'status-conflict'].includes(problem)),
  ).toEqual([])
})

test('a batch started eight times with its key is one batch', async () => {
  await aSheet()
  const begun = times(8, () => start(draftAll, { 'idempotency-key': 'batch-retried' }))
  expect(tally(await outcomes(begun))).toEqual({ done: 8 })
  const ids = (await Promise.all(begun)).map(({ batch }) => batch.batchId)
  expect(new Set(ids).size).toBe(1)
})
