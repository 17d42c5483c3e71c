// The machines of a printed quote, each with its arithmetic and the machines that the customer may choose instead.
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { formatRupees } from '#contract/money.ts'
import type { PricedLine, PricedOffer } from '#contract/quotes.ts'
import type { Tier } from '#contract/rate-terms.ts'
import { block, box, colours, heading, type Part, row, type Style, text } from '#server/platform/kit.pdf.ts'
import { inColumn, type PdfTexts, type QuotePdf, textsIn } from './quote-pdf.ts'

const AMOUNT_WIDTH = 86
const amountStyle: Style = { width: AMOUNT_WIDTH, textAlign: 'right' }
const ruled = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 2.5 }

const machineOf = ({ productName, withOperator }: PricedOffer, { own }: PdfTexts) =>
  withOperator ? fill(own.withOperator, { machine: productName }) : productName

const packageOf = ({ days, pricePaise }: Tier, { own }: PdfTexts) =>
  fill(days === 1 ? own.package.one : own.package.other, { amount: formatRupees(pricePaise), n: days })

/** The rate of one machine. */
function rateOf({ terms }: PricedOffer, texts: PdfTexts) {
  const { own } = texts
  if (terms.basis !== 'DAY') return fill(own.atMonth, { amount: formatRupees(terms.ratePaise ?? 0) })
  const packages = (terms.tiers ?? []).map((tier) => packageOf(tier, texts)).join(', ')
  return fill(own.atPackages, { packages })
}

const arithmetic = ({ plannedLines }: PricedOffer, { reasons }: PdfTexts) =>
  plannedLines.map(({ code, amountPaise, whyKey, whyParams }) => {
    const [description, why] = [descriptionOf(code, reasons), reasonOf(whyKey, whyParams, reasons)]
    return row(
      ruled,
      text({ width: 120 }, description),
      text({ flex: 1, color: colours.muted, paddingRight: 8 }, why === description ? '' : why),
      text(amountStyle, inColumn(amountPaise)),
    )
  })

function differenceOf(paise: number, { own }: PdfTexts) {
  if (paise === 0) return own.same
  return fill(paise > 0 ? own.dearer : own.cheaper, { amount: formatRupees(Math.abs(paise)) })
}

const alternative = (line: PricedLine, offer: PricedOffer, texts: PdfTexts) =>
  row(
    { ...ruled, borderTopWidth: 0 },
    text({ width: 120, color: colours.muted }, texts.own.choice),
    box(
      { flex: 1, paddingRight: 8 },
      text({ fontWeight: 700 }, machineOf(offer, texts)),
      text(
        { color: colours.muted },
        `${rateOf(offer, texts)}; ${differenceOf(offer.plannedPaise - line.plannedPaise, texts)}`,
      ),
    ),
    text(amountStyle, inColumn(offer.plannedPaise)),
  )

function printedLine(line: PricedLine, texts: PdfTexts): Part {
  const { own } = texts
  const machine = machineOf(line, texts)
  const dates = fill(own.dates, { from: formatDate(line.from), to: formatDate(line.to) })
  return block(
    { borderTopWidth: 1, borderColor: colours.ink, paddingTop: 5, marginBottom: 10, flexDirection: 'row' },
    text({ width: 22, color: colours.muted, fontSize: 10.5 }, String(line.lineNo)),
    box(
      { flex: 1 },
      row(
        {},
        text(
          { flex: 1, fontSize: 10.5, fontWeight: 700, paddingRight: 8 },
          line.quantity === 1 ? machine : `${line.quantity} × ${machine}`,
        ),
        text({ ...amountStyle, fontSize: 10.5, fontWeight: 700 }, inColumn(line.plannedPaise)),
      ),
      text({ color: colours.muted, marginBottom: 3 }, `${dates} · ${rateOf(line, texts)}`),
      ...arithmetic(line, texts),
      ...line.alternatives.map((offer) => alternative(line, offer, texts)),
    ),
  )
}

/** All machines. */
export function lines({ quote, lang }: QuotePdf) {
  const texts = textsIn(lang)
  return box(
    {},
    row(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      heading(texts.own.lines),
      text({ fontSize: 8, color: colours.muted, marginBottom: 4 }, texts.own.beforeGst),
    ),
    ...quote.lines.map((line) => printedLine(line, texts)),
  )
}
