// The task that reports a document by the provider. It may run twice: the portal knows a document that it has.
import type { EInvoiceRefusal } from '#contract/invoices.registration.ts'
import {
  type Acknowledgement,
  type EInvoiceEvent,
  type EInvoiceToSend,
  insertEvent,
  lockDocument,
  standings,
} from '#server/modules/invoices/registering.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { differing, irnOf } from './acknowledgement.rules.ts'
import { EInvoice } from './e-invoice.schema.ts'
import { type EInvoiceProvider, makeEInvoiceProvider, PortalRefused } from './e-invoice-provider.ts'
import type { GstConfig } from './gst.config.ts'
import { type Reported, reportedWith } from './reported.ts'

const REFUSALS_MAX = 20

const ours = (code: 'FORMAT' | 'DIFFERS', fields: readonly string[]): EInvoiceRefusal[] =>
  fields.slice(0, REFUSALS_MAX).map((field) => ({ field, code, message: '' }))

/** The fields of a document that the portal would refuse; undefined if it fits the format. */
function unfit(said: EInvoice) {
  const issues = EInvoice.safeParse(said).error?.issues
  return issues && ours('FORMAT', [...new Set(issues.map(({ path }) => path.join('.')))])
}

type Said =
  | { readonly act: 'SUBMIT' }
  | { readonly act: 'REFUSE'; readonly refusals: readonly EInvoiceRefusal[] }
  | { readonly act: 'ACKNOWLEDGE'; readonly acknowledgement: Acknowledgement }

const add = (transaction: Transaction, { invoiceId, noteId }: Reported, said: Said) => {
  const eventId = newId(transaction.now.getTime())
  const event: EInvoiceEvent = { eventId, invoiceId, noteId, source: 'PROVIDER', by: null, ...said }
  return insertEvent(transaction, event)
}

/** The document to send; undefined where the portal has acknowledged it, or would not take it as it is. */
async function begin(transaction: Transaction, documentId: string) {
  const { tx } = transaction
  await lockDocument(tx, documentId)
  const reported = await reportedWith(tx, documentId)
  const state = (await standings(tx, [documentId])).get(documentId)?.state
  if (state === 'ACKNOWLEDGED' || state === 'CANCELLED') return undefined
  const refusals = unfit(reported.said)
  if (refusals) await add(transaction, reported, { act: 'REFUSE', refusals })
  else if (state !== 'WAITING') await add(transaction, reported, { act: 'SUBMIT' })
  return refusals ? undefined : reported
}

/** Judges the provider's answer. Throws if another try may succeed. */
async function answerTo({ said }: Reported, provider: EInvoiceProvider, clock: Clock): Promise<Said> {
  try {
    const acknowledgement = await provider.submit(said, irnOf(said))
    const fields = differing(said, acknowledgement, clock())
    if (fields.length > 0) return { act: 'REFUSE', refusals: ours('DIFFERS', fields) }
    return { act: 'ACKNOWLEDGE', acknowledgement }
  } catch (error) {
    if (error instanceof PortalRefused) return { act: 'REFUSE', refusals: error.refusals }
    throw error
  }
}

type Parts = { readonly config: GstConfig; readonly db: Database; readonly clock: Clock }

/** Reports documents; without a provider it leaves them to the desk. Throws what is worth another try. */
export function eInvoiceReporting({ config, db, clock }: Parts) {
  const provider = makeEInvoiceProvider(config, clock)
  const tools: Tools = { db: db.serving('invoices'), clock }
  return async ({ documentId }: EInvoiceToSend) => {
    if (provider === undefined) return
    const reported = await transact(tools, (transaction) => begin(transaction, documentId))
    if (reported === undefined) return
    const said = await answerTo(reported, provider, clock)
    await transact(tools, (transaction) => add(transaction, reported, said))
  }
}
