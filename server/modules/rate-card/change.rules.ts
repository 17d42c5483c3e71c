import { CARD_PAISE_MAX, type Rates } from '#contract/rate-card.ts'
import { Rational } from '#server/hire/rational.ts'

type Change = {
  /** A decimal string, such as "5" or "-2.5". */
  readonly percent: string
  /** Rupees. */
  readonly roundTo: string
}

const HUNDRED = Rational.whole(100)
const PAISE = 100

/** One rate changed by a percentage and rounded to whole steps, half up; at least one step, as nothing is let for nothing. */
function changed(paise: number | null, { percent, roundTo }: Change) {
  if (paise === null) return null
  const step = Number(roundTo) * PAISE
  const exact = Rational.whole(paise).times(Rational.decimal(percent).plus(HUNDRED)).over(HUNDRED)
  const steps = Number(exact.over(Rational.whole(step)).rounded())
  return Math.min(Math.max(1, steps) * step, CARD_PAISE_MAX)
}

/** New rates; a package that is not offered stays so. */
export const changedRates = (rates: Rates, change: Change): Rates => ({
  perMonthPaise: changed(rates.perMonthPaise, change),
  perWeekPaise: changed(rates.perWeekPaise, change),
  perDayPaise: changed(rates.perDayPaise, change),
})
