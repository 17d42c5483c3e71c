import type { Rational } from './rational.ts'

/** Rounds to whole paise, half away from zero. Throws a `RangeError` beyond 2^53, as JSON numbers are not exact there. */
export function paiseOf(amount: Rational): number {
  const paise = Number(amount.rounded())
  if (!Number.isSafeInteger(paise)) throw new RangeError('The amount is larger than a bill can say exactly.')
  // Never −0, which formats as "-0".
  return paise === 0 ? 0 : paise
}
