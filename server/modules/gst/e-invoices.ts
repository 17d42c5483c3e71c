// e-invoices at the desk: how they stand, reporting once more, acknowledgements that the desk brings, and cancelling.

import type { AcknowledgeEInvoice, CancelEInvoice, EInvoices } from '#contract/gst.e-invoices.ts'
import { CANCEL_HOURS } from '#contract/invoices.registration.ts'
import { Problem } from '#contract/problems.ts'
import { instantMs } from '#contract/times.ts'
import {
  type EInvoiceEvent,
  insertEvent,
  lockDocument,
  reportLater,
  type Standing,
  standings,
} from '#server/modules/invoices/registering.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { PROVIDER_REST_SECONDS } from '#server/platform/http-provider.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { differing, irnOf, portalInstant } from './acknowledgement.rules.ts'
import { type EInvoiceProvider, PortalRefused } from './e-invoice-provider.ts'
import { type Reported, reportedWith, standingsOf } from './reported.ts'

export type EInvoiceTools = Tools & { readonly provider: EInvoiceProvider | undefined }

const HOUR_MS = 3_600_000
/** A document that waits for longer than this may be reported once more. */
const PATIENCE_MS = 10 * 60_000

type Shown = { readonly eInvoices: EInvoices }

async function shown({ tx }: Action<Staff>, { provider }: EInvoiceTools, invoiceId: string): Promise<Shown> {
  const { gst } = await settingsNow(tx)
  const documents = await standingsOf(tx, invoiceId)
  return { eInvoices: { isDue: gst.aatoAbove5Crore, hasProvider: provider !== undefined, documents } }
}

/** Throws `not-found`, also for a draft. */
export const getEInvoices = (tools: EInvoiceTools, caller: Staff, invoiceId: string) =>
  act(tools, caller, (action) => shown(action, tools, invoiceId))

/** A document, locked, and how it stands. Throws what `reportedWith` throws, and `status-conflict` once it was cancelled. */
async function lockReported({ tx }: Action<Staff>, documentId: string) {
  await lockDocument(tx, documentId)
  const reported = await reportedWith(tx, documentId)
  const standing = (await standings(tx, [documentId])).get(documentId)
  if (standing?.state === 'CANCELLED') throw new Problem('status-conflict')
  return { reported, standing }
}

const subjectOf = ({ documentId, customerName, said }: Reported) => ({
  kind: 'e-invoice',
  id: documentId,
  label: `${said.DocDtls.No}, ${customerName}`,
})
const own = ({ now, by }: Action<Staff>, { invoiceId, noteId }: Reported) => ({
  eventId: newId(now.getTime()),
  invoiceId,
  noteId,
  by: by.name,
})
const isFresh = ({ since }: Standing, now: Date) => now.getTime() - instantMs(since) < PATIENCE_MS

/**
 * Reports a document once more; one that has waited only for minutes is left to its task. Throws what `lockReported` throws,
 * `no-gst-provider`, and `status-conflict` once it was acknowledged.
 */
export const submitEInvoice = (tools: EInvoiceTools, caller: Staff, documentId: string) =>
  act(tools, caller, async (action) => {
    const { reported, standing } = await lockReported(action, documentId)
    if (tools.provider === undefined) throw new Problem('no-gst-provider')
    if (standing?.state === 'ACKNOWLEDGED') throw new Problem('status-conflict')
    if (standing?.state !== 'WAITING' || !isFresh(standing, action.now)) {
      const event: EInvoiceEvent = { ...own(action, reported), act: 'SUBMIT', source: 'PROVIDER' }
      await insertEvent(action, event)
      await reportLater(action, documentId, event.eventId)
      await audit(action, 'submitEInvoice', subjectOf(reported))
    }
    return shown(action, tools, reported.invoiceId)
  })

/** Keeps what the desk brought from the portal, once. Throws what `lockReported` throws, and `e-invoice-differs`. */
export const acknowledgeEInvoice = (
  tools: EInvoiceTools,
  caller: Staff,
  documentId: string,
  { ackDate, signedInvoice, ...brought }: AcknowledgeEInvoice,
) =>
  act(tools, caller, async (action) => {
    const { reported, standing } = await lockReported(action, documentId)
    const acknowledgement = { ...brought, signedInvoice: signedInvoice ?? null, ackedAt: portalInstant(ackDate) }
    const fields = differing(reported.said, acknowledgement, action.now)
    if (fields.length > 0)
      throw refusedFor('e-invoice-differs', { key: 'eInvoiceDiffers', params: { fields: fields.join(', ') } })
    if (standing?.state !== 'ACKNOWLEDGED') {
      await insertEvent(action, { ...own(action, reported), act: 'ACKNOWLEDGE', source: 'DESK', acknowledgement })
      await audit(action, 'acknowledgeEInvoice', subjectOf(reported), { irn: { was: null, is: brought.irn } })
    }
    return shown(action, tools, reported.invoiceId)
  })

/** Whether the portal cancels the registration no more. */
const isOver = ({ ackedAt }: { readonly ackedAt: string }, now: Date) =>
  now.getTime() > instantMs(ackedAt) + CANCEL_HOURS * HOUR_MS

/** An acknowledged document. Throws what `lockReported` throws, `status-conflict` for others, and `e-invoice-too-late`. */
async function lockToCancel(action: Action<Staff>, documentId: string) {
  const { reported, standing } = await lockReported(action, documentId)
  if (standing?.state !== 'ACKNOWLEDGED') throw new Problem('status-conflict')
  const { registration } = (await standingsOf(action.tx, reported.invoiceId)).find(
    (one) => one.documentId === documentId,
  ) ?? { registration: null }
  // Documents that the desk registered are cancelled at the portal, which judges the time.
  if (standing.source === 'PROVIDER' && registration !== null && isOver(registration, action.now))
    throw new Problem('e-invoice-too-late')
  return { reported, source: standing.source }
}

/** Asks the provider, outside of any transaction. Throws `no-gst-provider`, `e-invoice-refused` and `service-unavailable`. */
async function cancelThere({ provider }: EInvoiceTools, { said }: Reported, why: CancelEInvoice) {
  if (provider === undefined) throw new Problem('no-gst-provider')
  try {
    await provider.cancel(irnOf(said), why)
  } catch (error) {
    if (!(error instanceof PortalRefused))
      throw Object.assign(new Problem('service-unavailable', { retryAfterSeconds: PROVIDER_REST_SECONDS }), {
        cause: error,
      })
    const message = error.refusals.map((refusal) => refusal.message).join(' ')
    throw refusedFor('e-invoice-refused', { key: 'portalSays', params: { message } })
  }
}

/** Throws what `lockToCancel` and `cancelThere` throw. */
export async function cancelEInvoice(tools: EInvoiceTools, caller: Staff, documentId: string, why: CancelEInvoice) {
  const { reported, source } = await act(tools, caller, (action) => lockToCancel(action, documentId))
  if (source === 'PROVIDER') await cancelThere(tools, reported, why)
  return act(tools, caller, async (action) => {
    const isNew = await insertEvent(action, { ...own(action, reported), act: 'CANCEL', source, ...why })
    if (isNew)
      await audit(action, 'cancelEInvoice', subjectOf(reported), {
        reason: { was: null, is: `${why.reason} ${why.remark}` },
      })
    return shown(action, tools, reported.invoiceId)
  })
}
