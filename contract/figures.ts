import { grouped } from './numerals.ts'

/** Integer paise with lakh grouping and always two decimals, as a column of figures needs them: 14199077 → 1,41,990.77. */
export function formatFigure(paise: number) {
  const amount = Math.abs(paise)
  const rest = amount % 100
  return `${paise < 0 ? '-' : ''}${grouped((amount - rest) / 100)}.${String(rest).padStart(2, '0')}`
}

/** The same with the rupee sign: ₹1,41,990.77. */
export const formatExact = (paise: number) => `${paise < 0 ? '-' : ''}₹${formatFigure(Math.abs(paise))}`
