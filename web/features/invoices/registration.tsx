import type { Invoice } from '#contract/invoices.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { QrCode } from './qr-code.tsx'
import { useInvoiceTexts } from './texts.ts'

/** The portal's acknowledgement of an invoice; the hash does not cover it. */
export function Registration({ invoice: { invoiceId, registrations } }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const found = registrations.find(({ documentId }) => documentId === invoiceId)
  if (!found) return null
  const { irn, ackNumber, ackedAt, signedQr, cancelledAt } = found
  return (
    <section aria-label={text.eInvoice} className="invoice-registration">
      {cancelledAt === null && <QrCode value={signedQr} name={text.signedQr} ecc="L" />}
      <div className="min-w-0">
        <h3 className="font-semibold">{text.eInvoice}</h3>
        <p className="wrap-anywhere tabular-nums">{fill(text.irn, { irn })}</p>
        <p className="text-ink-2 tabular-nums">
          {fill(text.acknowledged, { number: ackNumber, at: instantText(ackedAt) })}
        </p>
        {cancelledAt !== null && (
          <p className="font-semibold text-danger">{fill(text.irnCancelled, { at: instantText(cancelledAt) })}</p>
        )}
      </div>
    </section>
  )
}
