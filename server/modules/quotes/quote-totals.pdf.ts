// The sums of a printed quote: hire, costs besides it, GST, and the bills as they will come.
import { descriptionOf } from '#contract/bill-reasons.ts'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { formatRupees } from '#contract/money.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { block, box, colours, heading, type Part, row, text } from '#server/platform/kit.pdf.ts'
import { inColumn, type PdfTexts, percentOf, type QuotePdf, textsIn } from './quote-pdf.ts'

type Sum = readonly [label: string, paise: number]

/** Taxes with their share; a zone under an undertaking says why there is none. */
function taxes({ cgstPaise, sgstPaise, igstPaise, gstPercent, supply }: QuoteDocument, { own }: PdfTexts): Sum[] {
  if (supply === 'SEZ_LUT') return [[own.zoneUntaxed, 0]]
  if (supply === 'SEZ_TAXED' || igstPaise !== 0)
    return [[fill(own.igst, { percent: percentOf(gstPercent) }), igstPaise]]
  const percent = percentOf(gstPercent, 0.5)
  return [
    [fill(own.cgst, { percent }), cgstPaise],
    [fill(own.sgst, { percent }), sgstPaise],
  ]
}

/** The parts of the taxable value. */
function parts({ oneOff, discountPaise, taxablePaise }: QuoteDocument, { own, reasons }: PdfTexts): Sum[] {
  const besides = oneOff.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return [
    [own.hire, taxablePaise - besides + discountPaise],
    ...oneOff.map(({ code, amountPaise }): Sum => [descriptionOf(code, reasons), amountPaise]),
    ...(discountPaise > 0 ? [[own.discount, -discountPaise] as const] : []),
  ]
}

const sumRow = ([label, paise]: Sum, isBold = false) =>
  row(
    { justifyContent: 'space-between', paddingVertical: 2 },
    text({ flex: 1, paddingRight: 12, ...(isBold ? { fontWeight: 700 } : {}) }, label),
    text({ textAlign: 'right', ...(isBold ? { fontWeight: 700 } : {}) }, inColumn(paise)),
  )

const rule = (weight: number) => box({ borderTopWidth: weight, borderColor: colours.ink, marginVertical: 3 })

/** The sums, on the right. */
export function totals({ quote, lang }: QuotePdf): Part {
  const texts = textsIn(lang)
  const { own } = texts
  return block(
    {},
    heading(own.summary),
    box(
      { borderTopWidth: 1, borderColor: colours.ink, paddingTop: 4, paddingLeft: 190 },
      ...parts(quote, texts).map((sum) => sumRow(sum)),
      rule(0.5),
      sumRow([own.taxable, quote.taxablePaise], true),
      ...taxes(quote, texts).map((sum) => sumRow(sum)),
      ...(quote.roundOffPaise === 0 ? [] : [sumRow([own.roundOff, quote.roundOffPaise])]),
      rule(1),
      row(
        { justifyContent: 'space-between', alignItems: 'flex-end' },
        text({ fontSize: 11, fontWeight: 700 }, own.grandTotal),
        text({ fontSize: 14, fontWeight: 700, lineHeight: 1.2 }, formatRupees(quote.totalPaise)),
      ),
      text({ textAlign: 'right', color: colours.muted, marginTop: 3 }, quote.amountInWords),
    ),
  )
}

type Bill = { readonly from: string; readonly to: string; readonly amountPaise: number; readonly lineNos: number[] }

/** The bills of all machines by period, in their order. */
function billsOf({ lines }: QuoteDocument): Bill[] {
  const all = lines.flatMap(({ lineNo, bills }) => bills.map((bill) => ({ ...bill, lineNo })))
  const periods = [...Map.groupBy(all, ({ from, to }) => `${from} ${to}`).entries()].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return periods.flatMap(([, [first, ...others]]) =>
    first
      ? [
          {
            from: first.from,
            to: first.to,
            amountPaise: others.reduce((sum, { amountPaise }) => sum + amountPaise, first.amountPaise),
            lineNos: [first, ...others].map(({ lineNo }) => lineNo),
          },
        ]
      : [],
  )
}

/** 1, 2, 3, 7 as `1–3, 7`. */
function inRanges(numbers: readonly number[]) {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

function billColumns(period: string, machines: string, amount: string, isHead = false) {
  const tone = isHead ? { color: colours.muted } : {}
  return row(
    { borderTopWidth: 0.5, borderColor: isHead ? colours.ink : colours.rule, paddingVertical: 2.5 },
    text({ width: 190, ...tone }, period),
    text({ flex: 1, color: colours.muted, paddingRight: 8 }, machines),
    text({ width: 100, textAlign: 'right', ...tone }, amount),
  )
}

/** Rows of a table that stays on one page. */
const TOGETHER = 14

/** The bills, one for each period. */
export function bills({ quote, lang }: QuotePdf): Part {
  const { own } = textsIn(lang)
  const rows = billsOf(quote)
  return (rows.length <= TOGETHER ? block : box)(
    {},
    heading(own.bills),
    text({ color: colours.muted, marginBottom: 4 }, own.billsNote),
    billColumns(own.billPeriod, own.billMachines, own.amount, true),
    ...rows.map(({ from, to, amountPaise, lineNos }) =>
      billColumns(
        fill(own.dates, { from: formatDate(from), to: formatDate(to) }),
        inRanges(lineNos),
        inColumn(amountPaise),
      ),
    ),
  )
}
