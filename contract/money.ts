import { grouped } from './numerals.ts'

/** Integer paise as rupees with lakh grouping: 84960050 → ₹8,49,600.50; whole rupees without decimals. */
export function formatRupees(paise: number) {
  const amount = Math.abs(paise)
  const rest = amount % 100
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${paise < 0 ? '-' : ''}₹${grouped((amount - rest) / 100)}${decimals}`
}
