// The margin of a quote: its planned lines before GST less what they cost us.
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import type { PricedQuote } from '#contract/quotes.ts'
import { daysBetween } from '#server/hire/calendar.ts'
import { paiseOf } from '#server/hire/paise.ts'
import { Rational, sumOf } from '#server/hire/rational.ts'
import type { Card } from './first-content.rules.ts'

const DAYS_OF_MONTH = 30
/** To the site and back. */
const TRIPS = 2

type Costs = NonNullable<Card['costs']>
/** The costs of each line's first machine, in the order of the lines; null where nobody entered any. */
type LineCosts = readonly (Costs | null)[]

/** The monthly cost of one machine with its operator; null if unknown. */
function perMonth({ withOperator }: QuoteOffer, { machinePerMonthPaise, operatorPerMonthPaise }: Costs) {
  const operator = withOperator ? operatorPerMonthPaise : 0
  return machinePerMonthPaise === null || operator === null ? null : machinePerMonthPaise + operator
}

/** The cost of a line's machines for its days (30 a month) with two trips each; null if unknown. */
function costOf({ from, to, quantity, offers: [offer] }: QuoteLine, costs: Costs | null) {
  if (!offer || !costs) return null
  const month = perMonth(offer, costs)
  const trip = offer.trip === null ? 0 : costs.tripPaise
  if (month === null || trip === null) return null
  const hire = Rational.whole(month).times(Rational.whole(daysBetween(from, to)).over(Rational.whole(DAYS_OF_MONTH)))
  return hire.plus(Rational.whole(TRIPS * trip)).times(Rational.whole(quantity))
}

/** In paise, before GST; null unless the costs of all lines are known. */
export function marginOf(
  { lines }: QuoteContent,
  { taxablePaise }: Pick<PricedQuote, 'taxablePaise'>,
  costs: LineCosts,
): DeskFigures['margin'] {
  const each = lines.map((line, index) => costOf(line, costs[index] ?? null))
  const known = each.filter((cost) => cost !== null)
  if (known.length < each.length) return null
  const costPaise = paiseOf(sumOf(known))
  return { plannedPaise: taxablePaise, costPaise, marginPaise: taxablePaise - costPaise }
}
