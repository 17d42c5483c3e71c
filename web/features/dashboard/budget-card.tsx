import type { ReactNode } from 'react'
import type { Budget } from '#contract/dashboard.budgets.ts'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#web/platform/text.ts'
import { BudgetBar } from './budget-bar.tsx'
import { monthName } from './months.ts'
import { wholeRupees } from './rupees.ts'
import { useBudgetTexts } from './texts.ts'

const LATE = 90

/** One order: how much of its budget is spent, and how long it lasts; `children` is what one may do with it. */
export function BudgetCard({ budget, children }: { budget: Budget; children?: ReactNode }) {
  const text = useBudgetTexts()
  const { poNumber, amountPaise, accruedPaise, spentPercent, usedUpIn } = budget
  const lasts = usedUpIn === null ? text.outlasts : fill(text.usedUp, { month: monthName(usedUpIn) })
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <b className="wrap-anywhere">{poNumber}</b>
        <b className={`tabular-nums ${spentPercent >= LATE ? 'text-danger' : ''}`}>{`${spentPercent}\u00a0%`}</b>
      </p>
      <BudgetBar budget={budget} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2 tabular-nums">
        <span>{fill(text.spentOf, { spent: wholeRupees(accruedPaise), amount: wholeRupees(amountPaise) })}</span>
        <span>{spentPercent >= 100 ? text.over : lasts}</span>
      </p>
      {children}
    </li>
  )
}

/** The expected cost of an order's hires, and its invoiced amount. */
export function BudgetForecast({ budget }: { budget: Budget }) {
  const text = useBudgetTexts()
  const { projectedPaise, invoicedPaise, expectedTo, forecastPercent } = budget
  return (
    <p className="text-sm text-ink-2 tabular-nums">
      {expectedTo !== '' &&
        fill(text.forecast, {
          amount: wholeRupees(projectedPaise),
          date: formatDate(expectedTo),
          percent: forecastPercent,
        })}
      {invoicedPaise !== 0 && `. ${fill(text.invoiced, { amount: wholeRupees(invoicedPaise) })}`}
    </p>
  )
}
