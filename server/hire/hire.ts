// HIRE at a monthly rate: a cycle on hire from its first to its last day costs the rate, whether it has 28 days or 31.
// A partial cycle costs its share s × R: on-hire days ÷ days of the cycle (CALENDAR_DAYS), or min(1, n ÷ D) for n
// on-hire days that are neither a weekly off nor a holiday (WORKING_DAYS). Guarantees and grace have the same share; by
// the hour or day it follows the calendar. Source: practice of Indian hire orders, `docs/hire.md`.
import { isWholeMonth } from './calendar.ts'
import type { Facts } from './facts.ts'
import type { Line } from './line.ts'
import { ONE, Rational } from './rational.ts'

const isWhole = ({ onHire, cycleDays }: Facts) => onHire.length === cycleDays

/** The share of the cycle that is on hire, from 0 to 1. */
export function shareOfCycle(facts: Facts): Rational {
  const { given, onHire, cycleDays, workingDates, rates } = facts
  if (isWhole(facts)) return ONE
  const { basis, partMonth } = given.terms
  if (basis !== 'MONTH' || partMonth === 'CALENDAR_DAYS')
    return Rational.whole(onHire.length).over(Rational.whole(cycleDays))
  return Rational.whole(workingDates.length).over(rates.daysPerMonth).atMost(ONE)
}

export function hireLine(facts: Facts): Line {
  const [share, { rate }] = [shareOfCycle(facts), facts.rates]
  return {
    code: 'HIRE',
    amount: rate.times(share),
    measure: { quantity: share, unit: 'MON', rate },
    days: facts.onHire,
    ...reasonOf(facts),
  }
}

function reasonOf(facts: Facts): Pick<Line, 'whyKey' | 'whyParams'> {
  const { given, onHire, cycleDays, workingDates, rates } = facts
  const { from, to } = given.period
  if (isWhole(facts) && isWholeMonth(from, to)) return { whyKey: 'fullMonth', whyParams: { month: from.slice(0, 7) } }
  if (isWhole(facts)) return { whyKey: 'fullCycle', whyParams: { from, to } }
  const dates = { from: onHire[0] ?? from, to: onHire.at(-1) ?? from }
  if (given.terms.partMonth === 'CALENDAR_DAYS')
    return { whyKey: 'calendarShare', whyParams: { ...dates, days: onHire.length, of: cycleDays } }
  const days = workingDates.length
  return { whyKey: 'workingShare', whyParams: { ...dates, days, of: String(rates.daysPerMonth) } }
}
