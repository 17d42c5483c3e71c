// The sums of the paper of a payment: of a voucher with the tax within, and the amount in words.
import { formatExact, formatFigure } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import { stateTaxName } from '#contract/gst-states.ts'
import type { Voucher } from '#contract/payments.ts'
import { block, box, colours, type Part, row, text } from '#server/platform/kit.pdf.ts'
import { type PaymentPdf, type PdfTexts, textsIn } from './payment-pdf.ts'

type Sum = readonly [label: string, paise: number]

/** Taxes with their rate, as the law names them. */
function taxes({ undertaking, gstPercent: percent, placeOfSupply, ...paise }: Voucher, own: PdfTexts): Sum[] {
  if (typeof undertaking === 'string') return [[fill(own.noTax, { number: undertaking }), 0]]
  if (paise.cgstPaise === 0) return [[fill(own.igst, { percent }), paise.igstPaise]]
  const half = String(Number(percent) / 2)
  return [
    [fill(own.cgst, { percent: half }), paise.cgstPaise],
    [fill(own.sgst, { name: stateTaxName(placeOfSupply ?? ''), percent: half }), paise.sgstPaise],
  ]
}

const sumRow = ([label, paise]: Sum) =>
  row(
    { justifyContent: 'space-between', paddingVertical: 1.5 },
    text({ flex: 1, paddingRight: 12 }, label),
    text({ textAlign: 'right' }, formatFigure(paise)),
  )

function within({ payment, voucher }: PaymentPdf, own: PdfTexts): Part {
  if (voucher === null) return null
  const what = payment.kind === 'REFUND' ? own.refundFor : own.advanceFor
  const sums: Sum[] = [[own.beforeGst, voucher.taxablePaise], ...taxes(voucher, own)]
  return box(
    {},
    text({ fontSize: 8, color: colours.muted }, own.description),
    text({ fontWeight: 700, marginBottom: 6 }, what),
    box({ paddingLeft: 180 }, ...sums.map(sumRow)),
  )
}

/** The sums, never divided between pages. */
export function sums(data: PaymentPdf): Part {
  const own = textsIn(data.lang)
  return block(
    { marginTop: 14 },
    within(data, own),
    row(
      {
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        marginLeft: 180,
        borderTopWidth: 1,
        borderColor: colours.ink,
        marginTop: 3,
        paddingTop: 3,
      },
      text({ fontSize: 11, fontWeight: 700 }, own.total),
      text({ fontSize: 14, fontWeight: 700, lineHeight: 1.2 }, formatExact(data.payment.amountPaise)),
    ),
    text({ textAlign: 'right', marginTop: 3 }, `${own.words}: ${data.amountInWords}`),
  )
}
