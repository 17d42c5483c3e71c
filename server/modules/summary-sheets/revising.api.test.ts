import { expect, test } from 'vitest'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aDay } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'
import {
  aDueJob,
  answers,
  aSigned,
  certified,
  daysAgo,
  endedOn,
  onHireSince,
  prepared,
  sentSheet,
} from '#tests/support/summary-sheets.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const fresh = { 'if-match': '*' }
const accounts = async () => (await server.signInStaff('ACCOUNTS')).call
const operations = async () => (await server.signInStaff('OPERATIONS')).call
const paise = (lines: readonly { amountPaise: number }[]) => lines.reduce((sum, line) => sum + line.amountPaise, 0)

test('accounts get one notice of a disputed sheet', async () => {
  const colleague = await server.signInStaff('ACCOUNTS')
  const hired = await aDueJob(server, productId)
  const { summarySheetId, summaryNumber, lines } = await sentSheet(server, hired.jobId)
  const body = { lines: [{ lineId: lines[0]?.lineId ?? '', reason: 'We were closed.' }], version: 1 }
  await hired.person.call('disputeSummarySheet', { params: { summarySheetId }, headers: {}, body })
  const notices = (await server.outbox(colleague.phoneOrEmail)).filter(({ text }) => text.includes(summaryNumber))
  expect(notices).toHaveLength(1)
  for (const part of ['We were closed.', `/desk/summary-sheets/${summarySheetId}`])
    expect(notices[0]?.text).toContain(part)
})

test('agreed lines go on while disputed ones stay open; the answer is a version that says what changed', async () => {
  const job = await aPersonsJob(server, productId)
  const { person, jobId } = job
  await onHireSince(server, jobId, 3)
  const long = [{ from: '06:00', to: '20:00', type: 'WORK' as const, cause: null, note: null }]
  const day = { slices: long, meterOpen: '1388.2', meterClose: '1402.2' }
  const days = [3, 2, 1].map((ago) => daysAgo(server, ago))
  const logs = new Map<string, string>()
  for (const date of days) logs.set(date, await aSigned(server, job, date, day))
  await endedOn(server, jobId, daysAgo(server, 1))
  const sheet = await sentSheet(server, jobId)
  const { summarySheetId } = sheet
  const overtime = sheet.lines.find(({ code }) => code === 'OT')
  const lineId = overtime?.lineId ?? ''
  const params = { summarySheetId }
  const disputed = await person.call('disputeSummarySheet', {
    params,
    headers: {},
    body: { lines: [{ lineId, reason: 'Our crew left at 18:00.' }], version: 1 },
  })
  expect(disputed.summarySheet).toMatchObject({ status: 'DISPUTED', disputedPaise: overtime?.amountPaise })
  const rest = await certified(server, person, summarySheetId)
  expect(rest).toMatchObject({
    status: 'DISPUTED',
    certifyBy: null,
    openPaise: 0,
    disputedPaise: overtime?.amountPaise,
  })
  expect(rest.agreedPaise).toBe(sheet.taxablePaise - (overtime?.amountPaise ?? 0))

  // Its logs are open until all is agreed: the desk corrects one, and the customer signs it.
  const id = logs.get(overtime?.days[0] ?? '') ?? ''
  const slices = [{ from: '06:00', to: '18:00', type: 'WORK' as const, cause: null, note: null }]
  const body = { ...aDay({ slices, meterClose: '1400.2', remarks: 'As agreed' }), reason: 'The crew left at 18:00.' }
  await (await operations())('reviseDeskLogsheet', { params: { id }, headers: fresh, body })
  const call = await accounts()
  const revise = (replies: object[]) =>
    call('reviseSummarySheet', {
      params: { id: summarySheetId },
      headers: fresh,
      body: { note: 'We corrected the log.', replies: replies as { lineId: string; reply: string }[], answers },
    })
  const replies = [{ lineId, reply: 'You are right.' }]
  await expect(revise([])).rejects.toMatchObject({ status: 422 })
  await expect(revise(replies)).rejects.toMatchObject({ type: '/problems/unsigned-days' })
  await person.call('signLogsheet', { params: { id }, body: { signature: 'M10 10L90 60', version: 2 } })
  const { summarySheet: second } = await revise(replies)
  expect(second).toMatchObject({ status: 'SENT', version: 2, note: 'We corrected the log.' })
  const corrected = second.lines.find(({ lineNo }) => lineNo === overtime?.lineNo)
  expect(corrected).toMatchObject({
    state: 'OPEN',
    wasPaise: overtime?.amountPaise,
    reply: 'You are right.',
    dispute: { reason: 'Our crew left at 18:00.' },
  })
  expect(corrected?.amountPaise).toBeLessThan(overtime?.amountPaise ?? 0)
  expect(second.lines.filter(({ state }) => state === 'AGREED')).toHaveLength(sheet.lines.length - 1)
  expect(paise(second.lines)).toBe(second.taxablePaise)
  server.clock.advance({ seconds: 61 })
  expect(await certified(server, person, summarySheetId)).toMatchObject({
    status: 'CERTIFIED',
    certifiedBy: expect.any(String),
  })
})

test('a revision that leaves only agreed lines certifies the sheet, and the notice asks for nothing', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const call = await accounts()
  const waiting = { code: 'ALLOWANCE' as const, amountPaise: 50_000, note: 'Waiting at the gate' }
  await call('saveSummarySheet', { params: { id }, headers: fresh, body: { extras: [waiting] } })
  const { lines } = (await call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })).summarySheet
  const lineId = lines.find(({ code }) => code === 'ALLOWANCE')?.lineId ?? ''
  const dispute = { lines: [{ lineId, reason: 'Nobody waited.' }], version: 1 }
  await person.call('disputeSummarySheet', { params: { summarySheetId: id }, headers: {}, body: dispute })
  await certified(server, person, id)
  const replies = [{ lineId, reply: 'We take it off.' }]
  const { summarySheet } = await call('reviseSummarySheet', {
    params: { id },
    headers: fresh,
    body: { replies, extras: [], answers },
  })
  expect(summarySheet).toMatchObject({ status: 'CERTIFIED', version: 2, openPaise: 0, disputedPaise: 0 })
  await server.runTasks()
  const [notice] = (await server.outbox(person.phoneOrEmail)).filter(({ text }) => text.includes('your dispute'))
  expect(notice?.text).toContain('you need not answer')
})

test('a log that changes after the sheet was sent must be answered by a revision', async () => {
  const { person, jobId, logs } = await aDueJob(server, productId)
  const { summarySheetId } = await sentSheet(server, jobId)
  const [id = ''] = logs
  const body = { ...aDay({ remarks: 'As agreed' }), reason: 'A slip' }
  await (await operations())('reviseDeskLogsheet', { params: { id }, headers: fresh, body })
  expect((await person.call('getSummarySheet', { params: { summarySheetId } })).summarySheet.isOutdated).toBe(true)
  await expect(certified(server, person, summarySheetId)).rejects.toMatchObject({
    status: 409,
    type: '/problems/logs-changed',
  })
})
