// Timesheets, over the demo's hires: whose they are, what they say, and what they say in a file.

import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { BillLine } from '#contract/bill.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { readXlsx } from '#tests/support/xlsx.ts'
import { deskHand } from './hand.ts'
import { getTimesheets } from './timesheets.ts'

const server = await aServer()
const asha = await server.signIn('9000000001')
const imran = await server.signIn('9000000002')
const operations = await server.signInStaff('OPERATIONS')
type Reader = typeof asha

const monthsOf = async (reader: Reader, query: Record<string, string> = {}) =>
  (await reader.call('getTimesheet', { query: { size: '100', ...query } })).timesheets?.content ?? []
const jobOf = async (q: string) =>
  (await asha.call('listJobs', { query: { q, status: 'ON_HIRE' } })).jobs.content[0]?.jobId ?? ''
const sheetOf = async (job: string, month: string) => {
  const { timesheet } = await asha.call('getTimesheet', { query: { job, month } })
  if (!timesheet) throw new Error('The answer is no sheet.')
  return timesheet
}

test('without a job the months of jobs come newest first, by job, month or site', async () => {
  const all = await monthsOf(asha)
  const months = all.map(({ month }) => month)
  expect(months).toEqual(months.toSorted().toReversed())
  expect(all.length).toBeGreaterThan(8)
  const job = await jobOf('JLG')
  const ofJob = await monthsOf(asha, { job })
  expect(ofJob.length).toBeGreaterThanOrEqual(4)
  expect(new Set(ofJob.map(({ jobId }) => jobId))).toEqual(new Set([job]))
  const month = months[0] ?? ''
  const ofMonth = await monthsOf(asha, { month })
  expect(ofMonth.length).toBe(all.filter((sheet) => sheet.month === month).length)
  const { projectSites } = await asha.call('listProjectSites')
  const nerul = projectSites.content.find(({ addressName }) => addressName === 'Nerul Depot')
  const there = await monthsOf(asha, { site: nerul?.addressId ?? '' })
  expect(new Set(there.map(({ siteName }) => siteName))).toEqual(new Set(['Nerul Depot']))
})

test('a page holds its stated number of months, and the next one continues', async () => {
  const all = await monthsOf(asha)
  const { timesheets } = await asha.call('getTimesheet', { query: { size: '3', page: '1' } })
  expect(timesheets).toMatchObject({ totalElements: all.length, page: 1, size: 3 })
  expect(timesheets?.content).toEqual(all.slice(3, 6))
})

test('a month of the list agrees with its sheet', async () => {
  for (const summary of (await monthsOf(asha)).slice(0, 4)) {
    const sheet = await sheetOf(summary.jobId, summary.month)
    expect(summary.totals).toEqual(sheet.totals)
    expect(summary.daysOnHire).toBe(sheet.days.length)
  }
})

test('people see the months of their own jobs and of the sites they are assigned to, and no others', async () => {
  const [ravi, anita] = [await server.signIn('9000000003'), await server.signIn('9000000004')]
  const job = await jobOf('JLG')
  // Asked by Asha, at a site of which Imran is the engineer.
  expect((await monthsOf(imran)).map(({ jobId }) => jobId)).toContain(job)
  expect(await monthsOf(ravi)).toEqual([])
  expect(new Set((await monthsOf(anita)).map(({ siteName }) => siteName))).toEqual(new Set(['Panambur Jetty']))
  const month = (await monthsOf(asha, { job }))[0]?.month ?? ''
  const missing = { type: '/problems/not-found' }
  for (const other of [ravi, anita]) {
    await expect(other.call('getTimesheet', { query: { job, month } })).rejects.toMatchObject(missing)
    expect(await monthsOf(other, { job })).toEqual([])
    const headers = { authorization: `Bearer ${other.accessToken}` }
    for (const type of ['csv', 'xlsx']) {
      const url = `/v1/rentals/timesheets/download-${type}?job=${job}&month=${month}`
      expect((await server.ask({ url, headers })).statusCode).toBe(404)
    }
  }
  await server.db.asOwner((owner) => owner.rows(sql`delete from site_assignment`))
  expect((await monthsOf(imran)).map(({ jobId }) => jobId)).not.toContain(job)
})

test('a member does not see a draft of the other side, and the desk does', async () => {
  const job = await jobOf('JLG')
  const drafts = ({ logs }: { logs: Record<string, number> }) => logs['DRAFT'] ?? 0
  const seen = await monthsOf(asha, { job })
  const { timesheets } = await operations.call('getDeskTimesheet', { query: { job } })
  expect(seen.map(drafts).reduce((all, one) => all + one, 0)).toBe(0)
  expect(timesheets?.content.map(drafts).reduce((all, one) => all + one, 0)).toBe(1)
})

const datesOf = (lines: readonly BillLine[], code: string) =>
  lines.filter((line) => line.code === code).flatMap(({ days }) => days)

test('the figures of the months are those of the bills, over all of the demo', async () => {
  const { jobs } = await operations.call('listDeskJobs', { query: { size: '100' } })
  const begun = jobs.content.filter(({ status }) => status !== 'SCHEDULED' && status !== 'CANCELLED')
  expect(begun.length).toBeGreaterThanOrEqual(5)
  for (const { jobId: id } of begun) {
    const { job } = await operations.call('getDeskJob', { params: { id } })
    const { timesheets } = await operations.call('getDeskTimesheet', { query: { job: id } })
    const asked = (timesheets?.content ?? []).map(({ month }) =>
      operations.call('getDeskTimesheet', { query: { job: id, month } }),
    )
    const days = (await Promise.all(asked)).flatMap(({ timesheet }) => timesheet?.days ?? [])
    const lines = job.bills.flatMap((bill) => bill.lines)
    const submitted = days.filter(({ status }) => status !== null && status !== 'DRAFT')
    const having = (hours: 'overtimeHours' | 'offDayHours' | 'breakdownHours') =>
      submitted
        .filter((day) => Number(day[hours]) > 0)
        .map(({ date }) => date)
        .toSorted()
    expect(datesOf(lines, 'OT').toSorted()).toEqual(having('overtimeHours'))
    expect(datesOf(lines, 'OFF_DAY').toSorted()).toEqual(having('offDayHours'))
    const charged = sumOf(lines.filter(({ code }) => code === 'OT').map(({ whyParams }) => Number(whyParams['hours'])))
    expect(charged).toBe(sumOf(submitted.map(({ overtimeHours }) => Number(overtimeHours))))
  }
})

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const fileOf = async (type: 'csv' | 'xlsx', query: string) => {
  const headers = { authorization: `Bearer ${asha.accessToken}` }
  return server.ask({ url: `/v1/rentals/timesheets/download-${type}?${query}`, headers })
}

test('S14 a timesheet as CSV and as XLSX holds the same cells, and no formula', async () => {
  const job = await jobOf('JLG')
  const site = '=HYPERLINK("https://evil.example","Kharadi")'
  await server.db.asOwner((owner) => owner.rows(sql`update job set site_name = ${site} where job_id = ${job}`))
  const { month } = (await monthsOf(asha, { job }))[1] ?? { month: '' }
  const sheet = await sheetOf(job, month)
  const csv = await fileOf('csv', `job=${job}&month=${month}`)
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="timesheet-${sheet.jobNumber}-${month}.csv"`)
  const rows: string[][] = parse(csv.body, { bom: true })
  expect(rows).toHaveLength(sheet.days.length + 2)
  expect(rows[1]?.[2]).toBe(`'${site}`)
  expect(rows.map((row) => row[3]).slice(1, -1)).toEqual(sheet.days.map(({ date }) => date))
  expect(Number(rows.at(-1)?.[5])).toBe(Number(sheet.totals.workedHours))
  const xlsx = await fileOf('xlsx', `job=${job}&month=${month}`)
  expect(xlsx.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const { cells, sheet: xml } = readXlsx(xlsx.rawPayload)
  expect(xml).not.toMatch(/<f[ >]/)
  for (const [index, row] of rows.entries())
    for (const column of ['A', 'B', 'F', 'G', 'H', 'I', 'J', 'K', 'L'])
      expect(String(cells.get(`${column}${index + 1}`) ?? '')).toBe(row[column.charCodeAt(0) - 65])
  expect(cells.get('C2')).toBe(site)
})

test('a file is available in Hindi, and refused in other languages', async () => {
  const job = await jobOf('450AJ')
  const { month } = (await monthsOf(asha, { job }))[0] ?? { month: '' }
  expect((await fileOf('csv', `job=${job}&month=${month}&lang=hi`)).body).toContain('मशीन')
  expect((await fileOf('csv', `job=${job}&month=${month}&lang=fr`)).statusCode).toBe(400)
})

test('a page of months takes three statements, however many months it has', async () => {
  const { counted, statements } = countingStatements(server.appDb)
  const tools = { db: counted, clock: server.clock.now }
  const hand = deskHand({
    kind: 'STAFF',
    accountId: '01934f00-0000-7000-8001-000000000003',
    role: 'OPERATIONS',
    name: 'R',
  })
  await getTimesheets(tools, hand, { page: 0, size: 2 })
  const few = statements()
  await getTimesheets(tools, hand, { page: 0, size: 100 })
  expect(statements() - few).toBe(few)
  expect(few).toBeLessThanOrEqual(3)
})
