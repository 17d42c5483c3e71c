// The PDF of a credit or debit note, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { descriptionOf } from '#contract/bill-reasons.ts'
import { formatDate } from '#contract/dates.ts'
import { formatFigure } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import { stateOfCode } from '#contract/gst-states.ts'
import { momentText } from '#contract/moment-text.ts'
import {
  block,
  box,
  colours,
  fact,
  factOf,
  footOnEachPage,
  letterhead,
  partyLines,
  plainPage,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { totals } from './invoice-totals.pdf.ts'
import { type NotePdf, type NoteTexts, textsOf } from './note-pdf.ts'
import { registrationBox } from './registration.pdf.ts'

const small: Style = { fontSize: 8, color: colours.muted }
const bold: Style = { fontWeight: 700 }

const head = ({ invoice: { supplier }, note, logo }: NotePdf, texts: NoteTexts) =>
  letterhead(
    { logo, name: supplier.name, lines: partyLines(supplier, texts.own.gstin) },
    text({ fontSize: 19, ...bold, lineHeight: 1.2 }, texts.note.kinds[note.kind]),
    text({ fontSize: 10.5, ...bold }, note.noteNumber),
    text(small, texts.note.rule),
  )

/** Who, when, and which invoice the note corrects and why. */
function facts({ invoice, note }: NotePdf, texts: NoteTexts) {
  const { own } = texts
  const { billTo, placeOfSupply: code, invoiceNumber, invoiceDate } = invoice
  const corrected = { number: invoiceNumber ?? '', date: invoiceDate === null ? '' : formatDate(invoiceDate) }
  return block(
    { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7 },
    row(
      {},
      fact('60%', texts.note.to, text(bold, billTo.name), ...partyLines(billTo, own.gstin)),
      factOf('40%', own.date, formatDate(note.noteDate)),
    ),
    row(
      {},
      factOf('60%', texts.note.corrects, fill(texts.note.corrected, corrected)),
      factOf('40%', own.placeOfSupply, fill(own.stateOf, { state: stateOfCode(code) ?? '', code })),
    ),
    row({}, factOf('100%', texts.note.reason, `${own.reasons[note.reason]}: ${note.explanation}`)),
  )
}

/** The lines of the invoice that the note changes, each by its own amount. */
function lines({ invoice, note }: NotePdf, texts: NoteTexts) {
  const named = new Map(invoice.lines.map((line) => [line.lineNo, line]))
  const ruled: Style = { borderBottomWidth: 0.5, borderColor: colours.rule, paddingVertical: 3 }
  return box(
    { marginVertical: 14 },
    ...note.lines.map(({ lineNo, amountPaise }) => {
      const line = named.get(lineNo)
      const what = line ? `${descriptionOf(line.code, texts.reasons)}, ${line.machineName} (${line.sac})` : ''
      return row(
        ruled,
        box({ flex: 1 }, text(bold, what), text(small, fill(texts.note.line, { n: lineNo }))),
        text({ width: 100, textAlign: 'right', ...bold }, formatFigure(amountPaise)),
      )
    }),
  )
}

/** The sums of the note, as those of an invoice are printed. */
const sums = ({ note, amountInWords, ...data }: NotePdf, texts: NoteTexts) =>
  totals(
    { ...data, invoice: { ...data.invoice, ...sumsOf(note), amountInWords } },
    registrationBox(data.registration, texts),
  )

const sumsOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise }: NotePdf['note']) => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  roundOffPaise,
  totalPaise,
})

const signature = ({ invoice, note }: NotePdf, { own }: NoteTexts) =>
  block(
    { marginTop: 24, alignItems: 'flex-end' },
    text(small, fill(own.signatureFor, { name: invoice.supplier.name })),
    text(bold, note.issuedBy),
    text({}, fill(own.signed, { at: momentText(new Date(note.issuedAt)) })),
  )

/** The document of a note. */
export function document(data: NotePdf) {
  const texts = textsOf(data.lang)
  const title = `${texts.note.kinds[data.note.kind]} ${data.note.noteNumber}`
  const above = [head(data, texts), facts(data, texts), lines(data, texts), sums(data, texts)]
  const parts = [...above, signature(data, texts)]
  return createElement(
    Document,
    { title, author: data.invoice.supplier.name, language: data.lang },
    createElement(Page, { size: 'A4', style: plainPage }, ...footOnEachPage(title, texts.own.page), ...parts),
  )
}
