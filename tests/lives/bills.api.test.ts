// Whatever the desk, the customer and the clock do between summary sheets and paid invoices, life cycles are kept, the
// books balance, each list shows and counts what there is, and each line of an invoice rests on signed logs.
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { invoiceStatuses } from '#contract/invoices.ts'
import { summarySheetStatuses } from '#contract/summary-sheets.ts'
import { booksOf, RIGHT } from '#tests/support/books.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { type Act, billLife, DAMAGE, DISCOUNT, type Life, perform, type Step, step } from './bill-acts.ts'
import { walkInvoice } from './invoice-walk.ts'
import { actLawfully, livesOf } from './lives.ts'

/** Lives in one test, and tests; a full run has a thousand (docs/proofs.md, M1). */
const LIVES = proofs(3, 500)
const PARTS = Array.from({ length: proofs(1, 2) }, (_, part) => part + 1)
const STEPS = 40
/** Of one test. */
const PATIENCE_MS = proofs(240_000, 3_600_000)

let server: TestServer
let productId: string

// Each part has a database of its own: what is due and what may be billed grow with the lives before.
beforeEach(async () => {
  server = await aServer({ now: new Date('2026-11-23T06:30:00Z') })
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
  productId = products.content[0]?.productId ?? ''
})

const recordsOf = ({ jobIds, customer }: Life) => ({
  summary_sheet: sql`job_id = any(${jobIds}::uuid[])`,
  invoice: sql`account_id = ${customer.accountId}`,
})

/** Each list shows and counts the records of its status; customers see what was sent. */
async function expectTrueLists(life: Life) {
  const { staff, customer, jobIds } = life
  const lives = Object.fromEntries(await livesOf(server, recordsOf(life)))
  const idsOf = (table: string, status: string) =>
    (lives[table] ?? [])
      .filter((one) => one.status === status)
      .map(({ id }) => id)
      .toSorted()
  for (const status of summarySheetStatuses) {
    const [ours, theirs] = [[] as string[], [] as string[]]
    for (const job of jobIds) {
      const query = { job, status }
      for (const [ids, list] of [
        [ours, (await staff.call('listDeskSummarySheets', { query })).summarySheets],
        [theirs, (await customer.call('listSummarySheets', { query })).summarySheets],
      ] as const) {
        expect([status, list.totalElements]).toEqual([status, list.content.length])
        ids.push(...list.content.map(({ summarySheetId }) => summarySheetId))
      }
    }
    const expected = idsOf('summary_sheet', status)
    expect([status, ours.toSorted(), theirs.toSorted()]).toEqual([
      status,
      expected,
      status === 'PREPARED' ? [] : expected,
    ])
  }
  for (const status of invoiceStatuses) {
    const { invoices } = await staff.call('listDeskInvoices', { query: { account: customer.accountId, status } })
    const expected = idsOf('invoice', status)
    expect([status, invoices.totalElements]).toEqual([status, expected.length])
    expect(invoices.content.map(({ invoiceId }) => invoiceId).toSorted()).toEqual(expected)
  }
}

async function live(steps: readonly Step[]) {
  const life = await billLife(server, productId)
  for (const given of steps) {
    await actLawfully(server, recordsOf(life), () => perform(life, given))
    expect([given.act, await booksOf(server, life.customer.accountId)]).toEqual([given.act, RIGHT])
  }
  await expectTrueLists(life)
  const { invoice: invoices = [] } = Object.fromEntries(await livesOf(server, recordsOf(life)))
  for (const { id } of invoices.filter(({ status }) => status !== 'DRAFT'))
    expect(await walkInvoice(server, id)).toBeGreaterThan(0)
}

const usual: Omit<Step, 'act'> = { nth: 0, share: 1, extras: [], kind: 'CREDIT', days: 3, isYes: true }
const stepsOf = (acts: string, more: Partial<Step> = {}): Step[] =>
  acts.split(' ').map((act) => ({ ...usual, act: act as Act, ...more }))

/** Lives to their end, and others that are rare by chance. */
const USUAL: [Step[]][] = [
  [stepsOf('prepare send certify draft issue report disputeInvoice note pay undo refund pay')],
  [stepsOf('prepare send disputeSheet weeks draft issue revise weeks draft issue weeks weeks report weeks')],
  [stepsOf('prepare saveExtras send disputeSheet certify draft issue revise draft', { extras: [DAMAGE] })],
  [stepsOf('prepare saveExtras send disputeSheet certify draft issue', { extras: [DISCOUNT] })],
  // Each act once more than its life cycle allows.
  [stepsOf('prepare send send certify certify disputeSheet revise send draft issue issue discard save note reject')],
]

test.each(PARTS)(
  'M1, M2 however sheets, invoices and money live, life cycles and books are kept and every count is true, part %i',
  async () => {
    const run = await fc.check(fc.asyncProperty(fc.array(step, { maxLength: STEPS, size: 'max' }), live), {
      numRuns: LIVES + USUAL.length,
      examples: USUAL,
      endOnFailure: true,
    })
    expect(await fc.asyncDefaultReportMessage(run)).toBeUndefined()
  },
  PATIENCE_MS,
)
