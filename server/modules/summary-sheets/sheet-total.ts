// A sheet asks for money. One whose deductions are more than its charges could never be billed, so it is not sent.
import { Problem } from '#contract/problems.ts'

/** Throws `sheet-below-zero` for lines that come to less than nothing; the refusal says the ways out. */
export function requireAboveZero(lines: readonly { readonly amountPaise: number }[]) {
  if (lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0) < 0) throw new Problem('sheet-below-zero')
}
