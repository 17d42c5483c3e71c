// How much of each line of an invoice credit notes may still take, before GST, in whole paise.
import type { InvoiceLine, InvoiceNote } from './invoices.ts'

type Line = Pick<InvoiceLine, 'lineNo' | 'amountPaise' | 'jobId' | 'summarySheetId'>
type Noted = Pick<InvoiceNote, 'kind' | 'lines'>

/** How near a line is to a deduction: on its sheet, of its hire, or elsewhere on the invoice. */
function distance(line: Line, deduction: Line) {
  if (line.summarySheetId === deduction.summarySheetId) return 0
  return line.jobId === deduction.jobId ? 1 : 2
}

/**
 * The lines above zero by their number, each less the deductions that lessen it. A deduction lessens the first line of its
 * own sheet, what is left of it the next nearest. Together they are the taxable value of the invoice.
 */
export function netLines(lines: readonly Line[]): Map<number, number> {
  const positive = lines.filter(({ amountPaise }) => amountPaise > 0)
  const net = new Map(positive.map(({ lineNo, amountPaise }) => [lineNo, amountPaise]))
  for (const deduction of lines.filter(({ amountPaise }) => amountPaise < 0)) {
    let left = -deduction.amountPaise
    for (const { lineNo } of positive.toSorted((a, b) => distance(a, deduction) - distance(b, deduction))) {
      const amount = net.get(lineNo) ?? 0
      const taken = Math.min(left, amount)
      net.set(lineNo, amount - taken)
      left -= taken
    }
  }
  return net
}

/** The paise that a credit note may take off each line by its number, after the notes before it. */
export function creditableLines(lines: readonly Line[], notes: readonly Noted[]): Map<number, number> {
  const left = netLines(lines)
  for (const { kind, lines: noted } of notes)
    for (const { lineNo, amountPaise } of noted)
      left.set(lineNo, (left.get(lineNo) ?? 0) + (kind === 'CREDIT' ? -amountPaise : amountPaise))
  return left
}
