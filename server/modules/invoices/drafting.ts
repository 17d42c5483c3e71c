// A draft takes agreed lines, so that nothing is billed twice, and may be discarded until it is issued.
import { dateInIndia } from '#contract/dates.ts'
import type { SaveInvoice } from '#contract/invoices.calls.ts'
import { Problem } from '#contract/problems.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { begin } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { documentOf } from './document.rules.ts'
import { invoices } from './invoice-cycle.ts'
import { insertLines, sacsOn, setSacs, unbilledLines } from './lines.store.ts'
import { documentNow, invoiceSeen } from './reading.ts'
import * as store from './writing.store.ts'

export const subjectOf = ({ invoiceId, invoiceNumber, customerName }: Subject) => ({
  kind: 'invoice',
  id: invoiceId,
  label: invoiceNumber ?? customerName,
})
type Subject = Pick<store.LockedInvoice, 'invoiceId' | 'invoiceNumber' | 'customerName'>

/** Drafts one invoice in this transaction. Throws `nothing-to-bill`, `bills-differ`, `status-conflict` and `settings-incomplete`. */
export async function draft(action: Action<Staff>, summarySheetIds: readonly string[]) {
  const { tx, now, by } = action
  const today = dateInIndia(now)
  const lines = await unbilledLines(tx, summarySheetIds, today)
  const document = documentOf(await settingsNow(tx), lines, { today, note: null })
  const [first] = lines
  // A discount alone waits for lines that it lowers.
  if (!first || document.totalPaise <= 0) throw new Problem('nothing-to-bill')
  const { companyId, accountId } = first
  if (lines.some((line) => line.companyId !== companyId || line.accountId !== accountId))
    throw new Problem('bills-differ')
  const [invoiceId, customerName] = [newId(now.getTime()), document.billTo.name]
  await store.insertDraft(action, { invoiceId, companyId, accountId, customerName, totals: document, by: by.name })
  // Another draft may have taken a line meanwhile.
  if ((await insertLines(tx, invoiceId, lines)) < lines.length) throw new Problem('nothing-to-bill')
  await begin(action, invoices, invoiceId)
  await audit(action, 'draftInvoice', subjectOf({ invoiceId, invoiceNumber: null, customerName }))
  return invoiceId
}

type Request = { readonly summarySheetIds: string[]; readonly key?: string | undefined }

/** Throws what `draft` throws, and `idempotency-key-reused`. */
export const draftInvoice = (tools: Tools, caller: Staff, { summarySheetIds, key }: Request) =>
  act(tools, caller, async (action) => {
    const invoiceId = await once(action, { call: 'draftInvoice', key, body: { summarySheetIds } }, () =>
      draft(action, summarySheetIds),
    )
    return invoiceSeen(action, invoiceId)
  })

export type Change = { readonly invoiceId: string; readonly ifMatch: string | undefined }

/** A draft, locked. Throws `not-found`, `status-conflict`, `precondition-required` and `precondition-failed`. */
export async function lockDraft({ tx }: Action<Staff>, { invoiceId, ifMatch }: Change) {
  const invoice = await store.lockInvoice(tx, invoiceId)
  if (!invoice) throw new Problem('not-found')
  requireFresh(ifMatch, invoice.revision)
  if (invoice.status !== 'DRAFT') throw new Problem('status-conflict')
  return invoice
}

/** Throws `validation` for a code that has no rate today. */
async function requireRates({ tx, now }: Action, sacs: SaveInvoice['sacs']) {
  const known = new Set((await sacsOn(tx, dateInIndia(now))).map(({ sac }) => sac))
  const unknown = sacs.findIndex(({ sac }) => !known.has(sac))
  if (unknown >= 0) throw new Problem('validation', { violations: [violation(`sacs.${unknown}.sac`, 'invalid')] })
}

/** Throws what `lockDraft` throws, `validation`, `bills-differ` and `settings-incomplete`. */
export const saveInvoice = (tools: Tools, caller: Staff, change: Change, { note, sacs }: SaveInvoice) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    const before = await lockDraft(action, change)
    await requireRates(action, sacs)
    await setSacs(tx, change.invoiceId, dateInIndia(now), sacs)
    const { document } = await documentNow(action, { invoiceId: change.invoiceId, note })
    await store.saveDraft(tx, change.invoiceId, { note, totals: document })
    await audit(action, 'saveInvoice', subjectOf(before), {
      note: { was: before.note, is: note },
      sacs: { was: null, is: sacs },
    })
    return invoiceSeen(action, change.invoiceId)
  })

/** Throws what `lockDraft` throws. */
export const discardInvoice = (tools: Tools, caller: Staff, change: Change) =>
  act(tools, caller, async (action) => {
    const before = await lockDraft(action, change)
    await store.deleteDraft(action.tx, change.invoiceId)
    await audit(action, 'discardInvoice', subjectOf(before))
  })
