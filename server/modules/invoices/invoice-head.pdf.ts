// The head of a printed invoice: who bills whom, for which sites and days, and what rule 46 of the CGST rules asks for.
import { addressBeside } from '#contract/address-beside.ts'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { stateOfCode } from '#contract/gst-states.ts'
import type { Party } from '#contract/quotes.ts'
import { block, box, colours, letterheadLogo, type Part, row, type Style, text } from '#server/platform/kit.pdf.ts'
import { FEW, type InvoicePdf, numberOf, type PdfTexts, type PrintedInvoice, sheetsOf, textsIn } from './invoice-pdf.ts'

const cell: Style = { padding: 6, borderColor: colours.rule, borderLeftWidth: 0.7, borderTopWidth: 0.7 }
const small: Style = { fontSize: 8, color: colours.muted }
const bold: Style = { fontWeight: 700 }

const partyLines = ({ address, gstin, state }: Party, { own }: PdfTexts) => [
  text({ fontSize: 8.5 }, address),
  text({ fontSize: 8.5 }, [gstin === null ? null : fill(own.gstin, { gstin }), state].filter(Boolean).join(', ')),
]

function letterhead(data: InvoicePdf, texts: PdfTexts) {
  const { supplier } = data.invoice
  return row(
    { justifyContent: 'space-between', marginBottom: 10 },
    box(
      { width: 290 },
      letterheadLogo(data.logo),
      text({ fontSize: 11, ...bold }, supplier.name),
      ...partyLines(supplier, texts),
    ),
    box(
      { alignItems: 'flex-end', width: 210 },
      text({ fontSize: 19, ...bold, lineHeight: 1.2 }, texts.own.taxInvoice),
      text({ fontSize: 10.5, ...bold }, numberOf(data)),
      text(small, texts.own.original),
    ),
  )
}

const fact = (width: string, label: string, ...parts: readonly Part[]) =>
  box({ ...cell, width }, text(small, label), ...parts)
const factOf = (width: string, label: string, value: string) => fact(width, label, text(bold, value))

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
      fact('55%', own.billedTo, text(bold, billTo.name), ...partyLines(billTo, texts)),
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
  return box({}, letterhead(data, texts), facts(data.invoice, texts))
}
