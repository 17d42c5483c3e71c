import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { aDueJob, prepared, sentSheet } from '#tests/support/summary-sheets.ts'

// A Friday, so that the three days before it are working days.
const server = await aServer({ now: new Date('2026-11-27T10:00:00+05:30') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const fresh = { 'if-match': '*' }
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call
const extra = { code: 'DAMAGE' as const, amountPaise: 25_000, note: 'A broken lamp' }

/** A prepared sheet on which the same cost stands twice. */
async function aSheetWithAFinding() {
  const { person, jobId } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const call = await accounts()
  const body = { extras: [extra, { ...extra, note: 'The same lamp' }] }
  await call('saveSummarySheet', { params: { id }, headers: fresh, body })
  return { person, id, call }
}

test('a correct sheet is sent with its checks, and the customer reads them', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const { summarySheetId, checks } = await sentSheet(server, jobId)
  expect(checks.map(({ rule }) => rule)).toContain('OVERTIME')
  expect(checks.filter(({ result }) => result === 'FINDING')).toEqual([])
  const { summarySheet } = await person.call('getSummarySheet', { params: { summarySheetId } })
  expect(summarySheet.checks).toEqual(checks)
  expect(summarySheet.toAnswer).toEqual([])
})

test('a finding needs an answer before the sheet is sent, recorded in the version and in the audit', async () => {
  const { person, id, call } = await aSheetWithAFinding()
  const { summarySheet: before } = await call('getDeskSummarySheet', { params: { id } })
  expect(before.toAnswer).toMatchObject([{ rule: 'EXTRAS', says: { key: 'extrasHereTwice' }, answer: null }])
  const send = (answers: { rule: string; answer: string }[]) =>
    call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })
  const refusal = { status: 422, type: '/problems/unanswered-findings' }
  await expect(send([])).rejects.toMatchObject({ ...refusal, violations: [{ field: 'answers.EXTRAS' }] })
  await expect(send([{ rule: 'OVERTIME', answer: 'No.' }])).rejects.toMatchObject(refusal)
  await expect(send([{ rule: 'EXTRAS', answer: ' ' }])).rejects.toMatchObject({ type: '/problems/validation' })
  const answer = 'Two lamps were broken, on 12 and on 13 October.'
  const { summarySheet: sent } = await send([{ rule: 'EXTRAS', answer }])
  const kept = sent.checks.find(({ rule }) => rule === 'EXTRAS')
  expect(kept).toMatchObject({ result: 'FINDING', answer: { text: answer } })
  const { summarySheet } = await person.call('getSummarySheet', { params: { summarySheetId: id } })
  expect(summarySheet.checks).toContainEqual(kept)
  const audited = await server.db.rows(sql<{ changes: object }>`
    select changes from audit_entry where act = 'sendSummarySheet' and subject_id = ${id}`)
  expect(JSON.stringify(audited)).toContain(answer)
})

test('a further version needs its own answers, and proposes the earlier ones', async () => {
  const { id, call } = await aSheetWithAFinding()
  const answers = [{ rule: 'EXTRAS', answer: 'Two lamps were broken.' }]
  const { summarySheet } = await call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })
  expect(summarySheet.toAnswer).toMatchObject([{ rule: 'EXTRAS', answer: { text: 'Two lamps were broken.' } }])
  const revise = (more: object) =>
    call('reviseSummarySheet', { params: { id }, headers: fresh, body: { note: 'A slip', replies: [], ...more } })
  await expect(revise({})).rejects.toMatchObject({ type: '/problems/unanswered-findings' })
  expect((await revise({ answers })).summarySheet).toMatchObject({ version: 2 })
})

test('a batch leaves out a sheet with unanswered findings', async () => {
  const { id, call } = await aSheetWithAFinding()
  const { batch } = await call('startSummaryBatch', { headers: {}, body: { act: 'SEND' } })
  await server.runTasks()
  const { refused } = (await call('getBatch', { params: { id: batch.batchId } })).batch
  expect(refused).toContainEqual(expect.objectContaining({ documentId: id, problem: 'unanswered-findings' }))
})

test('results of checks never change, and the database takes no finding without an answer', async () => {
  const { jobId } = await aDueJob(server, productId)
  const { summarySheetId } = await sentSheet(server, jobId)
  const change = server.appDb.as(
    { kind: 'STAFF', accountId: '01934f00-0000-7000-8001-000000000003', role: 'OWNER', name: 'R' },
    (tx) => tx.rows(sql`update summary_check set result = 'PASSED' where summary_sheet_id = ${summarySheetId}`),
  )
  await expect(change).rejects.toMatchObject({ code: '42501' })
  const insert = server.db.asOwner((owner) =>
    owner.rows(sql`
      insert into summary_check (summary_sheet_id, version, check_no, rule, result, says)
      values (${summarySheetId}, 1, 40, 'LATER', 'FINDING', '{}')`),
  )
  await expect(insert).rejects.toMatchObject({ code: '23514' })
})
