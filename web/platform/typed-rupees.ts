import { folded } from '#contract/identifiers.ts'

/** `22,000.50` rupees in paise; null for nothing, NaN for what is no amount. */
export function paiseOf(typed: string) {
  const plain = folded(typed).replaceAll(/[ ,₹]/g, '')
  if (plain === '') return null
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

/** Paise as typed: `22000` or `22000.50`. */
export const typedPaise = (paise: number) => (paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2))
