// The classic overcharges, looked for before a summary sheet is sent. Each rule says one thing, from facts alone.
import type { BillLine } from '#contract/bill.ts'
import type { CheckResult } from '#contract/checks.ts'
import { checksOfDays } from './checks-days.rules.ts'
import { type Checked, finding, lineNoOf, passed, sumOf } from './checks-facts.ts'
import { checksOfLogs } from './checks-logs.rules.ts'
import { daysBefore } from './sheet.rules.ts'

/** A rule's result; null where the terms leave it nothing to check. */
type Rule = (checked: Checked) => CheckResult | null

const amountOf = (lines: readonly BillLine[], code: string) =>
  sumOf(lines.filter((line) => line.code === code).map(({ amountPaise }) => amountPaise))

/** The cheapest price of some days by packages, found by trying each: it owes nothing to the arithmetic of the bill. */
function cheapest(days: number, tiers: readonly { readonly days: number; readonly pricePaise: number }[]) {
  const least = [0]
  for (let n = 1; n <= days; n += 1)
    least.push(Math.min(...tiers.map((tier) => (least[Math.max(0, n - tier.days)] ?? 0) + tier.pricePaise)))
  return least[days] ?? 0
}

/** A hire by the day costs no more than its cheapest packages, a share of a month no more than the month. */
const rate: Rule = ({ sheet, lines }) => {
  const { terms } = sheet.agreed
  if (terms.basis === 'HOUR') return null
  const [hirePaise, lineNo] = [amountOf(lines, 'HIRE'), lineNoOf(lines, 'HIRE')]
  if (terms.basis === 'MONTH') {
    const monthPaise = terms.ratePaise ?? 0
    return hirePaise > monthPaise
      ? finding('RATE', 'rateOverMonth', { hirePaise, monthPaise }, lineNo)
      : passed('RATE', 'rateMonth', { monthPaise }, lineNo)
  }
  const [tiers, days] = [terms.tiers ?? [], lines.find(({ code }) => code === 'HIRE')?.days.length ?? 0]
  const before = daysBefore(sheet)
  const leastPaise = cheapest(before + days, tiers) - cheapest(before, tiers)
  return hirePaise > leastPaise
    ? finding('RATE', 'rateDearer', { hirePaise, leastPaise }, lineNo)
    : passed('RATE', 'rateCheapest', { n: days }, lineNo)
}

/** Each way is billed once on a job. */
const trips: Rule = ({ lines, earlier }) => {
  const here = lines.filter(({ code }) => code === 'MOB' || code === 'DEMOB')
  const before = here.flatMap(({ code }) => earlier.trips.filter((trip) => trip.code === code))
  const [twice] = before
  if (twice)
    return finding('TRIPS', 'tripsTwice', { code: twice.code, sheet: twice.sheet }, lineNoOf(lines, twice.code))
  const again = here.find(({ code }, at) => here.findIndex((line) => line.code === code) < at)
  if (again) return finding('TRIPS', 'tripsHereTwice', { code: again.code }, lines.lastIndexOf(again) + 1)
  return passed('TRIPS', here.length === 0 ? 'tripsNone' : 'tripsOnce')
}

/** Costs that the desk added stand on no sheet twice. */
const extras: Rule = ({ sheet, earlier, lines }) => {
  const first = lines.length - sheet.extras.length
  const isSame = (one: (typeof sheet.extras)[number]) => (other: typeof one) =>
    one.code === other.code && one.amountPaise === other.amountPaise
  for (const [at, extra] of sheet.extras.entries()) {
    const { code, amountPaise } = extra
    const lineNo = first + at + 1
    if (extra.note.trim() === '') return finding('EXTRAS', 'extrasUnnoted', { code, amountPaise }, lineNo)
    const before = earlier.extras.find(isSame(extra))
    if (before) return finding('EXTRAS', 'extrasTwice', { code, amountPaise, sheet: before.sheet }, lineNo)
    if (sheet.extras.findIndex(isSame(extra)) < at)
      return finding('EXTRAS', 'extrasHereTwice', { code, amountPaise }, lineNo)
  }
  return sheet.extras.length === 0
    ? passed('EXTRAS', 'extrasNone')
    : passed('EXTRAS', 'extrasNoted', { n: sheet.extras.length })
}

/** A quarter of the planned amount. */
const FAR = 0.25

/** The sheet costs about what the quote planned for these days. */
const planned: Rule = ({ lines, plannedPaise }) => {
  if (plannedPaise <= 0) return null
  const amountPaise = sumOf(lines.map((line) => line.amountPaise))
  const share = (amountPaise - plannedPaise) / plannedPaise
  const says = { amountPaise, plannedPaise, percent: Math.round(Math.abs(share) * 100) }
  if (Math.abs(share) <= FAR) return passed('PLANNED', 'plannedNear', says)
  return finding('PLANNED', share > 0 ? 'plannedMore' : 'plannedLess', says)
}

/** The result of every rule that has something to check, in the order in which they are shown. */
export function checksOf(checked: Checked): CheckResult[] {
  const [days, logs] = [checksOfDays(checked), checksOfLogs(checked)]
  return [
    days.billed,
    rate(checked),
    trips(checked),
    ...logs,
    days.elsewhere,
    planned(checked),
    extras(checked),
  ].filter((check) => check !== null)
}
