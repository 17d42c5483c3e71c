import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
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

test('a cycle that is over is due, prepared, sent and certified; its logs are locked', async () => {
  const { person, jobId, days, logs } = await aDueJob(server, productId)
  const call = await accounts()
  const { due } = await call('listDueSummarySheets')
  const [from, , to] = days
  expect(due.find((one) => one.jobId === jobId)).toMatchObject({
    period: { from, to },
    isClosing: true,
    unsignedDays: 0,
  })
  const { summarySheet: sheet } = await call('prepareSummarySheet', { body: { jobId }, headers: {} })
  const { summarySheetId } = sheet
  expect(sheet).toMatchObject({ status: 'PREPARED', version: 0, certifiedHours: '27', unsigned: [], isClosing: true })
  expect(sheet.summaryNumber).toMatch(/^SUM-\d{4}-\d{6}$/)
  expect((await call('listDueSummarySheets')).due.some((one) => one.jobId === jobId)).toBe(false)
  // Customers see what was sent to them.
  await expect(person.call('getSummarySheet', { params: { summarySheetId } })).rejects.toMatchObject({ status: 404 })
  const sent = await call('sendSummarySheet', { params: { id: summarySheetId }, headers: fresh, body: { answers } })
  expect(sent.summarySheet.lines.map(({ code, state }) => [code, state])).toEqual(
    sheet.lines.map(({ code }) => [code, 'OPEN']),
  )
  expect(sent.summarySheet.taxablePaise).toBe(paise(sheet.lines))
  const done = await certified(server, person, summarySheetId)
  expect(done).toMatchObject({
    status: 'CERTIFIED',
    agreedPaise: sheet.taxablePaise,
    openPaise: 0,
    certifications: [{ version: 1, how: 'OTP', amountPaise: sheet.taxablePaise }],
  })
  expect(done.lines[0]?.logsheetIds).toEqual(logs)
  const statuses = await Promise.all(
    logs.map(async (id) => (await person.call('getLogsheet', { params: { id } })).logsheet.status),
  )
  expect(statuses).toEqual(['LOCKED', 'LOCKED', 'LOCKED'])
  const [id = ''] = logs
  const revision = { params: { id }, headers: fresh, body: { ...aDay(), reason: 'A slip' } }
  await expect((await operations())('reviseDeskLogsheet', revision)).rejects.toMatchObject({ status: 409 })
})

test('a sheet costs the same as the job page shows for the same days', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const { taxablePaise } = await sentSheet(server, jobId)
  const { job } = await person.call('getJob', { params: { jobId } })
  expect(taxablePaise).toBe(job.toDatePaise)
})

test('days without a signed log hold a sheet up', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(server, jobId, 2)
  await aSigned(server, { person, jobId }, daysAgo(server, 2))
  const open = await aSubmitted(server, jobId, { date: daysAgo(server, 1), remarks: 'As agreed' })
  await endedOn(server, jobId, daysAgo(server, 1))
  const id = await prepared(server, jobId)
  const call = await accounts()
  const send = () => call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })
  expect((await call('getDeskSummarySheet', { params: { id } })).summarySheet.unsigned).toEqual([daysAgo(server, 1)])
  await expect(send()).rejects.toMatchObject({ status: 409, type: '/problems/unsigned-days' })
  await person.call('signLogsheet', { params: { id: open }, body: { signature: 'M10 10L90 60', version: 1 } })
  expect((await send()).summarySheet.status).toBe('SENT')
})

test('no cycle is due before it is over, and none of a hire that may go on', async () => {
  const { jobId } = await aPersonsJob(server, productId)
  await onHireSince(server, jobId, 3)
  const call = await accounts()
  const prepare = () => call('prepareSummarySheet', { body: { jobId }, headers: {} })
  await expect(prepare()).rejects.toMatchObject({ status: 409, type: '/problems/nothing-due' })
  await endedOn(server, jobId, daysAgo(server, 1))
  await server.db.asOwner((owner) =>
    owner.rows(
      sql`update job set status = 'OFF_HIRE_REQUESTED', off_hire_acknowledged_at = null where job_id = ${jobId}`,
    ),
  )
  await expect(prepare()).rejects.toMatchObject({ type: '/problems/nothing-due' })
})

test('costs beside the hire are lines with their purpose', async () => {
  const { jobId } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const call = await accounts()
  const extras = [
    { code: 'DAMAGE' as const, amountPaise: 250_000, note: 'A broken lamp' },
    { code: 'DISCOUNT' as const, amountPaise: -50_000, note: 'For the late delivery' },
  ]
  const saved = await call('saveSummarySheet', { params: { id }, headers: fresh, body: { extras } })
  expect(saved.summarySheet.lines.slice(-2)).toMatchObject([
    { code: 'DAMAGE', amountPaise: 250_000, why: 'A broken lamp' },
    { code: 'DISCOUNT', amountPaise: -50_000, why: 'For the late delivery' },
  ])
  const wrong = [{ code: 'DISCOUNT' as const, amountPaise: 50_000, note: 'For the late delivery' }]
  await expect(
    call('saveSummarySheet', { params: { id }, headers: fresh, body: { extras: wrong } }),
  ).rejects.toMatchObject({ status: 422 })
  await expect(call('saveSummarySheet', { params: { id }, headers: {}, body: { extras } })).rejects.toMatchObject({
    status: 428,
  })
})

test('a sheet whose deductions are more than its charges is not sent, neither first nor again', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const call = await accounts()
  const discount = (amountPaise: number) => [{ code: 'DISCOUNT' as const, amountPaise, note: 'For the late delivery' }]
  const save = (amountPaise: number) =>
    call('saveSummarySheet', { params: { id }, headers: fresh, body: { extras: discount(amountPaise) } })
  const send = () => call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })
  const { taxablePaise } = (await save(-30_000_000)).summarySheet
  expect(taxablePaise).toBeLessThan(0)
  await expect(send()).rejects.toMatchObject({ status: 409, type: '/problems/sheet-below-zero' })
  expect((await call('getDeskSummarySheet', { params: { id } })).summarySheet.status).toBe('PREPARED')
  await save(-30_000_000 - taxablePaise)
  const { summarySheet } = await send()
  expect(summarySheet).toMatchObject({ status: 'SENT', taxablePaise: 0 })
  const lines = summarySheet.lines.map(({ lineId }) => ({ lineId: lineId ?? '', reason: 'Not as agreed' }))
  await person.call('disputeSummarySheet', { params: { summarySheetId: id }, headers: {}, body: { lines, version: 1 } })
  const replies = lines.map(({ lineId }) => ({ lineId, reply: 'As agreed' }))
  const body = { note: 'More off', replies, answers, extras: discount(-30_000_000) }
  await expect(call('reviseSummarySheet', { params: { id }, headers: fresh, body })).rejects.toMatchObject({
    type: '/problems/sheet-below-zero',
  })
})

test('S14 a sheet as CSV has its lines and their sum, and no cell runs as a formula', async () => {
  const { jobId } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const { accessToken, call } = await server.signInStaff('ACCOUNTS')
  const extras = [{ code: 'DAMAGE' as const, amountPaise: 250_000, note: '=HYPERLINK("http://x")' }]
  const { summarySheet } = await call('saveSummarySheet', { params: { id }, headers: fresh, body: { extras } })
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await server.ask({ url: `/v1/desk/summary-sheets/${id}/download-csv`, headers })
  const rows: string[][] = parse(reply.body, { bom: true })
  expect(rows).toHaveLength(summarySheet.lines.length + 2)
  expect(rows.at(-1)).toContain((summarySheet.taxablePaise / 100).toFixed(2).replace(/\.?0+$/, ''))
  expect(rows.flat().filter((cell) => cell.startsWith('='))).toEqual([])
  expect(rows.flat().some((cell) => cell.includes('HYPERLINK'))).toBe(true)
})

test('without an answer there are two reminders, then the open lines count as agreed', async () => {
  const { jobId } = await aDueJob(server, productId)
  const { summarySheetId, certifyBy } = await sentSheet(server, jobId)
  const days =
    certifyBy === null ? 0 : (Date.parse(certifyBy) - Date.parse(dateInIndia(server.clock.now()))) / 86_400_000
  expect(days).toBeGreaterThan(0)
  const events = async () => {
    const { summarySheet } = await (await accounts())('getDeskSummarySheet', { params: { id: summarySheetId } })
    return { ...summarySheet, names: summarySheet.events.map(({ event }) => event) }
  }
  for (let day = 0; day < days; day += 1) {
    server.clock.advance({ days: 1 })
    await server.runTasks()
  }
  expect((await events()).names).toEqual(['prepare', 'send', 'remind', 'remind'])
  server.clock.advance({ days: 1 })
  await server.runTasks()
  const { names, status, certifications, certifiedBy } = await events()
  expect(names.at(-1)).toBe('deem')
  expect({ status, certifiedBy }).toEqual({ status: 'CERTIFIED', certifiedBy: null })
  expect(certifications).toMatchObject([{ how: 'DEEMED', name: null }])
})

test('a sent sheet never changes in the database', async () => {
  const { jobId } = await aDueJob(server, productId)
  const { summarySheetId } = await sentSheet(server, jobId)
  const change = (statement: ReturnType<typeof sql>) => server.db.asOwner((owner) => owner.rows(statement))
  const ofSheet = sql`where summary_sheet_id = ${summarySheetId}`
  await expect(change(sql`update summary_line set amount_paise = 1 ${ofSheet}`)).rejects.toMatchObject({
    code: '23000',
  })
  const again = sql`
    insert into summary_sheet (summary_sheet_id, summary_number, job_id, cycle_no, period_from, period_to, from_date, to_date,
      is_closing, status, prepared_by, prepared_at)
    select gen_random_uuid(), 'SUM-0', job_id, 99, period_from, period_to, from_date, to_date, false, 'PREPARED', 'Rohan',
      prepared_at from summary_sheet ${ofSheet}`
  await expect(change(again)).rejects.toMatchObject({ code: '23P01' })
})

test('months are prepared and sent in their order', async () => {
  const job = await aPersonsJob(server, productId)
  const { person, jobId } = job
  await onHireSince(server, jobId, 40)
  const call = await accounts()
  const due = (await call('listDueSummarySheets')).due.filter((one) => one.jobId === jobId)
  expect(due).toHaveLength(1)
  expect(due[0]?.period.from).toBe(daysAgo(server, 40))
  await endedOn(server, jobId, daysAgo(server, 1))
  const both = (await call('listDueSummarySheets')).due.filter((one) => one.jobId === jobId)
  expect(both.map(({ isClosing }) => isClosing)).toEqual([false, true])
  expect(both[1]?.period.from).toBe(addDays(both[0]?.period.to ?? '', 1))
  await prepared(server, jobId)
  const second = await prepared(server, jobId)
  const send = call('sendSummarySheet', { params: { id: second }, headers: fresh, body: { answers } })
  await expect(send).rejects.toMatchObject({ type: '/problems/status-conflict' })
  expect((await person.call('listSummarySheets', { query: { job: jobId } })).summarySheets.content).toEqual([])
})
