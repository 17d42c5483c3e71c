// The lines of a printed invoice by job, each with its sentence, its code and its amount.
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatFigure } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import type { InvoiceLine } from '#contract/invoices.ts'
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

const columns = { no: { width: 22 }, what: { flex: 1, paddingRight: 8 }, sac: { width: 52 } } as const
const amountStyle: Style = { width: 86, textAlign: 'right' }
const label: Style = { fontSize: 8, color: colours.muted }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 3 }

const tableHead = ({ own }: PdfTexts) =>
  repeated(
    { borderBottomWidth: 1, borderColor: colours.ink, paddingVertical: 2 },
    text({ ...label, ...columns.no }, ''),
    text({ ...label, ...columns.what }, own.description),
    text({ ...label, ...columns.sac }, own.sac),
    text({ ...label, ...amountStyle }, own.amount),
  )

/** Builds the heading of a job: the machine, the site, and the numbers. */
function jobHead(lines: readonly InvoiceLine[], { machineName, siteName, jobNumber }: InvoiceLine, { own }: PdfTexts) {
  const sheets = sheetsOf({ lines }).map((number) => fill(own.sheet, { number }))
  return box(
    { paddingTop: 8, paddingBottom: 3 },
    text({ fontWeight: 700 }, `${machineName}, ${siteName}`),
    text(label, [fill(own.job, { number: jobNumber }), ...sheets].join(', ')),
  )
}

function printedLine(line: InvoiceLine, { reasons }: PdfTexts) {
  const description = descriptionOf(line.code, reasons)
  // A cost without a note would only repeat its name.
  const why = line.whyKey === 'extra' ? null : reasonOf(line.whyKey, line.whyParams, reasons)
  return row(
    ruled,
    ...billedCells(columns, { lineNo: line.lineNo, description, why }),
    text(columns.sac, line.sac),
    text({ ...amountStyle, fontWeight: 700 }, formatFigure(line.amountPaise)),
  )
}

const jobTotal = (lines: readonly InvoiceLine[], jobNumber: string, { own }: PdfTexts) =>
  row(
    { ...ruled, justifyContent: 'flex-end' },
    text({ color: colours.muted, paddingRight: 12 }, fill(own.jobTotal, { number: jobNumber })),
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
  return box({ marginTop: 8 }, tableHead(texts), ...jobs.flatMap((some) => ofJob(some, sumOf(some), texts)))
}
