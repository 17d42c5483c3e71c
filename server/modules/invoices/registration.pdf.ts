// The portal's acknowledgement, as printed on an invoice or a note.
import { fill } from '#contract/fill.ts'
import type { Registration } from '#contract/invoices.registration.ts'
import { momentText } from '#contract/moment-text.ts'
import { block, box, colours, type Part, qr, row, type Style, text } from '#server/platform/kit.pdf.ts'
import type { PdfTexts } from './invoice-pdf.ts'

/** More than 2 cm, so that the portal's app reads its long text from paper. */
const CODE_POINTS = 116
const small: Style = { fontSize: 8, color: colours.muted }
const inGroups = (irn: string) => irn.match(/.{1,16}/g)?.join(' ') ?? irn

/** The IRN with its signed QR; of a cancelled one only that it was cancelled. Only an invoice has a hash. */
export function registrationBox(registration: Registration | null, { own }: PdfTexts, isHashed: boolean): Part {
  if (registration === null) return null
  const { irn, ackNumber, ackedAt, signedQr, cancelledAt } = registration
  const acknowledged = { number: ackNumber, at: momentText(new Date(ackedAt)) }
  const cancelled = cancelledAt === null ? null : fill(own.irnCancelled, { at: momentText(new Date(cancelledAt)) })
  return block(
    { marginTop: 12, borderTopWidth: 0.5, borderColor: colours.rule, paddingTop: 10 },
    row(
      {},
      cancelled === null ? box({ width: CODE_POINTS, marginRight: 12 }, qr(signedQr, CODE_POINTS, 'L')) : null,
      box(
        { flex: 1 },
        text({ fontWeight: 700 }, own.eInvoice),
        text({}, fill(own.irn, { irn: inGroups(irn) })),
        text({}, fill(own.acknowledged, acknowledged)),
        cancelled === null ? null : text({ fontWeight: 700 }, cancelled),
        isHashed ? text({ ...small, marginTop: 2 }, own.notHashed) : null,
      ),
    ),
  )
}
