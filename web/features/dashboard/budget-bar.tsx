import type { Budget } from '#contract/dashboard.budgets.ts'
import { fill } from '#web/platform/text.ts'
import { useBudgetTexts } from './texts.ts'
import './budgets.css'

const WARN_AT = 90
const width = (percent: number) => `${Math.min(100, percent)}%`

/** The used part of a budget, with the coming costs of its hires hatched behind it. */
export function BudgetBar({ budget: { spentPercent, forecastPercent } }: { budget: Budget }) {
  const text = useBudgetTexts()
  return (
    <svg
      className="budget-bar"
      role="img"
      aria-label={fill(text.barOf, { percent: spentPercent, forecast: forecastPercent })}
    >
      <rect className="budget-whole" width="100%" height="100%" />
      <rect className="spend-hatch" width={width(forecastPercent)} height="100%" />
      <rect
        className={spentPercent >= WARN_AT ? 'budget-late' : 'budget-spent'}
        width={width(spentPercent)}
        height="100%"
      />
    </svg>
  )
}
