// The customer disputes single lines of an issued invoice; disputed amounts are not due until the desk has answered.
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { DisputeInvoice, InvoiceDispute } from '#contract/invoices.disputes.ts'
import { Problem } from '#contract/problems.ts'
import { notifyOfDispute } from '#server/modules/jobs/desk-notices.ts'
import { signsForCustomer } from '#server/modules/jobs/logging.ts'
import { settingsNow, settingsVersion } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { begin, move } from '#server/platform/life-cycle.ts'
import { invoiceDisputes } from './dispute-cycle.ts'
import * as store from './disputes.store.ts'
import { invoices } from './invoice-cycle.ts'
import { every, type InvoiceRow, invoiceById, seenByCaller } from './invoices.store.ts'
import { disputedTotal } from './notes.rules.ts'
import { issuedDocument, lineAmounts } from './notes.store.ts'
import { headlineOf } from './notifying.store.ts'
import { readInvoice } from './reading.ts'
import { paysFor, reportsOf } from './reports.store.ts'
import { lockInvoice } from './writing.store.ts'

/** Whether this person answers for every site of an invoice. */
async function answersFor({ tx, by }: Action<Caller>, invoiceId: string) {
  const { addresses } = (await headlineOf(tx, invoiceId)) ?? { addresses: [] }
  for (const addressId of addresses) if (!(await signsForCustomer(tx, by, addressId))) return false
  return addresses.length > 0
}

/** The last day to dispute an invoice, by the settings under which it was issued; null for no limit. */
async function lastDay({ tx }: Transaction, { settingsVersion: version, invoiceDate }: InvoiceRow) {
  if (version === null || invoiceDate === null) return null
  const { disputeDays } = (await settingsVersion(tx, version)).hire
  return disputeDays === 0 ? null : addDays(invoiceDate, disputeDays)
}

async function officerNow({ tx }: Transaction) {
  const { name, email, phone } = (await settingsNow(tx)).grievanceOfficer
  return { name, email, phone }
}

/** An invoice as its customer reads it. Throws `not-found`. */
export async function seenByCustomer(action: Action<Caller>, invoiceId: string) {
  const { row, invoice } = await readInvoice(action, invoiceId)
  const isUnpaid = invoice.status === 'ISSUED' || invoice.status === 'PART_PAID'
  const disputeUntil = await lastDay(action, row)
  const isOver = disputeUntil !== null && dateInIndia(action.now) > disputeUntil
  const mayDispute = isUnpaid && !isOver && (await answersFor(action, invoiceId))
  const writeTo = isUnpaid && isOver ? await officerNow(action) : null
  const reports = await reportsOf(action.tx, invoiceId)
  const mayReport = isUnpaid && paysFor(action.by) && reports.every(({ status }) => status !== 'REPORTED')
  return { version: row.revision, invoice, reports, mayReport, mayDispute, disputeUntil, writeTo }
}

/** Throws `not-found`. */
export const getOwnInvoice = (tools: Tools, caller: Caller, invoiceId: string) =>
  act(tools, caller, (action) => seenByCustomer(action, invoiceId))

/** Counts what is in dispute anew, with GST and the notes so far. */
export async function recount(tx: Queryable, invoiceId: string) {
  const [issued, amounts] = [await issuedDocument(tx, invoiceId), await lineAmounts(tx, invoiceId)]
  if (!issued) throw new Problem('status-conflict')
  const open = (await store.disputesOf(tx, invoiceId)).filter(({ status }) => status === 'OPEN')
  const lines = open.map(({ lineNo }) => ({ lineNo, amountPaise: amounts.get(lineNo) ?? 0 }))
  await store.setDisputed(tx, invoiceId, disputedTotal(issued.document, lines))
}

/** An unpaid invoice that this person may dispute, locked. Throws `not-found`, `dispute-too-late` and `status-conflict`. */
async function lockToDispute(action: Action<Caller>, invoiceId: string) {
  const { tx, now, by } = action
  const seen = await invoiceById(tx, invoiceId, { visible: seenByCaller(by), today: dateInIndia(now) })
  if (!seen || !(await answersFor(action, invoiceId))) throw new Problem('not-found')
  const until = await lastDay(action, seen)
  if (until !== null && dateInIndia(now) > until) throw new Problem('dispute-too-late')
  const invoice = await lockInvoice(tx, invoiceId)
  const issued = await issuedDocument(tx, invoiceId)
  if (!issued || (invoice?.status !== 'ISSUED' && invoice?.status !== 'PART_PAID')) throw new Problem('status-conflict')
  return { ...issued, invoiceNumber: invoice.invoiceNumber ?? '' }
}

const isOpenAt = (disputes: readonly InvoiceDispute[], lineNo: number) =>
  disputes.some((dispute) => dispute.status === 'OPEN' && dispute.lineNo === lineNo)

type Objections = DisputeInvoice & { readonly key: string | undefined }

/** Disputes lines, each for a reason. Throws what `lockToDispute` throws, and `status-conflict` for a paid invoice, an unknown or a disputed line. */
export const disputeInvoice = (tools: Tools, caller: Caller, invoiceId: string, { key, lines }: Objections) =>
  act(tools, caller, (action) =>
    once(action, { call: 'disputeInvoice', key, body: { invoiceId, lines } }, async () => {
      const { tx, now } = action
      const { document, invoiceNumber } = await lockToDispute(action, invoiceId)
      const numbers = new Map(document.lines.map(({ lineId, lineNo }) => [lineId, lineNo]))
      const before = await store.disputesOf(tx, invoiceId)
      for (const { lineId, reason } of lines) {
        const lineNo = numbers.get(lineId)
        if (lineNo === undefined || isOpenAt(before, lineNo)) throw new Problem('status-conflict')
        const disputeId = newId(now.getTime())
        await store.insertDispute(action, { disputeId, invoiceId, lineNo, reason, by: caller.name })
        await begin(action, invoiceDisputes, disputeId)
      }
      await recount(tx, invoiceId)
      await move(action, invoices, { id: invoiceId, act: 'dispute', visible: every })
      const reasons = lines.map(({ reason }) => reason)
      await notifyOfDispute(action, { id: invoiceId, number: invoiceNumber, reasons, notice: 'invoiceDisputed' })
      return seenByCustomer(action, invoiceId)
    }),
  )
