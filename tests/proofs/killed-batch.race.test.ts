// F2: the server's process is killed in the middle of a batch of summary sheets, and of one of invoices.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { callAt } from '#tests/support/call-at.ts'
import { aBillableJob } from '#tests/support/invoices.ts'
import { startProduct } from '#tests/support/product.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob } from '#tests/support/summary-sheets.ts'
import { settingsFor } from '#tests/support/template.ts'

const KILLS = proofs(2, 20)
const INVOICE_KILLS = proofs(1, 10)
/** Documents of a batch, and the milliseconds within which a server is killed that has begun them. */
const [DOCUMENTS, WITHIN_MS] = [8, 2500]
// The time of the product's process, which judges the sessions.
const server = await aServer({ now: new Date() })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const start = () => startProduct(server.config.dataDir, settingsFor(server.fresh))

let product = await start()
afterAll(() => product.stop())

type Document = { sheets: number; prepared: number; audited: number; noted: number }

/** Counts the rows of each job's document: the sheet, its event, its audit entry, and the note of the batch. */
const documentsOf = (jobIds: readonly string[]) =>
  server.db.rows(sql<Document>`
    select count(s.job_id)::int as sheets,
      (select count(*)::int from summary_sheet_event e join summary_sheet using (summary_sheet_id)
        where job_id = asked.job_id and e.act = 'prepare') as prepared,
      (select count(*)::int from audit_entry a join summary_sheet made on made.summary_sheet_id::text = a.subject_id::text
        where made.job_id = asked.job_id and a.act = 'prepareSummarySheet') as audited,
      (select count(*)::int from batch_document d where d.work ->> 'jobId' = asked.job_id::text and d.state = 'DONE') as noted
    from unnest(${jobIds}::uuid[]) as asked(job_id) left join summary_sheet s using (job_id) group by asked.job_id`)

const whole = { sheets: 1, prepared: 1, audited: 1, noted: 1 }
const absent = { sheets: 0, prepared: 0, audited: 0, noted: 0 }

async function dueJobs() {
  const cycles: { jobId: string; from: string }[] = []
  while (cycles.length < DOCUMENTS) {
    const { jobId, days } = await aDueJob(server, productId)
    cycles.push({ jobId, from: days[0] ?? '' })
  }
  return cycles
}

test(`F2 a server killed ${KILLS} times amid a batch leaves each document whole or absent, and makes none twice`, async () => {
  const by = await server.signInStaff('ACCOUNTS')
  const all: string[] = []
  let cutOff = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    server.clock.set(new Date())
    const cycles = await dueJobs()
    const jobIds = cycles.map(({ jobId }) => jobId)
    all.push(...jobIds)
    await callAt(product.url, by.accessToken)('startSummaryBatch', { body: { act: 'PREPARE', cycles } })
    // The first one at once, so that something is cut off on any machine.
    await pause(kill === 0 ? 0 : ((kill + Math.random()) / KILLS) * WITHIN_MS)
    await product.kill()
    const found = await documentsOf(jobIds)
    for (const document of found) expect([whole, absent]).toContainEqual(document)
    cutOff += found.filter(({ sheets }) => sheets === 0).length
    product = await start()
  }
  expect(cutOff).toBeGreaterThan(0)
  server.clock.set(new Date())
  let found = await documentsOf(all)
  // A dead process's tasks are taken over after two minutes; one that a busy database refuses comes again.
  for (let turn = 0; turn < 5 && found.some(({ noted }) => noted === 0); turn += 1) {
    server.clock.advance({ minutes: 3 })
    await server.runTasks()
    found = await documentsOf(all)
  }
  expect(found).toEqual(all.map(() => whole))
  const numbers = await server.db.first(sql<{ sheets: number; last: number }>`
    select count(*)::int as sheets, max(right(summary_number, 6)::int) as last from summary_sheet`)
  // The demo has sheets too; the numbers of all of them have no gap.
  expect(numbers?.last).toBe(numbers?.sheets)
}, 600_000)

type Invoiced = {
  drafts: number
  lines: number
  drafted: number
  issued: number
  posted: number
  audited: number
  noted: string
}

/** Counts the rows of each sheet's invoice: lines, events, ledger and audit entries; also its batches' notes. */
const invoicesOf = (sheetIds: readonly string[]) =>
  server.db.rows(sql<Invoiced>`
    with mine as (select distinct l.summary_sheet_id, i.invoice_id, i.status from invoice_line l join invoice i using (invoice_id))
    select count(distinct mine.invoice_id)::int as drafts,
      (select count(*)::int from invoice_line l where l.summary_sheet_id = asked.id)
        - (select count(*)::int from summary_line l where l.summary_sheet_id = asked.id and l.until_version is null) as lines,
      (select count(*)::int from invoice_event e join mine using (invoice_id) where summary_sheet_id = asked.id and e.act = 'draft') as drafted,
      (select count(*)::int from invoice_event e join mine using (invoice_id) where summary_sheet_id = asked.id and e.act = 'issue') as issued,
      (select count(*)::int from ledger_entry e join mine on e.doc_id = mine.invoice_id where summary_sheet_id = asked.id) as posted,
      (select count(*)::int from audit_entry a join mine on a.subject_id::text = mine.invoice_id::text
        where summary_sheet_id = asked.id and a.act = 'issueInvoice') as audited,
      coalesce((select string_agg(d.state, ' ' order by b.made_at) from batch_document d join batch b using (batch_id)
        where d.work -> 'summarySheetIds' ? asked.id::text
          or d.work ->> 'invoiceId' in (select invoice_id::text from mine where summary_sheet_id = asked.id)), '') as noted
    from unnest(${sheetIds}::uuid[]) as asked(id) left join mine on mine.summary_sheet_id = asked.id group by asked.id`)

const drafted = { drafts: 1, lines: 0, drafted: 1, issued: 0, posted: 0, audited: 0 }
const stages = {
  none: { drafts: 0, lines: expect.any(Number), drafted: 0, issued: 0, posted: 0, audited: 0, noted: 'WAITING' },
  drafted: { ...drafted, noted: 'DONE' },
  waits: { ...drafted, noted: 'DONE WAITING' },
  refused: { ...drafted, noted: 'DONE REFUSED' },
  issued: { ...drafted, issued: 1, posted: 1, audited: 1, noted: 'DONE DONE' },
}

test(`F2 a server killed ${INVOICE_KILLS} times amid batches of invoices leaves each drafted or not, issued or not, and each number once`, async () => {
  let cutOff = 0
  for (let kill = 0; kill < INVOICE_KILLS; kill += 1) {
    server.clock.set(new Date())
    const sheetIds: string[] = []
    while (sheetIds.length < DOCUMENTS) sheetIds.push((await aBillableJob(server, productId)).sheet.summarySheetId)
    for (const [body, stagesNow] of [
      [{ act: 'DRAFT', by: 'job' }, [stages.none, stages.drafted]],
      [{ act: 'ISSUE' }, [stages.waits, stages.refused, stages.issued]],
    ] as const) {
      server.clock.set(new Date())
      const by = await server.signInStaff('ACCOUNTS')
      await callAt(product.url, by.accessToken)('startInvoiceBatch', { body })
      await pause(kill === 0 ? 0 : Math.random() * WITHIN_MS)
      await product.kill()
      const found = await invoicesOf(sheetIds)
      for (const one of found) expect(stagesNow).toContainEqual(one)
      cutOff += found.filter(({ noted }) => noted.endsWith('WAITING')).length
      product = await start()
      server.clock.set(new Date())
      server.clock.advance({ minutes: 3 })
      await server.runTasks()
    }
    const ends = await invoicesOf(sheetIds)
    for (const end of ends) expect([stages.refused, stages.issued]).toContainEqual(end)
    expect(ends).toContainEqual(stages.issued)
  }
  expect(cutOff).toBeGreaterThan(0)
  const numbers = await server.db.first(sql<{ issued: number; last: number }>`
    select count(*)::int as issued, max(right(invoice_number, 6)::int) as last from invoice
    where invoice_number like (select left(max(invoice_number), 9) || '%' from invoice)`)
  expect(numbers?.last).toBe(numbers?.issued)
}, 600_000)
