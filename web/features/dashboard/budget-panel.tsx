import { Link } from 'react-router'
import { accountPaths } from '#web/platform/account-paths.ts'
import { BudgetCard } from './budget-card.tsx'
import { useBudgets } from './budgets.queries.ts'
import { useBudgetTexts } from './texts.ts'

const SHOWN = 3

/** The most used budgets, on the dashboard of an administrator; nothing while there is none to show. */
export function BudgetPanel() {
  const text = useBudgetTexts()
  const { data } = useBudgets()
  if (data === undefined || (data.budgets.length === 0 && data.without.length === 0)) return null
  return (
    <section aria-label={text.panel} className="min-w-0">
      <h2 className="heading mb-2 text-2xl">{text.panel}</h2>
      {data.budgets.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="budgets">
        {data.budgets.slice(0, SHOWN).map((budget) => (
          <BudgetCard key={budget.budgetId} budget={budget} />
        ))}
      </ul>
      <Link to={accountPaths.budgets()} className="link inline-flex min-h-11 items-center">
        {text.all}
      </Link>
    </section>
  )
}
