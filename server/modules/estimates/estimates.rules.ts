// From the first draft of a quote to an estimate. Every amount is that of the quote; the operator's is what it costs less without one.
import type { BillLine } from '#contract/bill.ts'
import { reasonOf } from '#contract/bill-reasons.ts'
import type { Estimate, EstimateLine } from '#contract/estimates.ts'
import type { QuoteLine } from '#contract/quotes.content.ts'
import type { PricedLine } from '#contract/quotes.ts'
import { dieselOf, type Plan, type PlannedLine, priceOf } from '#server/modules/quotes/planning.ts'

/** The catalogue's facts of a machine. */
export type Machine = {
  readonly slug: string
  /** The published rate includes the operator. */
  readonly operatorInRate: boolean
  readonly fuelType: string
  /** `8–10 L/h`, as the desk has written it. */
  readonly fuelConsumption: string | null
}

export type HiredLine = PlannedLine & Machine
type HirePlan = Plan<HiredLine>

const NORM = /^(\d{1,3}(?:\.\d{1,2})?)(?:\s*[–-]\s*(\d{1,3}(?:\.\d{1,2})?))?\s*L\/h$/

/** The diesel engine's litres an hour; undefined where the catalogue does not say. */
export function fuelNorm({ fuelType, fuelConsumption }: Pick<Machine, 'fuelType' | 'fuelConsumption'>) {
  const [, least, most = least] = NORM.exec(fuelConsumption ?? '') ?? []
  return fuelType === 'diesel' && least !== undefined && most !== undefined ? { least, most } : undefined
}

/** The lines of the plan, priced again without their operators. */
function bareLines({ content, facts }: HirePlan) {
  const bare = (line: QuoteLine) => ({
    ...line,
    offers: line.offers.map((offer) => ({ ...offer, withOperator: false })),
  })
  return priceOf({ ...content, lines: content.lines.map(bare) }, facts).lines
}

/** The diesel of each line by the least and the most of its norm; nothing for a machine without one. */
const fuelPaise = ({ content, facts, lines, dieselPaisePerLitre: paisePerLitre }: HirePlan) =>
  dieselOf(content, facts, (index) => {
    const norm = lines[index] && fuelNorm(lines[index].line)
    return norm ? [norm.least, norm.most].map((litresPerHour) => ({ litresPerHour, paisePerLitre })) : []
  })

/** The operator's price and its source; 0 on a card means that the rate includes the operator. */
function operatorOf(
  { withOperator, plannedPaise }: PricedLine,
  barePaise: number,
  { line, card }: HirePlan['lines'][number],
) {
  const amountPaise = plannedPaise - barePaise
  if (!withOperator) return { price: 'NONE' as const, amountPaise }
  if (amountPaise > 0) return { price: 'PRICED' as const, amountPaise }
  const isIncluded = line.operatorInRate || card.operatorPerMonthPaise === 0
  return { price: isIncluded ? ('IN_RATE' as const) : ('QUOTED' as const), amountPaise }
}

/** A trip's cost with the kilometres and prices that it follows from. */
function withTrip({ trip, plannedLines, quantity }: PricedLine) {
  return plannedLines.map((line) => {
    if (!trip || (line.code !== 'MOB' && line.code !== 'DEMOB')) return line
    const [whyKey, more] = quantity === 1 ? ['trip', {}] : ['plannedMachines', { machines: quantity, firstKey: 'trip' }]
    const whyParams: BillLine['whyParams'] = { ...trip, ...more }
    return { ...line, whyKey, whyParams, why: reasonOf(whyKey, whyParams) }
  })
}

/** The estimate of a plan, in its city. */
export function estimateOf(plan: HirePlan, cityName: string): Estimate {
  const { discountPaise: _none, lines, ...totals } = priceOf(plan.content, plan.facts)
  const isOperated = plan.content.lines.some(({ offers }) => offers.some(({ withOperator }) => withOperator))
  const bare = isOperated ? bareLines(plan) : lines
  const fuel = fuelPaise(plan)
  const estimated = lines.flatMap((line, index): EstimateLine[] => {
    const found = plan.lines[index]
    if (!found) return []
    const { alternatives: _others, boarding: _boarding, diesel: _diesel, ...rest } = line
    const { slug, period, duration, to } = found.line
    const norm = fuelNorm(found.line)
    const [leastPaise = 0, mostPaise = 0] = fuel[index] ?? []
    return [
      {
        ...rest,
        slug,
        period,
        duration: to === undefined ? duration : null,
        plannedLines: withTrip(line),
        operator: operatorOf(line, bare[index]?.plannedPaise ?? 0, found),
        fuel: norm ? { litresPerHour: norm, paisePerLitre: plan.dieselPaisePerLitre, leastPaise, mostPaise } : null,
      },
    ]
  })
  return {
    ...totals,
    lines: estimated,
    unpriced: plan.unpriced.map(({ productId, productName }) => ({ productId, productName })),
    cityName,
    gstPercent: plan.facts.tax.gstPercent,
    mayChange: openPointsOf(estimated, plan),
  }
}

function openPointsOf(lines: readonly EstimateLine[], { isPartyKnown }: HirePlan) {
  const some = (holds: (line: EstimateLine) => boolean) => lines.some(holds)
  const points: [Estimate['mayChange'][number], boolean][] = [
    ['RATE', true],
    ['SITE', some(({ trip }) => trip !== null)],
    ['TRANSPORT', some(({ trip }) => trip === null)],
    ['OPERATOR', some(({ operator }) => operator.price === 'QUOTED')],
    ['OVERTIME', true],
    ['FUEL', some(({ fuel }) => fuel !== null)],
    ['GST', !isPartyKnown],
  ]
  return points.flatMap(([point, isOpen]) => (isOpen ? [point] : []))
}
