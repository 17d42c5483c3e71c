// The portal's acknowledgement, as printed on an invoice or a note.
import { fill } from '#contract/fill.ts'
import type { Registration } from '#contract/invoices.registration.ts'
import { momentText } from '#contract/moment-text.ts'
import { box, type Part, qr, row, type Style, text } from '#server/platform/kit.pdf.ts'
import type { PdfTexts } from './invoice-pdf.ts'

/** More than 2 cm, so that the portal's app reads its long text from paper. */
const CODE_POINTS = 116
const small: Style = { fontSize: 8, lineHeight: 1.3 }
const inGroups = (irn: string) => irn.match(/.{1,16}/g)?.join(' ') ?? irn

/** The IRN with its signed QR, beside the sums; of a cancelled one only that it was cancelled. */
export function registrationBox(registration: Registration | null, { own }: PdfTexts): Part {
  if (registration === null) return null
  const { irn, ackNumber, ackedAt, signedQr, cancelledAt } = registration
  const acknowledged = { number: ackNumber, at: momentText(new Date(ackedAt)) }
  const cancelled = cancelledAt === null ? null : fill(own.irnCancelled, { at: momentText(new Date(cancelledAt)) })
  return row(
    {},
    cancelled === null ? box({ width: CODE_POINTS, marginRight: 8 }, qr(signedQr, CODE_POINTS, 'L')) : null,
    box(
      { flex: 1 },
      text({ ...small, fontWeight: 700 }, own.eInvoice),
      text(small, fill(own.irn, { irn: inGroups(irn) })),
      text(small, fill(own.acknowledged, acknowledged)),
      cancelled === null ? null : text({ ...small, fontWeight: 700 }, cancelled),
    ),
  )
}
