import type { WhyParams } from '#contract/bill.ts'
import type { Rational } from './rational.ts'

/** A line before it is rounded: what it counts, and why. */
export type Line = {
  readonly code: string
  /** Paise, exact. */
  readonly amount: Rational
  /** The on-hire dates that it counts, in the order of the calendar. */
  readonly days: readonly string[]
  readonly whyKey: string
  readonly whyParams: WhyParams
}

export const datesOf = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date)
