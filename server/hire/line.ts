import type { WhyParams } from '#contract/bill.ts'
import type { Measured } from './measure.ts'
import type { Rational } from './rational.ts'

/** A line before rounding, with its reason. */
export type Line = {
  readonly code: string
  /** Paise, exact. */
  readonly amount: Rational
  readonly measure: Measured
  /** The on-hire dates that it counts, in calendar order. */
  readonly days: readonly string[]
  readonly whyKey: string
  readonly whyParams: WhyParams
}

export const datesOf = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date)
