import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import type { BillColumn } from './bill-columns.ts'
import type { ViewTexts } from './view-texts.ts'

/** An amount in a column of amounts, without the sign of the rupee. */
export const amountText = (paise: number) => formatRupees(paise).replace('₹', '')

/** `2026-12` as `Dec 2026`; a period of 28 days has the date of its first day. */
const named = (key: string) => (key.length === 7 ? formatDate(`${key}-01`).slice(3) : formatDate(key).slice(0, 6))

/** `Dec 2026`, or `Jan 2027 – Oct 2027` for periods that are joined. */
export const periodsText = ({ first, last }: BillColumn) =>
  first === last ? named(first) : `${named(first)} – ${named(last)}`

/** The head of a column; the first one says that the columns are bills. */
export function columnText(column: BillColumn, index: number, text: ViewTexts) {
  const periods = periodsText(column)
  return index === 0 ? fill(text.billOf, { month: periods }) : periods
}
