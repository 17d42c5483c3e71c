// The lines of a printed summary sheet with their sentences, and what they come to.
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatFigure } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import type { SummaryLine } from '#contract/summary-sheets.ts'
import {
  billedCells,
  block,
  box,
  colours,
  heading,
  type Part,
  repeated,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { type PdfTexts, type SheetPdf, textsIn } from './sheet-pdf.ts'

const columns = { no: { width: 22 }, what: { flex: 1, paddingRight: 8 }, state: { width: 70 } } as const
const amountStyle: Style = { width: 82, textAlign: 'right' }
const head: Style = { fontSize: 8, color: colours.muted }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 3 }

/** A dispute and its answer; where a line is disputed again the answer to the line before comes first. */
function saidOf({ state, dispute, reply }: SummaryLine, { supplier }: SheetPdf, { own }: PdfTexts): Part[] {
  const objection = dispute && fill(own.disputeOf, { by: dispute.by, reason: dispute.reason })
  const answer = reply && `${fill(own.reply, { supplier: supplier.name })} ${reply}`
  const said = state === 'DISPUTED' ? [answer, objection] : [objection, answer]
  return said.map((sentence) => (sentence ? text({ fontSize: 8, marginTop: 1 }, sentence) : null))
}

function amountOf({ amountPaise, wasPaise }: SummaryLine, { own }: PdfTexts) {
  const was = wasPaise !== null && wasPaise !== amountPaise ? formatFigure(wasPaise) : null
  return box(
    amountStyle,
    text({ textAlign: 'right', fontWeight: 700 }, formatFigure(amountPaise)),
    was === null ? null : text({ ...head, textAlign: 'right' }, fill(own.was, { amount: was })),
  )
}

function printedLine(line: SummaryLine, data: SheetPdf, texts: PdfTexts) {
  const { own, reasons } = texts
  const description = descriptionOf(line.code, reasons)
  const why = line.whyKey === 'extra' ? null : reasonOf(line.whyKey, line.whyParams, reasons)
  return row(
    ruled,
    ...billedCells(columns, { lineNo: line.lineNo, description, why }, ...saidOf(line, data, texts)),
    text({ ...columns.state, ...(line.state === 'DISPUTED' ? { fontWeight: 700 } : {}) }, own.lineStates[line.state]),
    amountOf(line, texts),
  )
}

const sumRow = (name: string, paise: number, isBold = false) =>
  row(
    { justifyContent: 'flex-end', paddingVertical: 1.5 },
    text({ paddingRight: 12, ...(isBold ? { fontWeight: 700 } : {}) }, name),
    text({ ...amountStyle, ...(isBold ? { fontWeight: 700 } : {}) }, formatFigure(paise)),
  )

/** The agreed, open and disputed sums if lines differ, and the total. */
function sums({ sheet }: SheetPdf, { own }: PdfTexts) {
  const { lines: all, agreedPaise, openPaise, disputedPaise } = sheet
  const parts = [
    { state: 'AGREED', forms: own.agreed, paise: agreedPaise },
    { state: 'OPEN', forms: own.open, paise: openPaise },
    { state: 'DISPUTED', forms: own.disputed, paise: disputedPaise },
  ] as const
  const found = parts
    .map((part) => ({ ...part, n: all.filter(({ state }) => state === part.state).length }))
    .filter(({ n }) => n > 0)
  const nameOf = ({ forms, n }: (typeof found)[number]) =>
    fill(n === 1 ? forms.one : forms.other, { n: own.numbers[n] ?? n })
  return block(
    { borderTopWidth: 1, borderColor: colours.ink, paddingTop: 3 },
    ...(found.length > 1 ? found.map((part) => sumRow(nameOf(part), part.paise)) : []),
    sumRow(own.beforeGst, sheet.taxablePaise, true),
    text({ ...head, textAlign: 'right' }, own.gstNote),
  )
}

/** Lines of the version before that this one left out. */
function removed({ sheet }: SheetPdf, { own }: PdfTexts): Part {
  if (sheet.removed.length === 0) return null
  return block(
    { marginTop: 4 },
    text(head, own.removed),
    ...sheet.removed.map(({ description, amountPaise }) => sumRow(description, amountPaise)),
  )
}

/** The lines, their sums, and what the desk says to this version. */
export function lines(data: SheetPdf): Part {
  const texts = textsIn(data.lang)
  const { own } = texts
  const { note } = data.sheet
  return box(
    {},
    heading(own.lines),
    box(
      {},
      repeated(
        { borderTopWidth: 1, borderColor: colours.ink, paddingVertical: 2 },
        text({ ...head, ...columns.no }, ''),
        text({ ...head, ...columns.what }, own.description),
        text({ ...head, ...columns.state }, own.columns.state),
        text({ ...head, ...amountStyle }, own.amount),
      ),
      ...data.sheet.lines.map((line) => printedLine(line, data, texts)),
    ),
    sums(data, texts),
    removed(data, texts),
    note === null ? null : block({ marginTop: 6 }, text(head, own.note), text({}, note)),
  )
}
