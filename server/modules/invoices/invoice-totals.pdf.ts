// The sums of a printed invoice: before GST, the taxes as the law names them, round-off, total, and the total in words.
import { formatExact, formatFigure } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import { stateTaxName } from '#contract/gst-states.ts'
import { block, box, colours, type Part, row, text } from '#server/platform/kit.pdf.ts'
import { type InvoicePdf, type PdfTexts, type PrintedInvoice, textsIn } from './invoice-pdf.ts'

/** Points on the left of the sums. */
const BESIDE = 236

type Sum = readonly [label: string, paise: number]

const half = (percent: string) => String(Number(percent) / 2)

/** Taxes with their rate; a zone under an undertaking says why there is none. */
function taxes(invoice: PrintedInvoice, { own }: PdfTexts): Sum[] {
  const { supply, gstPercent: percent, placeOfSupply, cgstPaise, sgstPaise, igstPaise } = invoice
  if (supply === 'SEZ_LUT') return [[fill(own.undertaking, { number: invoice.undertaking ?? '' }), 0]]
  if (supply === 'SEZ_TAXED' || igstPaise !== 0)
    return [[fill(own.igst, { percent: String(Number(percent)) }), igstPaise]]
  return [
    [fill(own.cgst, { percent: half(percent) }), cgstPaise],
    [fill(own.sgst, { name: stateTaxName(placeOfSupply), percent: half(percent) }), sgstPaise],
  ]
}

const sumRow = ([label, paise]: Sum) =>
  row(
    { justifyContent: 'space-between', paddingVertical: 1 },
    text({ flex: 1, paddingRight: 12, lineHeight: 1.3 }, label),
    text({ textAlign: 'right', lineHeight: 1.3 }, formatFigure(paise)),
  )

const totalRow = (label: string, paise: number) =>
  row(
    {
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      borderTopWidth: 1,
      borderColor: colours.ink,
      marginTop: 3,
      paddingTop: 3,
    },
    text({ fontSize: 11, fontWeight: 700 }, label),
    text({ fontSize: 14, fontWeight: 700, lineHeight: 1.2 }, formatExact(paise)),
  )

/** The sums on the right with a part on their left, never divided between pages. */
export function totals({ invoice, lang }: InvoicePdf, beside: Part): Part {
  const texts = textsIn(lang)
  const { own } = texts
  const { taxablePaise, roundOffPaise, totalPaise, amountInWords } = invoice
  const sums: Sum[] = [
    [own.beforeGst, taxablePaise],
    ...taxes(invoice, texts),
    ...(roundOffPaise === 0 ? [] : [[own.roundOff, roundOffPaise] as const]),
  ]
  return block(
    { borderTopWidth: 1, borderColor: colours.ink, paddingTop: 4 },
    row(
      {},
      box({ width: BESIDE, paddingRight: 12 }, beside),
      box(
        { flex: 1 },
        ...sums.map(sumRow),
        totalRow(own.total, totalPaise),
        text({ textAlign: 'right', lineHeight: 1.3, marginTop: 3 }, `${own.words}: ${amountInWords}`),
      ),
    ),
  )
}
