// The head of a printed invoice: who bills whom, for which sites and days, and what rule 46 of the CGST rules asks for.
import { addressBeside } from '#contract/address-beside.ts'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { stateOfCode } from '#contract/gst-states.ts'
import {
  block,
  box,
  colours,
  fact,
  factOf,
  letterhead,
  type Part,
  partyLines,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { FEW, type InvoicePdf, numberOf, type PdfTexts, type PrintedInvoice, sheetsOf, textsIn } from './invoice-pdf.ts'

const small: Style = { fontSize: 8, color: colours.muted }
const bold: Style = { fontWeight: 700 }

/** The supplier's own numbers, without those it has not. */
function numbersLine({ pan, cin, phone }: PrintedInvoice, { own }: PdfTexts) {
  const known = [pan && fill(own.pan, { pan }), cin && fill(own.cin, { cin }), phone && fill(own.phone, { phone })]
  return text({ fontSize: 8.5 }, known.filter(Boolean).join(', '))
}

function documentHead(data: InvoicePdf, texts: PdfTexts) {
  const { own } = texts
  const { supplier } = data.invoice
  const lines = [...partyLines(supplier, own.gstin), numbersLine(data.invoice, texts)]
  return letterhead(
    { logo: data.logo, name: supplier.name, lines },
    text({ fontSize: 19, ...bold, lineHeight: 1.2 }, own.taxInvoice),
    text({ fontSize: 10.5, ...bold }, numberOf(data)),
    text(small, own.original),
  )
}

/** A few values in full; of many, how many there are. */
const fewOf = (values: readonly string[], { own }: PdfTexts) =>
  values.length > FEW ? fill(own.seeEnd, { n: values.length }) : values.join(', ') || own.none

function sites({ sites: all }: PrintedInvoice, { own }: PdfTexts): Part[] {
  if (all.length > FEW) return [text(bold, fill(own.seeEnd, { n: all.length }))]
  return all.flatMap(({ name, address }) => [text(bold, name), text({ fontSize: 8.5 }, addressBeside(name, address))])
}

function dates({ invoiceDate, dueDate, placeOfSupply: code }: PrintedInvoice, { own }: PdfTexts) {
  const dated = (date: string | null) => (date === null ? own.notYet : formatDate(date))
  return row(
    {},
    factOf('22%', own.date, dated(invoiceDate)),
    factOf('22%', own.due, dated(dueDate)),
    factOf('36%', own.placeOfSupply, fill(own.stateOf, { state: stateOfCode(code) ?? '', code })),
    factOf('20%', own.reverseCharge, own.no),
  )
}

function facts(invoice: PrintedInvoice, texts: PdfTexts) {
  const { own } = texts
  const { billTo, poNumbers, period } = invoice
  const [from, to] = [formatDate(period.from), formatDate(period.to)]
  return block(
    { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7 },
    row(
      {},
      fact('55%', own.billedTo, text(bold, billTo.name), ...partyLines(billTo, texts.own.gstin)),
      fact('45%', invoice.sites.length === 1 ? own.site : own.sites, ...sites(invoice, texts)),
    ),
    dates(invoice, texts),
    row(
      {},
      factOf('36%', own.period, fill(own.range, { from, to })),
      factOf('32%', own.po, fewOf(poNumbers, texts)),
      factOf('32%', own.sheets, fewOf(sheetsOf(invoice), texts)),
    ),
  )
}

/** Everything above the lines. */
export function head(data: InvoicePdf): Part {
  const texts = textsIn(data.lang)
  return box({}, documentHead(data, texts), facts(data.invoice, texts))
}
