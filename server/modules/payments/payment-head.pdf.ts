// The head of the paper of a payment: who paid whom, when and how.

import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { stateOfCode } from '#contract/gst-states.ts'
import { namedNumber } from '#contract/gstin.ts'
import {
  block,
  box,
  colours,
  fact,
  factOf,
  letterhead,
  type Part,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { numberOf, type PaymentPdf, type PdfTexts, textsIn, titleOf } from './payment-pdf.ts'

const small: Style = { fontSize: 8, color: colours.muted }
const bold: Style = { fontWeight: 700 }

const gstinOf = (gstin: string | null, own: PdfTexts) =>
  gstin === null ? own.unregistered : namedNumber(own.gstin, gstin)

function documentHead(data: PaymentPdf, own: PdfTexts) {
  const { supplier, voucher, payment, logo } = data
  const { name, address, gstin, state } = supplier
  const rule = voucher === null ? null : payment.kind === 'REFUND' ? own.rule51 : own.rule50
  const lines = [text({ fontSize: 8.5 }, address), text({ fontSize: 8.5 }, `${gstinOf(gstin, own)}, ${state}`)]
  return letterhead(
    { logo, name, lines },
    text({ fontSize: 17, ...bold, lineHeight: 1.2, textAlign: 'right' }, titleOf(data)),
    text({ fontSize: 10.5, ...bold }, numberOf(data)),
    rule === null ? null : text(small, rule),
  )
}

function customer({ payment, voucher }: PaymentPdf, own: PdfTexts): Part {
  const { gstin = null, address = null } = voucher?.customer ?? {}
  return fact(
    '60%',
    payment.kind === 'REFUND' ? own.paidTo : own.receivedFrom,
    text(bold, payment.customerName),
    address === null ? null : text({ fontSize: 8.5 }, address),
    voucher === null ? null : text({ fontSize: 8.5 }, gstinOf(gstin, own)),
  )
}

/** The particulars of rules 50 and 51 beyond the money. */
function supply({ voucher }: PaymentPdf, own: PdfTexts): Part {
  if (voucher === null) return null
  const code = voucher.placeOfSupply
  const place = code === null ? own.unknownPlace : fill(own.stateOf, { state: stateOfCode(code) ?? '', code })
  return row({}, factOf('60%', own.placeOfSupply, place), factOf('40%', own.reverseCharge, own.no))
}

/** The voucher, or the payment, that a refund gives back. */
function against({ voucher, payment }: PaymentPdf, own: PdfTexts): Part {
  if (payment.refundOf === null) return null
  const receipt = voucher?.receiptVoucher ?? null
  const of = factOf(receipt === null ? '100%' : '40%', own.refundOf, payment.refundOf.paymentNumber)
  return row({}, receipt === null ? null : factOf('60%', own.against, receipt), of)
}

/** Everything above the sums. */
export function head(data: PaymentPdf): Part {
  const own = textsIn(data.lang)
  const { paymentNumber, receivedOn, mode, reference } = data.payment
  return box(
    {},
    documentHead(data, own),
    block(
      { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7 },
      row({}, customer(data, own), factOf('40%', own.date, formatDate(receivedOn))),
      row(
        {},
        factOf('30%', own.payment, paymentNumber),
        factOf('30%', own.mode, own.modes[mode]),
        factOf('40%', own.reference, reference ?? '–'),
      ),
      supply(data, own),
      against(data, own),
    ),
  )
}
