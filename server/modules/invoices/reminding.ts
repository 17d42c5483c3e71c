// Reminders of unpaid issued invoices by the clock: each step once, unless the desk stopped it.
import { addDays, dateInIndia } from '#contract/dates.ts'
import { reminderSteps } from '#contract/invoices.reminders.ts'
import { asHirer, morningOf } from '#server/modules/logsheets/as-hirer.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { move } from '#server/platform/life-cycle.ts'
import { invoices } from './invoice-cycle.ts'
import { every } from './invoices.store.ts'
import type { Billed } from './notifying.store.ts'
import { notifyReaders, served } from './notifying.ts'
import { interestNow } from './reading.ts'
import * as store from './reminders.store.ts'
import { kindOf, stepDue } from './reminding.rules.ts'
import { isReported } from './reports.store.ts'
import { lockInvoice } from './writing.store.ts'

async function remind(transaction: Transaction, to: Billed) {
  const { tx, now } = transaction
  const { invoiceId } = to
  await lockInvoice(tx, invoiceId)
  const standing = await store.standingOf(tx, invoiceId)
  // Meanwhile it was paid or is reported as paid, or the desk stopped its reminders.
  if (!standing?.isOpen || standing.isStopped || (await isReported(transaction, invoiceId))) return
  const today = dateInIndia(now)
  const step = stepDue(standing, today)
  const { outstandingPaise } = standing
  if (step === undefined || outstandingPaise <= 0) return
  await store.insertReminder(tx, { invoiceId, step, outstandingPaise, on: today })
  await move({ ...transaction, by: { kind: 'SYSTEM' } }, invoices, { id: invoiceId, act: 'remind', visible: every })
  const fact = `invoice-reminder:${invoiceId}:${step}`
  const interest = await interestNow(transaction, { ...standing, invoiceId })
  const reminder = {
    kind: kindOf(step, interest !== null),
    fact,
    amountPaise: outstandingPaise,
    interestPaise: interest?.interestPaise,
    notBefore: morningOf(now),
  } as const
  await notifyReaders(transaction, to, reminder)
}

/** The task of each day. */
export async function remindOfInvoices(tools: Tools) {
  const serving = served(tools)
  const [first] = reminderSteps
  const by = addDays(dateInIndia(tools.clock()), -first)
  const waiting = await transact(serving, ({ tx }) => store.unpaid(tx, { by, last: reminderSteps.at(-1) ?? 0 }))
  for (const to of waiting) await asHirer(serving, to, (transaction) => remind(transaction, to))
}
