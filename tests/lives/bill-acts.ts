// Acts of the desk, the customer and the clock between summary sheets and paid invoices, at random.
import fc from 'fast-check'
import { dateInIndia } from '#contract/dates.ts'
import { aPersonsJob } from '#tests/support/hire.ts'
import { drafted, issued } from '#tests/support/invoices.ts'
import { recorded } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import type { TestServer } from '#tests/support/server.ts'
import { answers, certified, dueIn, prepared } from '#tests/support/summary-sheets.ts'

/** The acts by their weight. */
const weights = [
  [4, ['send', 'certify', 'draft', 'issue', 'pay']],
  [3, ['prepare', 'note', 'disputeSheet', 'disputeInvoice', 'report', 'days']],
  [2, ['revise', 'reject', 'undo', 'refund', 'withdraw', 'decline', 'discard']],
  [1, ['saveExtras', 'save', 'weeks']],
] as const
export type Act = (typeof weights)[number][1][number]
export const DAMAGE = { code: 'DAMAGE', amountPaise: 250_000, note: 'A broken lamp' } as const
export const DISCOUNT = { code: 'DISCOUNT', amountPaise: -50_000, note: 'For the wait' } as const
export const step = fc.record({
  act: fc.oneof(
    ...weights.flatMap(([weight, acts]) => acts.map((act) => ({ arbitrary: fc.constant<Act>(act), weight }))),
  ),
  nth: fc.nat(3),
  share: fc.constantFrom(0.3, 1, 1, 1.5),
  extras: fc.constantFrom<(typeof DAMAGE | typeof DISCOUNT)[]>([], [DAMAGE], [DISCOUNT], [DAMAGE, DISCOUNT]),
  kind: fc.constantFrom('CREDIT' as const, 'CREDIT' as const, 'DEBIT' as const),
  days: fc.integer({ min: 1, max: 3 }),
  isYes: fc.boolean(),
})
export type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** A new person with two hires that are over, and nothing billed. */
export async function billLife(server: TestServer, productId: string) {
  const { person, jobId } = await aPersonsJob(server, productId)
  // A second code is sent after a minute.
  server.clock.advance({ minutes: 2 })
  const customer = await server.signIn(person.phoneOrEmail)
  const jobIds = [jobId, (await aPersonsJob(server, productId, customer)).jobId]
  for (const id of jobIds) await dueIn(server, { person: customer, jobId: id })
  return { server, customer, staff: await server.atDesk('ACCOUNTS'), jobIds, paymentIds: [] as string[] }
}
export type Life = Awaited<ReturnType<typeof billLife>>

const reason = 'So be it'
const headers = { 'if-match': '*' }
/** One of these, if there are any. */
const pick = <Item>(items: readonly Item[], nth: number) => items[nth % items.length]
const part = (paise: number, share: number) => Math.max(100, Math.floor(paise * share))

/** Lets time pass, in which tokens run out; a new day begins with its tasks. */
async function pass(life: Life, by: { minutes?: number; days?: number }) {
  const { server, customer } = life
  server.clock.advance(by)
  if (by.days) await server.runTasks()
  life.customer = await server.signIn(customer.phoneOrEmail)
  life.staff = await server.atDesk('ACCOUNTS')
}

async function aSheet({ staff, jobIds }: Life, nth: number) {
  const { content } = (await staff.call('listDeskSummarySheets', { query: { job: pick(jobIds, nth) } })).summarySheets
  const id = content[0]?.summarySheetId
  return id && (await staff.call('getDeskSummarySheet', { params: { id } })).summarySheet
}

async function anInvoice({ staff, customer }: Life, nth: number) {
  const { content } = (await staff.call('listDeskInvoices', { query: { account: customer.accountId } })).invoices
  const id = pick(content, nth)?.invoiceId
  return id && (await staff.call('getDeskInvoice', { params: { id } })).invoice
}

type OnSheet = (life: Life, sheet: Exclude<Awaited<ReturnType<typeof aSheet>>, '' | undefined>, given: Step) => unknown
const onSheet: Partial<Record<Act, OnSheet>> = {
  saveExtras: ({ staff }, { summarySheetId: id }, { extras }) =>
    staff.call('saveSummarySheet', { params: { id }, headers, body: { extras } }),
  send: ({ staff }, { summarySheetId: id }) =>
    staff.call('sendSummarySheet', { params: { id }, headers, body: { answers } }),
  async certify(life, { summarySheetId }) {
    // A second code is sent after a minute.
    await pass(life, { minutes: 2 })
    await certified(life.server, life.customer, summarySheetId)
  },
  revise({ staff }, { summarySheetId: id, lines }, { isYes, extras }) {
    const disputed = lines.filter(({ state }) => state === 'DISPUTED')
    const replies = disputed.map(({ lineId }) => ({ lineId: lineId ?? '', reply: reason }))
    const body = { note: reason, replies, answers, ...(isYes ? { extras } : {}) }
    return staff.call('reviseSummarySheet', { params: { id }, headers, body })
  },
  disputeSheet({ customer }, { summarySheetId, lines }, { nth }) {
    const some = lines
      .filter(({ lineNo }) => lineNo % 2 === nth % 2)
      .map(({ lineId }) => ({ lineId: lineId ?? '', reason }))
    return customer.call('disputeSummarySheet', { params: { summarySheetId }, headers: {}, body: { lines: some } })
  },
  draft: ({ server }, { summarySheetId }) => drafted(server, [summarySheetId]),
}

type OnInvoice = (
  life: Life,
  it: Exclude<Awaited<ReturnType<typeof anInvoice>>, '' | undefined>,
  given: Step,
) => unknown
const onInvoice: Partial<Record<Act, OnInvoice>> = {
  save: ({ staff }, { invoiceId: id }) =>
    staff.call('saveInvoice', { params: { id }, headers, body: { note: reason, sacs: [] } }),
  discard: ({ staff }, { invoiceId: id }) => staff.call('discardInvoice', { params: { id }, headers }),
  issue: ({ server }, { invoiceId }) => issued(server, invoiceId),
  disputeInvoice({ customer }, { invoiceId, lines }, { nth }) {
    const body = { lines: [{ lineId: pick(lines, nth)?.lineId ?? '', reason }] }
    return customer.call('disputeInvoice', { params: { invoiceId }, headers: {}, body })
  },
  reject({ staff }, { invoiceId: id, disputes }, { nth }) {
    const disputeId = pick(disputes, nth)?.disputeId
    return disputeId && staff.call('rejectDispute', { params: { id }, headers, body: { disputeId, reply: reason } })
  },
  note({ staff }, { invoiceId: id, lines, disputes }, { kind, nth, share, isYes }) {
    const upheld = isYes ? disputes.at(-1) : undefined
    const { lineNo = 1, amountPaise = 0 } = lines.find((one) => one.lineNo === upheld?.lineNo) ?? pick(lines, nth) ?? {}
    const upholds = upheld ? { upholds: [upheld.disputeId] } : {}
    const noted = {
      reason: 'HOURS' as const,
      explanation: reason,
      lines: [{ lineNo, amountPaise: part(amountPaise, share) }],
    }
    return staff.call('issueNote', { params: { id }, headers, body: { kind, ...noted, ...upholds } })
  },
  report({ server, customer }, { invoiceId, balancePaise }, { share }) {
    const transfer = { paidOn: dateInIndia(server.clock.now()), mode: 'NEFT' as const, reference: aReference() }
    const body = { ...transfer, amountPaise: part(balancePaise, share) }
    return customer.call('reportPayment', { params: { invoiceId }, headers: {}, body })
  },
  async withdraw({ customer }, { invoiceId }, { nth }) {
    const { reports } = await customer.call('getInvoice', { params: { invoiceId } })
    const id = pick(reports, nth)?.reportId
    return id && customer.call('withdrawPaymentReport', { params: { id } })
  },
  async decline({ staff, customer }, { invoiceId }, { nth }) {
    const { reports } = await customer.call('getInvoice', { params: { invoiceId } })
    const id = pick(reports, nth)?.reportId
    return id && staff.call('declinePaymentReport', { params: { id }, body: { reply: reason } })
  },
  async pay({ server, customer, paymentIds }, { invoiceId, balancePaise }, { share, isYes }) {
    const amountPaise = part(balancePaise, share)
    const allocated = Math.min(amountPaise, balancePaise - (isYes ? 100 : 0))
    const allocation = {
      invoiceId,
      amountPaise: allocated,
      ...(isYes ? { tdsPaise: 100, tdsCode: 'RENT' as const } : {}),
    }
    const { paymentId } = await recorded(server, { customerId: customer.accountId, amountPaise }, [allocation])
    paymentIds.push(paymentId)
  },
}

type OnLife = (life: Life, given: Step) => unknown
const onLife: Partial<Record<Act, OnLife>> = {
  days: (life, { days }) => pass(life, { days }),
  weeks: (life, { days }) => pass(life, { days: 1 + days * 7 }),
  prepare: ({ server, jobIds }, { nth }) => prepared(server, pick(jobIds, nth) ?? ''),
  async undo({ staff, paymentIds }, { nth }) {
    const id = pick(paymentIds, nth)
    if (id === undefined) return
    const { payment } = await staff.call('getPayment', { params: { id } })
    const body = { allocationId: payment.allocations[0]?.allocationId ?? '', reason }
    await staff.call('undoAllocation', { params: { id }, headers: {}, body })
  },
  async refund({ server, staff, paymentIds }, { nth, share }) {
    const id = pick(paymentIds, nth)
    if (id === undefined) return
    const { payment } = await staff.call('getPayment', { params: { id } })
    const transfer = { receivedOn: dateInIndia(server.clock.now()), mode: 'NEFT' as const, reference: aReference() }
    const body = { ...transfer, amountPaise: part(payment.openPaise, share), reason }
    await staff.call('refundPayment', { params: { id }, headers: {}, body })
  },
}

/** Performs an act on what there is, if it is there. */
export async function perform(life: Life, given: Step) {
  const { act, nth } = given
  life.server.clock.advance({ seconds: 1 })
  await onLife[act]?.(life, given)
  const sheet = onSheet[act] && (await aSheet(life, nth))
  if (sheet) await onSheet[act]?.(life, sheet, given)
  const invoice = onInvoice[act] && (await anInvoice(life, nth))
  if (invoice) await onInvoice[act]?.(life, invoice, given)
}
