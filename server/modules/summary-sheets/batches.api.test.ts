import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob, aSigned, daysAgo, endedOn, onHireSince, prepared } from '#tests/support/summary-sheets.ts'

// A Friday, so that the three days before it are working days.
const server = await aServer({ now: new Date('2026-11-27T10:00:00+05:30') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call
type Cycle = { jobId: string; from: string }
/** New jobs that are due. */
async function due(count: number) {
  const cycles: Cycle[] = []
  while (cycles.length < count) {
    const { jobId, days } = await aDueJob(server, productId)
    cycles.push({ jobId, from: days[0] ?? '' })
  }
  return cycles
}
type Call = Awaited<ReturnType<typeof accounts>>
type Asked = { act: 'PREPARE' | 'SEND'; cycles?: Cycle[]; siteId?: string }
const startOf = (call: Call, body: Asked) => call('startSummaryBatch', { headers: {}, body })
/** Begins a batch and runs its tasks. */
async function finished(call: Call, body: Asked) {
  const { batch } = await startOf(call, body)
  await server.runTasks()
  return (await call('getBatch', { params: { id: batch.batchId } })).batch
}
const sheetsOf = (cycles: readonly Cycle[]) =>
  server.db.rows(sql<{ status: string }>`
    select status from summary_sheet where job_id = any(${cycles.map(({ jobId }) => jobId)}::uuid[])`)

test('the due cycles of some jobs are prepared by the queue, each as one document, and then sent', async () => {
  const call = await accounts()
  const cycles = await due(3)
  const { batch } = await startOf(call, { act: 'PREPARE', cycles })
  expect(batch).toMatchObject({ documents: 3, done: 0, refused: [] })
  expect(await sheetsOf(cycles)).toEqual([])
  expect((await call('listDueSummarySheets')).runningBatchId).toBe(batch.batchId)
  await server.runTasks()
  const done = (await call('getBatch', { params: { id: batch.batchId } })).batch
  expect(done).toMatchObject({ documents: 3, done: 3, refused: [] })
  const after = await call('listDueSummarySheets')
  const jobIds = cycles.map(({ jobId }) => jobId)
  expect(after.runningBatchId).toBeNull()
  expect(after.due.filter(({ jobId }) => jobIds.includes(jobId))).toEqual([])
  expect(after.ready).toBeGreaterThanOrEqual(3)
  expect(await finished(call, { act: 'SEND', cycles })).toMatchObject({ act: 'SEND', documents: 3, done: 3 })
  expect((await sheetsOf(cycles)).map(({ status }) => status)).toEqual(['SENT', 'SENT', 'SENT'])
})

test('two batches at once prepare each cycle once; the second says that nothing was left to do', async () => {
  const call = await accounts()
  const cycles = await due(2)
  const [first, second] = [
    await startOf(call, { act: 'PREPARE', cycles }),
    await startOf(call, { act: 'PREPARE', cycles }),
  ]
  await server.runTasks()
  const of = async ({ batch }: typeof first) => (await call('getBatch', { params: { id: batch.batchId } })).batch
  const both = [await of(first), await of(second)]
  expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(2)
  expect(both.flatMap(({ refused }) => refused.map(({ problem }) => problem))).toEqual(['nothing-due', 'nothing-due'])
  expect(await sheetsOf(cycles)).toHaveLength(2)
  await expect(startOf(call, { act: 'PREPARE', cycles })).rejects.toMatchObject({ type: '/problems/nothing-due' })
})

test('the cycles of a job are prepared in their order, and sent in it', async () => {
  const call = await accounts()
  const { jobId } = await aPersonsJob(server, productId)
  await onHireSince(server, jobId, 40)
  await endedOn(server, jobId, daysAgo(server, 1))
  const due = (await call('listDueSummarySheets')).due.filter((one) => one.jobId === jobId)
  const [first, second] = due.map(({ period }) => ({ jobId, from: period.from }))
  if (!first || !second) throw new Error('Two cycles are due.')
  // The second one alone is not the next one.
  expect(await finished(call, { act: 'PREPARE', cycles: [second] })).toMatchObject({
    done: 0,
    refused: [{ problem: 'nothing-due' }],
  })
  const both = await finished(call, { act: 'PREPARE', cycles: [second, first] })
  expect(both).toMatchObject({ documents: 2, done: 2, refused: [] })
  const made = await server.db.rows(sql<{ no: number }>`
    select cycle_no as no from summary_sheet where job_id = ${jobId} order by summary_number`)
  expect(made.map(({ no }) => no)).toEqual([1, 2])
  // Their days have no logs, so nothing is ready.
  await expect(startOf(call, { act: 'SEND', cycles: [first] })).rejects.toMatchObject({ type: '/problems/nothing-due' })
})

test('a sheet changed after the batch began is not sent, and the batch says why', async () => {
  const call = await accounts()
  const { jobId, days } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const { batch } = await startOf(call, { act: 'SEND', cycles: [{ jobId, from: days[0] ?? '' }] })
  await call('saveSummarySheet', { params: { id }, headers: { 'if-match': '*' }, body: { extras: [] } })
  await server.runTasks()
  const { refused } = (await call('getBatch', { params: { id: batch.batchId } })).batch
  expect(refused).toMatchObject([{ documentId: id, problem: 'precondition-failed' }])
})

test('nothing is prepared any more for a former member of staff', async () => {
  const { call, accountId } = await server.signInStaff('ACCOUNTS')
  const cycles = await due(2)
  const { batch } = await startOf(call, { act: 'PREPARE', cycles })
  await server.db.asOwner((owner) => owner.rows(sql`update staff set role = 'SALES' where account_id = ${accountId}`))
  await server.runTasks()
  const { refused, done } = (await (await accounts())('getBatch', { params: { id: batch.batchId } })).batch
  expect(done).toBe(0)
  expect(refused.map(({ problem }) => problem)).toEqual(['forbidden', 'forbidden'])
})

test('a site is a batch of its own, and the same key begins one batch', async () => {
  const call = await accounts()
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(server, jobId, 1)
  await aSigned(server, { person, jobId }, daysAgo(server, 1))
  await endedOn(server, jobId, daysAgo(server, 1))
  const siteId = '01934f00-0000-7000-8009-000000000001'
  await expect(startOf(call, { act: 'PREPARE', siteId })).rejects.toMatchObject({ type: '/problems/nothing-due' })
  const headers = { 'idempotency-key': 'twice' }
  const ask = () =>
    call('startSummaryBatch', { headers, body: { act: 'PREPARE', cycles: [{ jobId, from: daysAgo(server, 1) }] } })
  expect((await ask()).batch.batchId).toBe((await ask()).batch.batchId)
})
