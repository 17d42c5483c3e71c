// Two hires of one person from summary sheets to paid invoices, in the product: how each act is called.
import { sql } from 'kysely'
import { dateInIndia } from '#contract/dates.ts'
import { invoiceCheckTexts } from '#contract/texts/invoices.checks.en.ts'
import type { Allocation, Books, Dispute, ModelledInvoice, Money, Report } from './books-model.ts'
import { aPersonsJob } from './hire.ts'
import { aReference } from './references.ts'
import type { TestServer } from './server.ts'
import type { Extra, ModelledLine, ModelledSheet } from './sheet-model.ts'
import { dueIn, answers as sheetAnswers } from './summary-sheets.ts'

export type Life = Books & {
  readonly jobIds: readonly string[]
  readonly certifyDays: number
  readonly disputeDays: number
  /** The references of transfers that were recorded. */
  readonly references: string[]
  /** An allocation that was undone. */
  undone: Allocation[]
  customer: Awaited<ReturnType<TestServer['signIn']>>
  staff: Awaited<ReturnType<TestServer['signInStaff']>>
  /** The date of its last morning. */
  morning: string
}

const reason = 'So be it'
const headers = { 'if-match': '*' }
const invoiceAnswers = Object.keys(invoiceCheckTexts.rules).map((rule) => ({ rule, answer: reason }))
export const today = ({ clock }: TestServer) => dateInIndia(clock.now())

/** A new person with two hires that are over, and nothing billed. */
export async function billLife(server: TestServer, productId: string): Promise<Life> {
  const { person, jobId } = await aPersonsJob(server, productId)
  // A second code is sent after a minute.
  server.clock.advance({ minutes: 2 })
  const customer = await server.signIn(person.phoneOrEmail)
  const jobIds = [jobId, (await aPersonsJob(server, productId, customer)).jobId]
  for (const id of jobIds) await dueIn(server, { person: customer, jobId: id })
  const staff = await server.atDesk('ACCOUNTS')
  const { settings } = await staff.call('getSettings')
  const agreed = await server.db.first(sql<{ certifyDays: number }>`
    select (agreed -> 'certifyDays')::int as certify_days from job where job_id = ${jobId}`)
  const days = { certifyDays: agreed?.certifyDays ?? 0, disputeDays: settings.hire.disputeDays }
  const books = { sheets: [], invoices: [], payments: [], allocations: [], references: [], undone: [] }
  return { ...books, ...days, jobIds, customer, staff, morning: today(server) }
}

const at = ({ sheetId }: ModelledSheet) => ({ params: { id: sheetId } })
const of = ({ invoiceId }: ModelledInvoice) => ({ params: { id: invoiceId } })

/** The calls about summary sheets. */
export const sheetCalls = {
  prepare: ({ staff }: Life, jobId: string) => staff.call('prepareSummarySheet', { headers: {}, body: { jobId } }),
  saveExtras: ({ staff }: Life, sheet: ModelledSheet, extras: readonly Extra[]) =>
    staff.call('saveSummarySheet', { ...at(sheet), headers, body: { extras: [...extras] } }),
  send: ({ staff }: Life, sheet: ModelledSheet) =>
    staff.call('sendSummarySheet', { ...at(sheet), headers, body: { answers: sheetAnswers } }),
  revise: ({ staff }: Life, sheet: ModelledSheet, extras: readonly Extra[] | undefined, hasReplies: boolean) => {
    const disputed = sheet.lines.filter(({ state }) => state === 'DISPUTED')
    const replies = hasReplies ? disputed.map(({ lineId }) => ({ lineId, reply: reason })) : []
    const body = { note: reason, replies, answers: sheetAnswers, ...(extras ? { extras: [...extras] } : {}) }
    return staff.call('reviseSummarySheet', { ...at(sheet), headers, body })
  },
  dispute: ({ customer }: Life, { sheetId }: ModelledSheet, lines: readonly ModelledLine[]) => {
    const body = { lines: lines.map(({ lineId }) => ({ lineId, reason })) }
    return customer.call('disputeSummarySheet', { params: { summarySheetId: sheetId }, headers: {}, body })
  },
  /** With a code, where the sheet waits for one. */
  certify: async (server: TestServer, { customer }: Life, { sheetId, status }: ModelledSheet, version: number) => {
    const isWaiting = status === 'SENT' || status === 'DISPUTED'
    if (isWaiting) await customer.call('requestOwnOtp', { query: { purpose: 'CERTIFY_SUMMARY', ref: sheetId } })
    const otp = isWaiting ? await server.codeFor(customer.phoneOrEmail) : '000000'
    const params = { summarySheetId: sheetId }
    return customer.call('certifySummarySheet', { params, headers: {}, body: { otp, version } })
  },
}

type Note = {
  readonly kind: 'CREDIT' | 'DEBIT'
  readonly lineNo: number
  readonly paise: number
  readonly upheld: Dispute | undefined
}

/** The calls about invoices. */
export const invoiceCalls = {
  draft: ({ staff }: Life, sheets: readonly ModelledSheet[]) =>
    staff.call('draftInvoice', { headers: {}, body: { summarySheetIds: sheets.map(({ sheetId }) => sheetId) } }),
  save: ({ staff }: Life, it: ModelledInvoice) =>
    staff.call('saveInvoice', { ...of(it), headers, body: { note: reason, sacs: [] } }),
  discard: ({ staff }: Life, it: ModelledInvoice) => staff.call('discardInvoice', { ...of(it), headers }),
  issue: ({ staff }: Life, it: ModelledInvoice) =>
    staff.call('issueInvoice', { ...of(it), headers, body: { answers: invoiceAnswers } }),
  dispute: ({ customer }: Life, { invoiceId, lines }: ModelledInvoice, lineNo: number) => {
    const lineId = lines.find((one) => one.lineNo === lineNo)?.line.lineId ?? ''
    return customer.call('disputeInvoice', {
      params: { invoiceId },
      headers: {},
      body: { lines: [{ lineId, reason }] },
    })
  },
  reject: ({ staff }: Life, it: ModelledInvoice, { disputeId }: Dispute) =>
    staff.call('rejectDispute', { ...of(it), headers, body: { disputeId, reply: reason } }),
  note: ({ staff }: Life, it: ModelledInvoice, { kind, lineNo, paise, upheld }: Note) => {
    const lines = [{ lineNo, amountPaise: paise }]
    const upholds = upheld ? { upholds: [upheld.disputeId] } : {}
    const body = { kind, reason: 'HOURS' as const, explanation: reason, lines, ...upholds }
    return staff.call('issueNote', { ...of(it), headers, body })
  },
}

/** The calls about money. */
export const moneyCalls = {
  report: (server: TestServer, { customer }: Life, { invoiceId }: ModelledInvoice, amountPaise: number) => {
    const reference = aReference()
    const body = { paidOn: today(server), mode: 'NEFT' as const, reference, amountPaise }
    return customer.call('reportPayment', { params: { invoiceId }, headers: {}, body })
  },
  withdraw: ({ customer }: Life, { reportId }: Report) =>
    customer.call('withdrawPaymentReport', { params: { id: reportId } }),
  decline: ({ staff }: Life, { reportId }: Report) =>
    staff.call('declinePaymentReport', { params: { id: reportId }, body: { reply: reason } }),
  record: (
    server: TestServer,
    { staff, customer }: Life,
    { amountPaise, reference }: { amountPaise: number; reference: string },
  ) => {
    const transfer = { receivedOn: today(server), mode: 'NEFT' as const, reference, amountPaise }
    const body = { customerId: customer.accountId, kind: 'PAYMENT' as const, ...transfer, allocations: [] }
    return staff.call('recordPayment', { headers: {}, body })
  },
  allocate: ({ staff }: Life, { money, invoice, amountPaise, tdsPaise }: Allocation) => {
    const order = { invoiceId: invoice.invoiceId, amountPaise, tdsPaise, tdsCode: 'RENT' as const }
    return staff.call('allocatePayment', {
      params: { id: money.paymentId },
      headers: {},
      body: { allocations: [order] },
    })
  },
  undo: async ({ staff }: Life, { money, invoice, amountPaise, tdsPaise }: Allocation) => {
    const { payment } = await staff.call('getPayment', { params: { id: money.paymentId } })
    const isSame = (one: (typeof payment.allocations)[number]) =>
      one.invoiceId === invoice.invoiceId && one.amountPaise === amountPaise && one.tdsPaise === tdsPaise
    const same = payment.allocations.filter(isSame)
    const { allocationId = '' } = same.find(({ undone }) => undone === null) ?? same[0] ?? {}
    const body = { allocationId, reason }
    return staff.call('undoAllocation', { params: { id: money.paymentId }, headers: {}, body })
  },
  refund: (server: TestServer, { staff }: Life, { paymentId }: Money, amountPaise: number) => {
    const transfer = { receivedOn: today(server), mode: 'NEFT' as const, reference: aReference() }
    const body = { ...transfer, amountPaise, reason }
    return staff.call('refundPayment', { params: { id: paymentId }, headers: {}, body })
  },
}
