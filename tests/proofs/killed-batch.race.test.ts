// F2: the server's process is killed in the middle of a batch of summary sheets.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { callAt } from '#tests/support/call-at.ts'
import { startProduct } from '#tests/support/product.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob } from '#tests/support/summary-sheets.ts'
import { settingsFor } from '#tests/support/template.ts'

const KILLS = proofs(3, 20)
/** Documents of a batch, and the milliseconds within which a server is killed that has begun them. */
const [DOCUMENTS, WITHIN_MS] = [8, 2500]
const server = await aServer()
const { products } = await server.call('listProducts', { query: { size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const start = () => startProduct(server.config.dataDir, settingsFor(server.fresh))

let product = await start()
afterAll(() => product.stop())

type Document = { sheets: number; prepared: number; audited: number; noted: number }

/** What stands of each job's document: the sheet, its event, its entry in the audit, and the note of the batch. */
const documentsOf = (jobIds: readonly string[]) =>
  server.db.rows(sql<Document>`
    select count(s.job_id)::int as sheets,
      (select count(*)::int from summary_sheet_event e join summary_sheet using (summary_sheet_id)
        where job_id = asked.job_id and e.act = 'prepare') as prepared,
      (select count(*)::int from audit_entry a join summary_sheet made on made.summary_sheet_id::text = a.subject_id::text
        where made.job_id = asked.job_id and a.act = 'prepareSummarySheet') as audited,
      (select count(*)::int from summary_batch_document d where d.job_id = asked.job_id and d.state = 'DONE') as noted
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
  // A dead process's tasks are taken over after two minutes.
  server.clock.set(new Date())
  server.clock.advance({ minutes: 3 })
  await server.runTasks()
  expect(await documentsOf(all)).toEqual(all.map(() => whole))
  const numbers = await server.db.first(sql<{ sheets: number; last: number }>`
    select count(*)::int as sheets, max(right(summary_number, 6)::int) as last from summary_sheet`)
  // The demo has sheets too; the numbers of all of them have no gap.
  expect(numbers?.last).toBe(numbers?.sheets)
}, 600_000)
