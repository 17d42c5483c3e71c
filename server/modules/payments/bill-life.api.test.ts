// Whatever the desk, the customer and the clock do between summary sheets and paid invoices, product and model agree.
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { invoiceShares } from '#contract/invoices.calls.ts'
import { invoiceStatuses } from '#contract/invoices.ts'
import { summarySheetStatuses } from '#contract/summary-sheets.ts'
import { type Act, DAMAGE, DISCOUNT, type Step, step } from '#tests/support/bill-acts.ts'
import { billLife, type Life, today } from '#tests/support/bill-life.ts'
import { take } from '#tests/support/bill-steps.ts'
import { booksOf, RIGHT } from '#tests/support/books.ts'
import {
  balanceOf,
  disputedPaise,
  isOverdue,
  isUnpaid,
  type ModelledInvoice,
  openDisputes,
  openPaise,
} from '#tests/support/books-model.ts'
import { unbilled } from '#tests/support/invoice-model.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { type ModelledSheet, sumOf } from '#tests/support/sheet-model.ts'

const asTexts = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1)

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

async function expectTrueSheet({ staff }: Life, sheet: ModelledSheet) {
  const { summarySheet } = await staff.call('getDeskSummarySheet', { params: { id: sheet.sheetId } })
  const { status, version, events, lines } = sheet
  expect({ ...summarySheet, events: summarySheet.events.map(({ event }) => event) }).toMatchObject({
    status,
    version,
    events,
  })
  if (version === 0) return
  const shown = summarySheet.lines.map(({ lineNo, code, amountPaise, state }) => [lineNo, code, amountPaise, state])
  const expected = lines.map(({ no, code, paise, state }) => [no, code, paise, state])
  expect(shown.toSorted(asTexts)).toEqual(expected.toSorted(asTexts))
}

async function expectTrueInvoice({ staff, customer }: Life, model: ModelledInvoice) {
  const { invoiceId, status, totalPaise, paidPaise, tdsPaise, creditedPaise, debitedPaise, events, disputes } = model
  const { invoice } = await staff.call('getDeskInvoice', { params: { id: invoiceId } })
  expect({
    ...invoice,
    events: invoice.events.map(({ event }) => event),
    disputes: invoice.disputes.map((one) => [one.lineNo, one.disputeId, one.status]).toSorted(asTexts),
  }).toMatchObject({
    status,
    totalPaise,
    paidPaise,
    tdsPaise,
    creditedPaise,
    debitedPaise,
    events,
    balancePaise: balanceOf(model),
    disputedPaise: disputedPaise(model),
    isOverdue: isOverdue(model, today(server)),
    disputes: disputes.map((one) => [one.lineNo, one.disputeId, one.status]).toSorted(asTexts),
  })
  if (status === 'DRAFT') return
  const { reports } = await customer.call('getInvoice', { params: { invoiceId } })
  const expected = model.reports.map((one) => [one.reportId, one.status])
  expect(reports.map((one) => [one.reportId, one.status]).toSorted(asTexts)).toEqual(expected.toSorted(asTexts))
}

async function expectTrueMoney(life: Life) {
  const { customer, staff, payments } = life
  const query = { customer: customer.accountId, kind: 'PAYMENT' as const, size: '100' }
  const { content } = (await staff.call('listPayments', { query })).payments
  const expected = payments.map((money) => [money.paymentId, money.amountPaise, openPaise(life, money)])
  expect(content.map((one) => [one.paymentId, one.amountPaise, one.openPaise]).toSorted(asTexts)).toEqual(
    expected.toSorted(asTexts),
  )
  expect(await booksOf(server, customer.accountId)).toEqual(RIGHT)
}

const ids = (content: readonly { invoiceId: string }[]) => content.map(({ invoiceId }) => invoiceId).toSorted(asTexts)

/** Each list of sheets holds what the model has in that status, and counts it; customers see what was sent. */
async function expectTrueSheetLists({ customer, staff, jobIds, sheets }: Life) {
  for (const job of jobIds)
    for (const status of summarySheetStatuses) {
      const expected = sheets.filter((sheet) => sheet.jobId === job && sheet.status === status)
      const ours = (await staff.call('listDeskSummarySheets', { query: { job, status } })).summarySheets
      const theirs = (await customer.call('listSummarySheets', { query: { job, status } })).summarySheets
      const seen = status === 'PREPARED' ? [] : expected
      for (const [list, all] of [[ours, expected] as const, [theirs, seen] as const]) {
        expect([status, list.totalElements]).toEqual([status, all.length])
        expect(list.content.map(({ summarySheetId }) => summarySheetId)).toEqual(all.map(({ sheetId }) => sheetId))
      }
    }
  const { due } = await staff.call('listDueSummarySheets')
  const without = jobIds.filter((jobId) => !sheets.some((sheet) => sheet.jobId === jobId))
  const mine = due.map(({ jobId }) => jobId).filter((jobId) => jobIds.includes(jobId))
  expect(mine.toSorted(asTexts)).toEqual(without.toSorted(asTexts))
}

const inShare = {
  OUTSTANDING: isUnpaid,
  OVERDUE: (it: ModelledInvoice) => isOverdue(it, today(server)),
  DISPUTED: (it: ModelledInvoice) => isUnpaid(it) && openDisputes(it).length > 0,
  PAID: ({ status }: ModelledInvoice) => status === 'PAID',
} as const

/** Each list of invoices holds what the model has, counts it, and sums it up. */
async function expectTrueInvoiceLists({ customer, staff, invoices }: Life) {
  const account = customer.accountId
  for (const status of invoiceStatuses) {
    const list = (await staff.call('listDeskInvoices', { query: { account, status } })).invoices
    const expected = invoices.filter((it) => it.status === status)
    expect([status, list.totalElements]).toEqual([status, expected.length])
    expect(ids(list.content)).toEqual(ids(expected))
  }
  const unpaid = invoices.filter(isUnpaid)
  const issued = invoices.filter(({ status }) => status !== 'DRAFT')
  const paise = (all: readonly ModelledInvoice[], of: (it: ModelledInvoice) => number) =>
    all.reduce((sum, it) => sum + of(it), 0)
  for (const show of invoiceShares) {
    const { invoices: list, totals } = await customer.call('listInvoices', { query: { show } })
    const expected = invoices.filter(inShare[show])
    expect([show, list.totalElements, ids(list.content)]).toEqual([show, expected.length, ids(expected)])
    expect(totals).toMatchObject({
      outstandingPaise: paise(unpaid, balanceOf),
      overduePaise: paise(unpaid.filter(inShare.OVERDUE), (it) => balanceOf(it) - disputedPaise(it)),
      receivedPaise: paise(issued, (it) => it.paidPaise + it.tdsPaise),
    })
  }
}

/** The billable lines are those agreed and not yet billed. */
async function expectTrueBillable(life: Life) {
  const { sheets } = await life.staff.call('listBillableSheets')
  const mine = sheets.filter(({ jobId }) => life.jobIds.includes(jobId))
  const expected = life.sheets.flatMap((sheet) => {
    const lines = unbilled(life, [sheet]).map(({ line }) => line)
    return lines.length === 0 ? [] : [[sheet.sheetId, lines.length, sumOf(lines)]]
  })
  expect(mine.map((one) => [one.summarySheetId, one.lines, one.amountPaise]).toSorted(asTexts)).toEqual(
    expected.toSorted(asTexts),
  )
}

async function expectTrue(life: Life) {
  for (const sheet of life.sheets) await expectTrueSheet(life, sheet)
  for (const invoice of life.invoices) await expectTrueInvoice(life, invoice)
  await expectTrueMoney(life)
  await expectTrueBillable(life)
}

async function live(steps: readonly Step[]) {
  const life = await billLife(server, productId)
  for (const given of steps) {
    await take(server, life, given)
    await expectTrue(life)
  }
  await expectTrueSheetLists(life)
  await expectTrueInvoiceLists(life)
}

const usual = {
  sheet: 0,
  invoice: 0,
  nth: 0,
  share: 'ALL',
  extras: [],
  kind: 'CREDIT',
  tdsPaise: 0,
  days: 2,
  isYes: true,
} as const
const stepsOf = (acts: string, more: Partial<Step> = {}): Step[] =>
  acts.split(' ').map((act) => ({ ...usual, act: act as Act, ...more }))

/** Lives to their end, and others that are rare by chance. */
const USUAL: [Step[]][] = [
  [stepsOf('prepare send certify draft issue report record allocate undo allocate disputeInvoice undo note refund')],
  [
    [
      ...stepsOf('prepare send disputeSheet days days days draft issue'),
      ...stepsOf('revise weeks draft issue weeks weeks report weeks'),
    ],
  ],
  // The lines left after a revision were agreed and billed before.
  [
    [
      ...stepsOf('prepare saveExtras send', { extras: [DAMAGE] }),
      ...stepsOf('disputeSheet'),
      ...stepsOf('certify draft issue revise draft'),
    ],
  ],
  // A discount alone is no invoice.
  [
    [
      ...stepsOf('prepare saveExtras send', { extras: [DISCOUNT] }),
      ...[1, 2, 3].flatMap((nth) => stepsOf('disputeSheet', { nth })),
      ...stepsOf('certify draft issue'),
    ],
  ],
]

test.each(PARTS)(
  'M1, M2 however sheets, invoices and money live, product and model agree and every count is true, part %i',
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
