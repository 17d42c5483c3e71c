import { addBudget, listBudgets, openOrderCosts } from '#server/modules/dashboard/budgets.ts'
import type { Tools } from '#server/platform/action.ts'
import { asAdmin, asha } from './demo-buyers.ts'

const TEN_THOUSAND_RUPEES = 1_000_000
const rounded = (paise: number) => Math.max(1, Math.ceil(paise / TEN_THOUSAND_RUPEES)) * TEN_THOUSAND_RUPEES

/** Percent of the budget that is spent on the first orders, dearest first; the others have none. */
const SPENT = [78, 41]

/** Budgets of Deccan's running orders: one that will not suffice, and one with much left. */
export async function seedDemoBudgets(tools: Tools) {
  const costs = { ...tools, orderCosts: openOrderCosts() }
  const admin = asAdmin(asha)
  const { budgets, without } = await listBudgets(costs, admin)
  if (budgets.length > 0) return
  for (const [at, percent] of SPENT.entries()) {
    const order = without[at]
    if (order === undefined) return
    const amountPaise = rounded((order.accruedPaise * 100) / percent)
    await addBudget(costs, admin, { poNumber: order.poNumber, amountPaise })
  }
}
