// The table of a printed statement: each document with what was owed after it.
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import { balanceText, dueText, figure, particulars } from '#contract/ledger-text.ts'
import { box, colours, type Part, repeated, row, type Style, text } from '#server/platform/kit.pdf.ts'
import type { PdfTexts, StatementPdf } from './statement-pdf.ts'

const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 3 }
const sum: Style = { borderTopWidth: 1, borderColor: colours.ink, paddingVertical: 4 }
const bold: Style = { fontWeight: 700 }
const small: Style = { fontSize: 8, color: colours.muted }
const amountStyle: Style = { width: 88, textAlign: 'right' }
/** Wide enough for hundreds of crores with their side. */
const balanceStyle: Style = { ...amountStyle, width: 116 }

type Cells = { readonly debit: string; readonly credit: string; readonly balance: string }

const amounts = ({ debit, credit, balance }: Cells, style: Style = {}) => [
  text({ ...amountStyle, ...style }, debit),
  text({ ...amountStyle, ...style }, credit),
  text({ ...balanceStyle, ...style }, balance),
]

const rowOf = (one: AccountStatement['rows'][number], own: PdfTexts) =>
  row(
    ruled,
    text({ width: 62 }, formatDate(one.date)),
    box(
      { flex: 1, paddingRight: 8 },
      text({}, particulars(one, own, own.documents)),
      one.note === null ? null : text(small, one.note),
    ),
    ...amounts({
      debit: figure(one.debitPaise),
      credit: figure(one.creditPaise),
      balance: balanceText(one.balancePaise, own),
    }),
  )

/** The documents between the opening and the closing balance, and what is due. */
export function rowsOf({ statement }: StatementPdf, own: PdfTexts): Part {
  const { rows, openingPaise, closingPaise, debitPaise, creditPaise, depositPaise } = statement
  const header = { debit: own.debit, credit: own.credit, balance: own.balance }
  const opening = { debit: '', credit: '', balance: balanceText(openingPaise, own) }
  const closing = { debit: figure(debitPaise), credit: figure(creditPaise), balance: balanceText(closingPaise, own) }
  return box(
    { marginTop: 16 },
    repeated({ paddingBottom: 3 }, text({ flex: 1, ...small }, own.particulars), ...amounts(header, small)),
    row(ruled, text({ flex: 1 }, own.opening), ...amounts(opening)),
    ...rows.map((one) => rowOf(one, own)),
    row(sum, text({ flex: 1, ...bold }, own.closing), ...amounts(closing, bold)),
    rows.length === 0 ? text({ color: colours.muted }, own.nothing) : null,
    text({ marginTop: 10, ...bold }, dueText(closingPaise, own)),
    depositPaise === 0 ? null : text({}, fill(own.deposit, { amount: formatExact(depositPaise) })),
  )
}
