// The customer says that an invoice is paid. That moves no balance: accounts find the money, or say that they did not.
import { dateInIndia } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { REPORTS_A_DAY, type ReportPayment } from '#contract/invoices.reports.ts'
import { Problem } from '#contract/problems.ts'
import { notifyOfReport } from '#server/modules/jobs/desk-notices.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Caller } from '#server/platform/caller.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { begin, move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { seenByCustomer } from './disputing.ts'
import { every, invoiceById, seenByCaller } from './invoices.store.ts'
import { paymentReports } from './report-cycle.ts'
import * as store from './reports.store.ts'
import { lockInvoice } from './writing.store.ts'

/** Throws `not-found` for an invoice of others, and `forbidden` for people who do not pay. */
async function requirePayer({ tx, now, by }: Action<Caller>, invoiceId: string) {
  if (!(await invoiceById(tx, invoiceId, { visible: seenByCaller(by), today: dateInIndia(now) })))
    throw new Problem('not-found')
  if (!store.paysFor(by)) throw new Problem('forbidden')
}

/** The reference of a transfer; cash has none. Throws `validation`, also for a day to come. */
function checked({ mode, reference, paidOn }: ReportPayment, today: string) {
  if (paidOn > today) throw new Problem('validation', { violations: [violation('paidOn', 'invalid')] })
  if (mode === 'CASH') return null
  if (!reference) throw new Problem('validation', { violations: [violation('reference', 'required')] })
  return reference
}

/** Locks an unpaid invoice without an open report. Throws `status-conflict`, and `too-many-requests` for too many in a day. */
async function lockToReport(action: Action<Caller>, invoiceId: string) {
  const { tx, by } = action
  const invoice = await lockInvoice(tx, invoiceId)
  if (invoice?.status !== 'ISSUED' && invoice?.status !== 'PART_PAID') throw new Problem('status-conflict')
  if (await store.lockOpenReport(tx, invoiceId)) throw new Problem('status-conflict')
  await store.lockReportsOf(tx, by.accountId)
  if ((await store.reportsToday(action, by.accountId)) >= REPORTS_A_DAY) throw new Problem('too-many-requests')
  return invoice.invoiceNumber ?? ''
}

/** Throws `cash-above-limit` for cash that comes to what section 269ST forbids: it is to be paid by bank. */
async function requireLawfulCash(
  { tx }: Action<Caller>,
  invoiceId: string,
  { mode, paidOn, amountPaise }: ReportPayment,
) {
  if (mode !== 'CASH') return
  await store.lockCashOf(tx, invoiceId)
  if (await store.isCashOver(tx, { invoiceId, on: paidOn, paise: amountPaise })) throw new Problem('cash-above-limit')
}

type Order = ReportPayment & { readonly key: string | undefined }

/**
 * Reports an invoice as paid. Throws `not-found`, `forbidden`, `status-conflict`, `cash-above-limit`, `too-many-requests` and
 * `validation`.
 */
export const reportPayment = (tools: Tools, caller: Caller, invoiceId: string, { key, ...order }: Order) =>
  act(tools, caller, (action) =>
    once(action, { call: 'reportPayment', key, body: { invoiceId, ...order } }, async () => {
      await requirePayer(action, invoiceId)
      const reference = checked(order, dateInIndia(action.now))
      await requireLawfulCash(action, invoiceId, order)
      const number = await lockToReport(action, invoiceId)
      const reportId = newId(action.now.getTime())
      await store.insertReport(action, { ...order, reference, reportId, invoiceId, by: caller })
      await begin(action, paymentReports, reportId)
      const amount = formatExact(order.amountPaise)
      await notifyOfReport(action, { reportId, number, amount, reference: reference ?? order.mode })
      return seenByCustomer(action, invoiceId)
    }),
  )

/** Withdraws an open report. Throws `not-found`, `forbidden` and `status-conflict`. */
export const withdrawReport = (tools: Tools, caller: Caller, id: string) =>
  act(tools, caller, async (action) => {
    const report = await store.reportById(action.tx, id)
    if (!report) throw new Problem('not-found')
    await requirePayer(action, report.invoiceId)
    await move(action, paymentReports, { id, act: 'withdraw', visible: every, also: store.closing(action) })
    return seenByCustomer(action, report.invoiceId)
  })

/** Answers that the money was not found. Throws `not-found` and `status-conflict`. */
export const declineReport = (tools: Tools, caller: Staff, id: string, reply: string) =>
  act(tools, caller, async (action) => {
    const report = await store.reportById(action.tx, id)
    if (!report) throw new Problem('not-found')
    const also = store.closing(action, { reply })
    await move(action, paymentReports, { id, act: 'decline', visible: every, reason: reply, also })
    const subject = { kind: 'invoice', id: report.invoiceId, label: report.invoiceNumber }
    await audit(action, 'declinePaymentReport', subject, { reason: { was: null, is: reply } })
  })

type Found = {
  readonly paymentId: string
  readonly invoiceId: string
  readonly amountPaise: number
  readonly reference: string | null
}

/** Closes the open report of a locked invoice that money now pays, if its reference or its amount is the reported one. */
export async function foundReported(action: Action<Staff>, { paymentId, invoiceId, amountPaise, reference }: Found) {
  const report = await store.lockOpenReport(action.tx, invoiceId)
  if (!report) return
  const isSame = reference !== null && report.reference === reference
  if (!isSame && report.amountPaise !== amountPaise) return
  const also = store.closing(action, { paymentId })
  await move(action, paymentReports, { id: report.reportId, act: 'match', visible: every, also })
}
