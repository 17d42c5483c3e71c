import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aDay } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob, answers, prepared, sentSheet } from '#tests/support/summary-sheets.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const fresh = { 'if-match': '*' }
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call

test('a cycle prepared eight times at once has one sheet', async () => {
  const { jobId } = await aDueJob(server, productId)
  const call = await accounts()
  const done = await outcomes(times(8, () => call('prepareSummarySheet', { body: { jobId }, headers: {} })))
  expect(tally(done)).toEqual({ done: 1, 'nothing-due': 7 })
})

test('a sheet sent eight times at once is sent once', async () => {
  const id = await prepared(server, (await aDueJob(server, productId)).jobId)
  const call = await accounts()
  const send = () => call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })
  expect(tally(await outcomes(times(8, send)))).toEqual({ done: 1, 'status-conflict': 7 })
})

test('a line is certified or disputed, never both', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const { summarySheetId, lines } = await sentSheet(server, jobId)
  await person.call('requestOwnOtp', { query: { purpose: 'CERTIFY_SUMMARY', ref: summarySheetId } })
  const otp = await server.codeFor(person.phoneOrEmail)
  const params = { summarySheetId }
  const disputed = lines.map(({ lineId }) => ({ lineId: lineId ?? '', reason: 'We were away.' }))
  const done = await outcomes([
    person.call('certifySummarySheet', { params, headers: {}, body: { otp, version: 1 } }),
    person.call('disputeSummarySheet', { params, headers: {}, body: { lines: disputed, version: 1 } }),
  ])
  expect(done.toSorted()).toEqual(['done', 'status-conflict'])
  const { summarySheet } = await person.call('getSummarySheet', { params })
  expect(new Set(summarySheet.lines.map(({ state }) => state)).size).toBe(1)
})

test('a sheet is certified over a log, or the log is changed, never both', async () => {
  const { person, jobId, logs } = await aDueJob(server, productId)
  const { summarySheetId } = await sentSheet(server, jobId)
  await person.call('requestOwnOtp', { query: { purpose: 'CERTIFY_SUMMARY', ref: summarySheetId } })
  const otp = await server.codeFor(person.phoneOrEmail)
  const { call } = await server.signInStaff('OPERATIONS')
  const revision = { ...aDay({ remarks: 'As agreed' }), reason: 'A slip' }
  const done = await outcomes([
    person.call('certifySummarySheet', { params: { summarySheetId }, headers: {}, body: { otp, version: 1 } }),
    call('reviseDeskLogsheet', { params: { id: logs[0] ?? '' }, headers: fresh, body: revision }),
  ])
  expect([
    ['done', 'status-conflict'],
    ['logs-changed', 'done'],
  ]).toContainEqual(done)
})
