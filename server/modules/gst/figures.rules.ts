// Amounts and dates as the portals write them. Money is integer paise until it is written.

/** `1234.05`, from paise. */
export const rupeeText = (paise: number) => {
  const whole = Math.abs(paise)
  return `${paise < 0 ? '-' : ''}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** The same as a JSON number; it has two decimals and is never computed with. */
export const rupees = (paise: number) => Number(rupeeText(paise))

/** `23/11/2026`, or with another mark between, from a civil date. */
export const portalDate = (date: string, mark: '/' | '-' = '/') => date.split('-').toReversed().join(mark)

/**
 * Spreads a tax in paise over amounts in proportion, so that the parts are whole paise and come to the tax exactly.
 * Each part is less than a paisa away from its own share.
 */
export function spread(taxPaise: number, amounts: readonly number[]): number[] {
  const total = BigInt(amounts.reduce((sum, amount) => sum + amount, 0))
  if (total <= 0n || taxPaise === 0) return amounts.map(() => 0)
  let [sum, given] = [0n, 0n]
  return amounts.map((amount) => {
    sum += BigInt(amount)
    const due = floored(2n * BigInt(taxPaise) * sum + total, 2n * total)
    const part = due - given
    given = due
    return Number(part)
  })
}

/** Division that rounds down, also below zero. */
const floored = (value: bigint, by: bigint) => value / by - (value % by < 0n ? 1n : 0n)
