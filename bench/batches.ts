// `npm run bench:batches`: the summary sheets of 500 hires prepared, sent, deemed certified, and billed, by the queue.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { BATCH_MAX, type BatchAct } from '#contract/batches.ts'
import { parseConfig } from '#server/config.ts'
import { openConfigured } from '#server/configured-database.ts'
import { startInvoiceBatch } from '#server/modules/invoices/batches.ts'
import { startBatch } from '#server/modules/summary-sheets/batches.ts'
import { getBatch } from '#server/platform/batches.ts'
import type { Staff } from '#server/platform/principal.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { buildQueue } from '#server/tasks.ts'
import { testClock } from '#tests/support/clock.ts'
import { startProduct } from '#tests/support/product.ts'
import { addHires } from './hires.ts'

const { values } = parseArgs({ options: { hires: { type: 'string', default: '500' } } })
/** Billing cycles of the demo's longest hire that are over. */
const CYCLES = 3
const folder = mkdtempSync(join(tmpdir(), 'yantra-bench-'))
const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent', PUBLIC_URL: '' }

// The first start makes the demo, of which the hires are copies.
await (await startProduct(folder, environment)).stop()
await addHires({ DATA_DIR: folder }, Number(values.hires))

const clock = testClock(new Date())
const config = parseConfig(environment)
const db = openConfigured(config)
const queue = buildQueue({
  config,
  db,
  secrets: await loadSecrets(config),
  clock: clock.now,
  onComplaint: (complaint) => console.error(complaint),
})
const tools = { db, clock: clock.now }

async function timed(work: () => Promise<void>) {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Begins a batch, works until its last document, and prints what it took. */
async function measure(act: BatchAct, start: () => Promise<{ batch: { batchId: string } }>, by: Staff) {
  const { batch } = await start()
  const took = await timed(queue.runDue)
  const { documents, done, refused } = (await getBatch(tools, by, batch.batchId)).batch
  const each = (took / documents).toFixed(1)
  console.log(`| ${act} | ${documents} | ${done} | ${refused.length} | ${(took / 1000).toFixed(1)} | ${each} |`)
}

try {
  const accounts = await db.asOwner((owner) =>
    owner.first(sql<{ accountId: string }>`select account_id from staff where role = 'ACCOUNTS' limit 1`),
  )
  if (!accounts) throw new Error('The demo has nobody in accounts.')
  const by: Staff = { kind: 'STAFF', role: 'ACCOUNTS', name: 'Accounts', ...accounts }
  console.log('| act | documents | done | refused | seconds | ms a document |\n|---|--:|--:|--:|--:|--:|')
  // A batch has at most so many documents, and an invoice of half a job's cycles would be late.
  const batches = Math.ceil((Number(values.hires) * CYCLES) / BATCH_MAX)
  for (let batch = 0; batch < batches; batch += 1) {
    await measure('PREPARE', () => startBatch(tools, by, { act: 'PREPARE' }), by)
    await measure('SEND', () => startBatch(tools, by, { act: 'SEND' }), by)
  }
  // Nobody answers, so after the agreed days what was sent counts as certified.
  for (let day = 0; day < 12; day += 1) {
    clock.advance({ days: 1 })
    await queue.runDue()
  }
  await measure('DRAFT', () => startInvoiceBatch(tools, by, { act: 'DRAFT', by: 'job' }), by)
  await measure('ISSUE', () => startInvoiceBatch(tools, by, { act: 'ISSUE' }), by)
} finally {
  await queue.stop()
  await db.close()
  rmSync(folder, { recursive: true, force: true })
}
