// The desk stops and resumes the reminders of one invoice, for instance because the customer named a day.
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import { type PaymentReport, REPORT_DAYS } from '#contract/invoices.reports.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type Change, subjectOf } from './drafting.ts'
import * as store from './reminders.store.ts'
import { nextReminder } from './reminding.rules.ts'
import { reportsOf } from './reports.store.ts'
import { lockInvoice } from './writing.store.ts'

/** The last day on which an open report pauses reminders; they go out in the night. */
function lastPaused(reports: readonly PaymentReport[], today: string) {
  const open = reports.find(({ status }) => status === 'REPORTED')
  const until = open && addDays(dateInIndia(new Date(open.at)), REPORT_DAYS)
  return until !== undefined && until >= today ? until : null
}

/** Throws `not-found`; a draft has none. */
async function remindersSeen({ tx, now }: Action<Staff>, invoiceId: string) {
  const standing = await store.standingOf(tx, invoiceId)
  const found = await store.remindersOf(tx, invoiceId)
  if (!standing || !found) throw new Problem('not-found')
  const { isStopped, isOpen, outstandingPaise } = standing
  const [reports, today] = [await reportsOf(tx, invoiceId), dateInIndia(now)]
  const mayCome = isOpen && !isStopped && outstandingPaise > 0
  const pausedUntil = mayCome ? lastPaused(reports, today) : null
  const nextOn = mayCome ? nextReminder(standing, pausedUntil === null ? today : addDays(pausedUntil, 1)) : null
  const reminders = { isStopped, nextOn, pausedUntil, reports, ...found } satisfies InvoiceReminders
  return { version: standing.revision, reminders }
}

/** Throws `not-found`, also for a draft. */
export const getReminders = (tools: Tools, caller: Staff, invoiceId: string) =>
  act(tools, caller, (action) => remindersSeen(action, invoiceId))

/** An unpaid invoice, locked, and whether its reminders are stopped. Throws `not-found`, `status-conflict` and those of If-Match. */
async function lockUnpaid({ tx }: Action<Staff>, { invoiceId, ifMatch }: Change) {
  const invoice = await lockInvoice(tx, invoiceId)
  const standing = await store.standingOf(tx, invoiceId)
  if (!invoice || !standing) throw new Problem('not-found')
  requireFresh(ifMatch, invoice.revision)
  if (!standing.isOpen) throw new Problem('status-conflict')
  return { invoice, isStopped: standing.isStopped }
}

type Asked = { readonly isStopped: boolean; readonly reason: string }

/** Stops or resumes. Throws what `lockUnpaid` throws, and `status-conflict` where it is so already. */
export const setStopped = (tools: Tools, caller: Staff, change: Change, { isStopped, reason }: Asked) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    const { invoiceId } = change
    const before = await lockUnpaid(action, change)
    if (before.isStopped === isStopped) throw new Problem('status-conflict')
    const about = { invoiceId, reason, by: by.name }
    if (isStopped) await store.insertStop(action, { ...about, stopId: newId(now.getTime()) })
    else await store.endStop(action, about)
    await store.raiseRevision(tx, invoiceId)
    await audit(action, isStopped ? 'stopReminders' : 'resumeReminders', subjectOf(before.invoice), {
      reason: { was: null, is: reason },
    })
    return remindersSeen(action, invoiceId)
  })
