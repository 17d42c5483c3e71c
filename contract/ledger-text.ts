import { formatExact, formatFigure } from '#contract/figures.ts'
import { fill } from '#web/platform/text.ts'

/** A figure of a column, empty where it is zero. */
export const figure = (paise: number) => (paise === 0 ? '' : formatFigure(paise))

/** A balance with its side, as accountants write it: ₹1,200.00 Dr. */
export function balanceText(paise: number, text: { debitShort: string; creditShort: string }) {
  const amount = formatExact(Math.abs(paise))
  if (paise === 0) return amount
  return fill(paise > 0 ? text.debitShort : text.creditShort, { amount })
}
