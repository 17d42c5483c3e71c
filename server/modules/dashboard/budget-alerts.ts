// Each day the administrators of a company learn which budgets have reached 75, 90 or 100 percent, once each.
import type { Budget, BudgetLevel } from '#contract/dashboard.budgets.ts'
import { formatRupees } from '#contract/money.ts'
import type { Viewer } from '#server/modules/jobs/logging.ts'
import { morningOf } from '#server/modules/logsheets/as-hirer.ts'
import { type Action, act, type Tools, transact } from '#server/platform/action.ts'
import { notify } from '#server/platform/notify.ts'
import { companyItself } from '#server/platform/principal.ts'
import { budgetOf } from './budgets.rules.ts'
import * as store from './budgets.store.ts'
import { type BudgetTools, newsOf, openOrderCosts, ordersOf } from './budgets.ts'

export const BUDGET_ALERTS = 'budget-alerts'

const whole = (paise: number) => formatRupees(Math.round(paise / 100) * 100)

/** Notifies the administrators of a level that a budget has reached. */
async function notifyOf(
  action: Action<Viewer>,
  companyId: string,
  { budget, level }: { budget: Budget; level: BudgetLevel },
) {
  const { budgetId, poNumber, amountPaise, accruedPaise, projectedPaise } = budget
  const to = await store.administrators(action.tx, companyId)
  const params = {
    order: poNumber,
    percent: String(level),
    spent: whole(accruedPaise),
    amount: whole(amountPaise),
    forecast: whole(projectedPaise),
  }
  const fact = `budgetReached:${budgetId}:${level}:${amountPaise}`
  await notify(action, fact, { kind: 'budgetReached', to, params, notBefore: morningOf(action.now) })
  await store.setReached(action.tx, { companyId, budgetId }, level)
}

/** The budgets of one company, as the company itself, because the clock owns nothing. */
const alertsOf = ({ orderCosts, ...tools }: BudgetTools, companyId: string) =>
  act(tools, { ...companyItself(companyId), role: 'ROLE_ADMIN' } satisfies Viewer, async (action: Action<Viewer>) => {
    const stored = await store.budgets(action.tx, companyId)
    const { today, orders } = await ordersOf(action, orderCosts, companyId)
    for (const one of stored) {
      const budget = budgetOf(one, orders.get(one.poNumber) ?? [], today)
      const level = newsOf(budget, one.reached)
      if (level !== undefined) await notifyOf(action, companyId, { budget, level })
    }
  })

/** The task of each day. */
export async function alertOfBudgets({ db, clock }: Tools) {
  const served = { db: db.serving('budgets'), clock }
  const orderCosts = openOrderCosts()
  for (const { companyId } of await transact(served, ({ tx }) => store.companies(tx)))
    await alertsOf({ db, clock, orderCosts }, companyId)
}
