import { useState } from 'react'
import { Link } from 'react-router'
import type { Budget, OrderWithoutBudget } from '#contract/dashboard.budgets.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill, plural } from '#web/platform/text.ts'
import { BudgetCard, BudgetForecast } from './budget-card.tsx'
import { BudgetDialog, RemoveBudget } from './budget-dialog.tsx'
import { wholeRupees } from './rupees.ts'
import { useBudgetTexts } from './texts.ts'

/** All budgets, each with its forecast and what one may do with it. */
export function BudgetList({ budgets }: { budgets: readonly Budget[] }) {
  return (
    <ul className="budgets">
      {budgets.map((budget) => (
        <BudgetCard key={budget.budgetId} budget={budget}>
          <BudgetForecast budget={budget} />
          <Acts budget={budget} />
        </BudgetCard>
      ))}
    </ul>
  )
}

function Acts({ budget }: { budget: Budget }) {
  const text = useBudgetTexts()
  const [open, setOpen] = useState<'change' | 'remove'>()
  const order = budget.poNumber
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-x-5">
      <Link
        to={accountPaths.spendOfOrder(order)}
        aria-label={fill(text.open, { order })}
        className="link inline-flex min-h-11 items-center"
      >
        {text.openShort}
      </Link>
      {(['change', 'remove'] as const).map((act) => (
        <button
          key={act}
          type="button"
          className="link min-h-11"
          aria-label={fill(text[`${act}Name`], { order })}
          onClick={() => setOpen(act)}
        >
          {text[act]}
        </button>
      ))}
      {open === 'change' && <BudgetDialog order={{ poNumber: order, budget }} onClose={close} />}
      {open === 'remove' && <RemoveBudget budget={budget} onClose={close} />}
    </div>
  )
}

/** Orders that no budget watches yet. */
export function OrdersWithout({ orders }: { orders: readonly OrderWithoutBudget[] }) {
  const text = useBudgetTexts()
  return (
    <section aria-label={text.without}>
      <h2 className="heading mb-2 text-2xl">{text.without}</h2>
      <ul className="budgets">
        {orders.map((order) => (
          <Without key={order.poNumber} order={order} />
        ))}
      </ul>
    </section>
  )
}

function Without({ order: { poNumber, hires, accruedPaise, projectedPaise } }: { order: OrderWithoutBudget }) {
  const text = useBudgetTexts()
  const [open, setOpen] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <b className="wrap-anywhere">{poNumber}</b> <span className="text-ink-2">{plural(hires, text.hires)}</span>
        <p className="text-sm text-ink-2 tabular-nums">
          {fill(text.withoutSums, { spent: wholeRupees(accruedPaise), amount: wholeRupees(projectedPaise) })}
        </p>
      </div>
      <button
        type="button"
        className="link min-h-11"
        aria-label={fill(text.setName, { order: poNumber })}
        onClick={() => setOpen(true)}
      >
        {text.set}
      </button>
      {open && <BudgetDialog order={{ poNumber }} onClose={() => setOpen(false)} />}
    </li>
  )
}
