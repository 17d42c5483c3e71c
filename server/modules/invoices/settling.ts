// Moves the balance of an issued invoice: money, tax deducted at source, and notes. Its status follows.
import type { InvoiceStatus } from '#contract/invoices.ts'
import { Problem } from '#contract/problems.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'
import { move } from '#server/platform/life-cycle.ts'
import { invoices } from './invoice-cycle.ts'
import { every } from './invoices.store.ts'
import * as store from './writing.store.ts'

const acts = { ISSUED: 'reopen', PART_PAID: 'payPart', PAID: 'pay' } as const

/** The status of an issued invoice by its balance and what was received; paise. */
function statusBy({ balancePaise, receivedPaise }: { balancePaise: number; receivedPaise: number }) {
  if (balancePaise === 0) return 'PAID'
  return receivedPaise > 0 ? 'PART_PAID' : 'ISSUED'
}

/**
 * Moves the balance by paise, which may be below zero, and the status with it. A payment always leaves an event. Throws
 * `not-found`, `status-conflict` for a draft, and `over-allocated` where the balance would fall below zero.
 */
export async function settle(happening: Happening, invoiceId: string, moved: store.Moved): Promise<InvoiceStatus> {
  const { tx } = happening
  const invoice = await store.lockInvoice(tx, invoiceId)
  if (!invoice) throw new Problem('not-found')
  if (invoice.status === 'DRAFT') throw new Problem('status-conflict')
  const { paidPaise = 0, tdsPaise = 0, gstTdsPaise = 0, creditedPaise = 0, debitedPaise = 0 } = moved
  const receivedPaise = paidPaise + tdsPaise + gstTdsPaise
  if (invoice.balancePaise + debitedPaise < creditedPaise + receivedPaise) throw new Problem('over-allocated')
  const now = await store.moveBalance(tx, invoiceId, moved)
  if (!now) throw new Problem('not-found')
  const next = statusBy(now)
  if (next === invoice.status && receivedPaise === 0) return next
  return move(happening, invoices, { id: invoiceId, act: acts[next], visible: every })
}
