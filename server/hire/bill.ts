import type { Bill, BillLine } from '#contract/bill.ts'
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { breakdownLine, brokenHours, cutTo } from './breakdown.ts'
import type { HireCase } from './case.ts'
import { type Facts, factsOf } from './facts.ts'
import { hireLine } from './hire.ts'
import { hourlyLine } from './hourly.ts'
import type { Line } from './line.ts'
import { lump, measureOf } from './measure.ts'
import { minimumLine } from './minimum.ts'
import { offDayLine } from './off-day.ts'
import { overtimeLine } from './overtime.ts'
import { paiseOf } from './paise.ts'
import { Rational, sumOf } from './rational.ts'
import { secondShiftLine } from './second-shift.ts'
import { standbyLine } from './standby.ts'
import { tax } from './tax.ts'
import { tiersLine } from './tiers.ts'
import { inWords } from './words.ts'

/**
 * The bill of one cycle: its nonzero lines in the order of `docs/hire.md`, each rounded once, then taxes and total. The
 * same case gives the same bill, whatever the order of its days.
 */
export function bill(given: HireCase): Bill {
  const lines = dueLines(given).map(worded)
  const totals = tax(lines, given)
  return { lines, ...totals, amountInWords: inWords(totals.totalPaise) }
}

/** Computes the amounts of a bill before GST, in paise: of all lines, and of HIRE alone; without words, so in half the time. */
export function costOf(given: HireCase) {
  const lines = dueLines(given)
  return {
    taxablePaise: paiseOf(sumOf(lines.map(({ amountPaise }) => Rational.whole(amountPaise)))),
    hirePaise: hirePaiseOf(lines),
  }
}

/** The printed HIRE line of a bill in paise; 0 without one. */
export const hirePaiseOf = (lines: readonly Pick<Due, 'code' | 'amountPaise'>[]) =>
  lines.find(({ code }) => code === 'HIRE')?.amountPaise ?? 0

/** A line rounded to paise. */
type Due = Omit<Line, 'amount'> & { readonly amountPaise: number }

function dueLines(given: HireCase): Due[] {
  const facts = factsOf(given)
  const computed = given.terms.basis === 'HOUR' ? [hourly(facts)] : linesOf(facts)
  return [...computed, ...given.extras.map(extraLine)].filter(({ amountPaise }) => amountPaise !== 0)
}

const hourly = (facts: Facts) => rounded(hourlyLine(facts, brokenHours(facts).hours))

/** The lines of a hire by the month or the day. */
function linesOf(facts: Facts): Due[] {
  const hire = facts.given.terms.basis === 'DAY' ? tiersLine(facts) : hireLine(facts)
  const standby = standbyLine(facts, hire.amount)
  const broken = cutTo(hire.amount.plus(standby.amount), brokenHours(facts), facts)
  const [hirePaise, standbyPaise] = [rounded(hire), rounded(standby)]
  const breakdown = rounded(breakdownLine(facts, broken))
  const left = hirePaise.amountPaise + standbyPaise.amountPaise
  // A used-up hire costs exactly zero, however its parts were rounded.
  const amountPaise = broken.isWhole ? -left : Math.max(breakdown.amountPaise, -left)
  return [
    hirePaise,
    rounded(secondShiftLine(facts)),
    rounded(offDayLine(facts)),
    rounded(overtimeLine(facts, broken.hours)),
    standbyPaise,
    { ...breakdown, amountPaise },
    rounded(minimumLine(facts, hire.amount)),
  ]
}

function rounded({ amount, ...line }: Line): Due {
  return { ...line, amountPaise: paiseOf(amount) }
}

function worded({ code, amountPaise, measure, days, whyKey, whyParams }: Due): BillLine {
  const description = descriptionOf(code)
  const why = reasonOf(whyKey, whyParams)
  return {
    code,
    description,
    amountPaise,
    ...measureOf(amountPaise, measure),
    days: [...days],
    why,
    whyKey,
    whyParams: { ...whyParams } as BillLine['whyParams'],
  }
}

function extraLine({ code, amountPaise }: HireCase['extras'][number]) {
  const amount = Rational.whole(amountPaise)
  return rounded({ code, amount, measure: lump(amount), days: [], whyKey: 'extra', whyParams: { code } })
}
