// The amount spent of a budget, and when it is used up.
import { type Budget, type BudgetLevel, budgetLevels, FORECAST_MONTHS } from '#contract/dashboard.budgets.ts'
import { plusMonths } from '#server/hire/calendar.ts'
import { costsOf, type Hire, type StandingJob } from '#server/modules/jobs/hires.ts'
import { firstOf, lastOf } from './hours.rules.ts'
import type { Times } from './reckoned.rules.ts'

/** The cost of a hire to the end of today, to the end of each coming month, and in all; in paise, before GST. */
export type OrderCost = {
  readonly toDatePaise: number
  readonly aheadPaise: readonly number[]
  readonly projectedPaise: number
}

/** The present month and those after it, as `YYYY-MM`. */
const monthsFrom = (today: string) =>
  Array.from({ length: FORECAST_MONTHS }, (_, at) => plusMonths(firstOf(today.slice(0, 7)), at).slice(0, 7))

export function costOfHire(hire: Hire, { today }: Pick<Times, 'today'>): OrderCost {
  const { atPaise, projectedPaise } = costsOf(hire, [today, ...monthsFrom(today).map(lastOf)])
  const [known = 0, ...aheadPaise] = atPaise
  return { toDatePaise: hire.onHireFrom === null ? 0 : known, aheadPaise, projectedPaise }
}

/** A share in whole percent, rounded down, without binary fractions. */
const percentOf = (part: number, whole: number) => Number((BigInt(part) * 100n) / BigInt(whole))

/** The highest level that a share has reached. */
const levelOf = (percent: number): BudgetLevel | 0 => budgetLevels.findLast((level) => percent >= level) ?? 0

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** A hire of an order with its costs and what was invoiced of it. */
export type Ordered = { readonly hire: StandingJob; readonly cost: OrderCost; readonly invoicedPaise: number }

/** Sums the costs of the hires of one order. */
export const costsOfOrder = (poNumber: string, all: readonly Ordered[]) => ({
  poNumber,
  hires: all.length,
  accruedPaise: sum(all.map(({ cost }) => cost.toDatePaise)),
  invoicedPaise: sum(all.map(({ invoicedPaise }) => invoicedPaise)),
  projectedPaise: sum(all.map(({ cost }) => cost.projectedPaise)),
  expectedTo:
    all
      .map(({ hire }) => hire.billingStopsAt ?? hire.to)
      .toSorted()
      .at(-1) ?? '',
})

/** The first month at whose end the hires will have cost the amount; null if there is none in the forecast. */
function usedUpIn(amountPaise: number, all: readonly Ordered[], today: string) {
  const found = monthsFrom(today).findIndex(
    (_, at) => sum(all.map(({ cost }) => cost.aheadPaise[at] ?? 0)) >= amountPaise,
  )
  return monthsFrom(today)[found] ?? null
}

type Stored = {
  readonly budgetId: string
  readonly poNumber: string
  readonly amountPaise: number
  readonly version: number
}

/** A budget beside the costs of its order. */
export function budgetOf(
  { budgetId, poNumber, amountPaise, version }: Stored,
  all: readonly Ordered[],
  today: string,
): Budget {
  const costs = costsOfOrder(poNumber, all)
  const spentPercent = percentOf(Math.max(0, costs.accruedPaise), amountPaise)
  return {
    budgetId,
    version,
    amountPaise,
    ...costs,
    spentPercent,
    forecastPercent: percentOf(Math.max(0, costs.projectedPaise), amountPaise),
    level: levelOf(spentPercent),
    usedUpIn: usedUpIn(amountPaise, all, today),
  }
}

/** Whether a hire of the order has not ended yet. */
export const isRunning = ({ hire }: Ordered, today: string) => (hire.billingStopsAt ?? hire.to) >= today
