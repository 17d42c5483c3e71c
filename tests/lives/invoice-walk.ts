// The way back from an invoice: each line to its sheet, its days, their logs in the version that was counted, and the
// signatures; and each amount computed again from the slices of these logs, by an arithmetic of its own.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Invoice } from '#contract/invoices.ts'
import type { Slice } from '#contract/logsheets.content.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import type { RateTerms } from '#contract/rate-terms.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import type { HireCase } from '#server/hire/case.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { oracleAmounts } from '#tests/hire/hire-oracle.ts'
import type { TestServer } from '#tests/support/server.ts'

type Call = Awaited<ReturnType<TestServer['signInStaff']>>['call']

const standby: Partial<Record<Slice['type'], string>> = {
  IDLE_CLIENT: 'CLIENT_IDLE',
  IDLE_WEATHER: 'WEATHER',
  IDLE_SUPPLIER: 'SUPPLIER',
  FORCE_MAJEURE: 'FORCE_MAJEURE',
  STATUTORY_STOP: 'STATUTORY_STOP',
}

/** Quarters of an hour; a slice that ends before it begins ends on the next day. */
function quartersOf({ from, to }: Slice) {
  const [begin, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15) as [
    number,
    number,
  ]
  return end > begin ? end - begin : end - begin + 96
}
const hours = (quarters: number) => String(quarters / 4)
const sumOf = (slices: readonly Slice[]) => hours(slices.reduce((sum, slice) => sum + quartersOf(slice), 0))

/** Sums up one shift from its slices. */
function shiftOf(slices: readonly Slice[]) {
  const idle = Map.groupBy(slices, ({ type }) => standby[type])
  const byCause = [...idle].flatMap(([cause, of]) => (cause === undefined ? [] : [[cause, sumOf(of)]]))
  return {
    worked: sumOf(slices.filter(({ type }) => type === 'WORK' || type === 'SHIFTING')),
    breakdown: sumOf(slices.filter(({ type, cause }) => type === 'BREAKDOWN' && cause !== 'CUSTOMER')),
    idle: Object.fromEntries(byCause),
  }
}

/** Sums up one date from its logs. */
function dayOf(date: string, logs: readonly Logsheet[]) {
  const [first, second] = (['A', 'B'] as const).map((name) => logs.find(({ shift }) => shift === name)?.slices)
  return { date, ...shiftOf(first ?? []), secondShift: second ? shiftOf(second) : false }
}

/** The amounts of a sheet's standing lines by code, those of the hire alone. */
function amountsOf({ lines }: SummarySheet, computed: ReadonlySet<string>) {
  const byCode = Map.groupBy(lines, ({ code }) => code)
  const sums = [...byCode].map(([code, of]) => [code, of.reduce((sum, line) => sum + line.amountPaise, 0)] as const)
  return Object.fromEntries(sums.filter(([code, paise]) => computed.has(code) && paise !== 0))
}

const OF_HIRE = new Set(['HIRE', 'SECOND_SHIFT', 'OFF_DAY', 'OT', 'STANDBY', 'BREAKDOWN', 'MINIMUM'])

type CycleFacts = {
  terms: RateTerms
  period: { from: string; to: string }
  onHire: { from: string; to: string }
  closing: boolean
  state: string
  billedDays: number
  billedPaise: number
  offHireCause: HireCase['offHireCause']
}

/** The basis of a cycle's computation, beside its hours. */
const cycleOf = (summarySheetId: string) => sql<CycleFacts>`
  select agreed -> 'terms' as terms, json_build_object('from', period_from, 'to', period_to) as period,
    json_build_object('from', on_hire_from, 'to', s.to_date) as on_hire, is_closing as closing, city.state,
    s.from_date - on_hire_from as billed_days, job.off_hire_cause,
    (select coalesce(sum(l.amount_paise), 0)::float8 from summary_sheet b
      join summary_line l using (summary_sheet_id) where b.job_id = s.job_id and b.cycle_no < s.cycle_no
        and l.code = 'HIRE' and l.until_version is null) as billed_paise
  from summary_sheet s join job using (job_id) join city on slug = city_slug where summary_sheet_id = ${summarySheetId}`

/** The sheet's hire computed again from the slices of its logs. */
async function expectComputed({ db }: TestServer, sheet: SummarySheet, logs: readonly Logsheet[]) {
  const { holidays, ...cycle } = await db.asOwner(async (owner) => {
    const [found] = await owner.rows(cycleOf(sheet.summarySheetId))
    if (!found) throw new Error('The sheet is gone.')
    return { ...found, holidays: holidaysIn(await settingsNow(owner), found.state) }
  })
  const byDate = Map.groupBy(logs, ({ date }) => date)
  const days = [...byDate].map(([date, of]) => dayOf(date, of))
  const noTax = { supplierState: '27', placeOfSupply: '27', gstPercent: '0', supply: 'DOMESTIC' as const }
  const again = oracleAmounts({ ...cycle, holidays: [...holidays], days, extras: [], ...noTax })
  expect(amountsOf(sheet, OF_HIRE)).toEqual(again)
}

/** Each log of a sheet, signed in the version that the sheet counts. */
async function logsOf(call: Call, sheet: SummarySheet) {
  const counted = sheet.days.flatMap(({ date, logs }) => logs.map((log) => ({ ...log, date })))
  return Promise.all(
    counted.map(async ({ logsheetId, date, shift, version }) => {
      const { logsheet } = await call('getDeskLogsheet', { params: { id: logsheetId } })
      expect(logsheet).toMatchObject({ date, shift, version, jobId: sheet.jobId, signedBy: { at: expect.any(String) } })
      expect(['SIGNED', 'LOCKED']).toContain(logsheet.status)
      expect(logsheet.versions.at(-1)).toMatchObject({ version, hash: logsheet.hash })
      return logsheet
    }),
  )
}

/** Agreed by somebody by name with a code, or by silence. */
function expectAgreed(sheet: SummarySheet) {
  expect(sheet.certifications.length).toBeGreaterThan(0)
  for (const { how, name } of sheet.certifications) expect(how === 'DEEMED' || name !== null).toBe(true)
}

/** The lines of an invoice on one sheet: agreed, of the same amount, with all days in the logs of the sheet. */
function expectAgreedLines(lines: Invoice['lines'], sheet: SummarySheet) {
  for (const { lineId, amountPaise, code } of lines) {
    const line = sheet.lines.find((one) => one.lineId === lineId)
    expect(line).toMatchObject({ state: 'AGREED', amountPaise, code })
    const dates = new Set(sheet.days.map(({ date }) => date))
    for (const date of line?.days ?? []) expect(dates).toContain(date)
  }
}

type Stored = { document: unknown; hash: string; invoiceNumber: string; invoiceDate: string; dueDate: string }

/** Expects the issued document to be the one in the database. */
async function expectUnchanged({ db }: TestServer, invoiceId: string) {
  const found = await db.asOwner((owner) =>
    owner.first(sql<Stored>`
      select document, hash, invoice_number, invoice_date::text as invoice_date, due_date::text as due_date
      from invoice where invoice_id = ${invoiceId}`),
  )
  const { hash, ...dated } = found as Stored
  expect(createHash('sha256').update(canonicalJson(dated)).digest('hex')).toBe(hash)
}

/** Walks an issued invoice; how many logs it rests on. */
export async function walkInvoice(server: TestServer, invoiceId: string) {
  const { call } = await server.atDesk('ACCOUNTS')
  const { invoice } = await call('getDeskInvoice', { params: { id: invoiceId } })
  await expectUnchanged(server, invoiceId)
  expect(invoice.lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(invoice.taxablePaise)
  const bySheet = Map.groupBy(invoice.lines, ({ summarySheetId }) => summarySheetId)
  const found: string[] = []
  for (const [id, lines] of bySheet) {
    const { summarySheet } = await call('getDeskSummarySheet', { params: { id } })
    expectAgreed(summarySheet)
    expectAgreedLines(lines, summarySheet)
    const logs = await logsOf(call, summarySheet)
    await expectComputed(server, summarySheet, logs)
    found.push(...logs.map(({ logsheetId }) => logsheetId))
  }
  return new Set(found).size
}
