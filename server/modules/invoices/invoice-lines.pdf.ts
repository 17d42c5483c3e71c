// The lines of a printed invoice by job, each with its sentence, its code, its measure and its amount.
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatFigure } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import { machinesText } from '#contract/invoices.machines.ts'
import type { InvoiceLine } from '#contract/invoices.ts'
import { quantityText, rateText } from '#contract/measures.ts'
import {
  billedCells,
  block,
  box,
  colours,
  type Part,
  repeated,
  row,
  type Style,
  text,
} from '#server/platform/kit.pdf.ts'
import { type InvoicePdf, type PdfTexts, sheetsOf, textsIn } from './invoice-pdf.ts'

const small = { fontSize: 8.5, lineHeight: 1.3 } as const
const columns = {
  no: { width: 18 },
  what: { flex: 1, paddingRight: 8 },
  sac: { width: 36, ...small },
  quantity: { width: 66, textAlign: 'right', ...small },
  rate: { width: 64, textAlign: 'right', ...small },
} as const
const amountStyle: Style = { width: 72, textAlign: 'right', ...small }
const label: Style = { fontSize: 8, color: colours.muted }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 1 }

const tableHead = ({ own }: PdfTexts) =>
  repeated(
    { borderBottomWidth: 1, borderColor: colours.ink, paddingVertical: 2 },
    text({ ...columns.no, ...label }, ''),
    text({ ...columns.what, ...label }, own.description),
    text({ ...columns.sac, ...label }, own.sac),
    text({ ...columns.quantity, ...label }, own.quantity),
    text({ ...columns.rate, ...label }, own.rate),
    text({ ...amountStyle, ...label }, own.amount),
  )

/** Builds the heading of a job: its machines, the site, and the numbers. */
function jobHead(lines: readonly InvoiceLine[], { machineName, siteName, jobNumber }: InvoiceLine, { own }: PdfTexts) {
  const sheets = sheetsOf({ lines }).map((number) => fill(own.sheet, { number }))
  return box(
    { paddingTop: 4, paddingBottom: 2 },
    text({ fontWeight: 700 }, `${machineName}, ${siteName}`),
    text(label, [...machinesText(lines, own), fill(own.job, { number: jobNumber }), ...sheets].join(', ')),
  )
}

function printedLine(line: InvoiceLine, { own, reasons }: PdfTexts) {
  const description = descriptionOf(line.code, reasons)
  // A cost without a note would only repeat its name.
  const why = line.whyKey === 'extra' ? null : reasonOf(line.whyKey, line.whyParams, reasons)
  return row(
    ruled,
    ...billedCells(columns, { lineNo: line.lineNo, description, why }),
    text(columns.sac, line.sac),
    text(columns.quantity, `${quantityText(line.quantity)} ${own.units[line.unit]}`),
    text(columns.rate, rateText(line.ratePaise)),
    text({ ...amountStyle, fontWeight: 700 }, formatFigure(line.amountPaise)),
  )
}

const jobTotal = (lines: readonly InvoiceLine[], jobNumber: string, { own }: PdfTexts) =>
  row(
    { ...ruled, justifyContent: 'flex-end' },
    text({ ...small, color: colours.muted, paddingRight: 12 }, fill(own.jobTotal, { number: jobNumber })),
    text(
      { ...amountStyle, color: colours.muted },
      formatFigure(lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
    ),
  )

/** The lines of one job; its heading stays with the first of them, and its sum, if any, with the last. */
function ofJob(lines: readonly InvoiceLine[], sum: Part, texts: PdfTexts): Part[] {
  const [first, ...others] = lines
  if (first === undefined) return []
  const rows = others.map((line) => printedLine(line, texts))
  const top = [jobHead(lines, first, texts), printedLine(first, texts)]
  if (rows.length === 0) return [block({}, ...top, sum)]
  return [block({}, ...top), ...rows.slice(0, -1), block({}, ...rows.slice(-1), sum)]
}

/** All lines, below a heading that every page repeats. */
export function lines({ invoice, lang }: InvoicePdf): Part {
  const texts = textsIn(lang)
  const jobs = [...Map.groupBy(invoice.lines, ({ jobId }) => jobId).values()]
  const sumOf = (some: readonly InvoiceLine[]) =>
    jobs.length > 1 ? jobTotal(some, some[0]?.jobNumber ?? '', texts) : null
  return box({ marginTop: 5 }, tableHead(texts), ...jobs.flatMap((some) => ofJob(some, sumOf(some), texts)))
}
