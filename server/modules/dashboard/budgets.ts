// The budgets of a company's purchase orders, beside what its hires cost.
import type { Budget, BudgetLevel } from '#contract/dashboard.budgets.ts'
import { dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import { hiresSince } from '#server/modules/jobs/hires.ts'
import { seenBy, type Viewer } from '#server/modules/jobs/logging.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import { violation } from '#server/platform/violations.ts'
import { budgetOf, costOfHire, costsOfOrder, isRunning, type OrderCost, type Ordered } from './budgets.rules.ts'
import * as store from './budgets.store.ts'
import { type Kept, openKept, reckonedAll, toReckon } from './reckonings.ts'
import { invoiced } from './spend.store.ts'

/** Opens one process's store of the costs of hires. */
export const openOrderCosts = () => openKept<OrderCost>((hire, _logs, asOf) => costOfHire(hire, asOf))

export type BudgetTools = Tools & { readonly orderCosts: Kept<OrderCost> }
type BudgetAction = Action<Viewer>
type Own = { readonly companyId: string; readonly budgetId: string }

/** Every date of an invoice. */
const ALWAYS = { from: '2000-01-01', to: '2999-12-31' }

/** Reads the basis of the costs of all orders of a company; ended hires too, as a budget is for the whole order. */
async function readOrders(action: BudgetAction, orderCosts: Kept<OrderCost>, companyId: string) {
  const today = dateInIndia(action.now)
  const times = { now: action.now, today, months: [today.slice(0, 7)] }
  const { standing, settings } = await hiresSince(action, store.ofOrders(companyId), { since: ALWAYS.from })
  const reckoning = await toReckon(action, orderCosts, { standing, settings, visible: seenBy(action.by), times })
  return { today, standing, reckoning, billed: await invoiced(action.tx, seenBy(action.by), ALWAYS) }
}

/** The hires of each order with their costs. */
async function computed(
  { today, standing, reckoning, billed }: Awaited<ReturnType<typeof readOrders>>,
  orderCosts: Kept<OrderCost>,
) {
  const made = await reckonedAll(reckoning, orderCosts)
  const ofJobs = Map.groupBy(billed, ({ jobId }) => jobId)
  const all = standing.flatMap((hire): Ordered[] => {
    const cost = made.get(hire.jobId)
    const invoicedPaise = (ofJobs.get(hire.jobId) ?? []).reduce((sum, { paise }) => sum + paise, 0)
    return cost ? [{ hire, cost, invoicedPaise }] : []
  })
  return { today, orders: Map.groupBy(all, ({ hire }) => hire.poNumber ?? '') }
}

/** Reads the orders and computes their costs in one transaction. */
export const ordersOf = async (action: BudgetAction, orderCosts: Kept<OrderCost>, companyId: string) =>
  computed(await readOrders(action, orderCosts, companyId), orderCosts)

/** Work on the budgets of the member's own company. */
function ofCompany<T>(tools: Tools, member: Viewer, work: (action: BudgetAction, companyId: string) => Promise<T>) {
  const { companyId } = member
  if (companyId === null) throw new Problem('forbidden')
  return act(tools, member, (action) => work(action, companyId))
}

const mostUsed = (one: Budget, other: Budget) => other.spentPercent - one.spentPercent

/** The budgets, most used first, and the running orders without one. */
export async function listBudgets({ orderCosts, ...tools }: BudgetTools, member: Viewer) {
  const { stored, facts } = await ofCompany(tools, member, async (action, companyId) => ({
    stored: await store.budgets(action.tx, companyId),
    facts: await readOrders(action, orderCosts, companyId),
  }))
  const { today, orders } = await computed(facts, orderCosts)
  const known = new Set(stored.map(({ poNumber }) => poNumber))
  const others = [...orders].filter(
    ([poNumber, all]) => !known.has(poNumber) && all.some((one) => isRunning(one, today)),
  )
  return {
    budgets: stored.map((one) => budgetOf(one, orders.get(one.poNumber) ?? [], today)).toSorted(mostUsed),
    without: others
      .map(([poNumber, all]) => costsOfOrder(poNumber, all))
      .toSorted((one, other) => other.projectedPaise - one.projectedPaise),
  }
}

/** The budget as it stands. The person who sets it sees the amount spent, so nobody is notified of the level reached. */
async function shown({ orderCosts }: BudgetTools, action: BudgetAction, own: Own & { stored: store.StoredBudget }) {
  const { today, orders } = await ordersOf(action, orderCosts, own.companyId)
  const budget = budgetOf(own.stored, orders.get(own.stored.poNumber) ?? [], today)
  await store.setReached(action.tx, own, budget.level)
  return { budget }
}

/** Throws `validation` for an order that no hire names, and `budget-exists`. */
export const addBudget = (tools: BudgetTools, member: Viewer, body: { poNumber: string; amountPaise: number }) =>
  ofCompany(tools, member, async (action, companyId) => {
    if (!(await store.hasOrder(action.tx, companyId, body.poNumber)))
      throw new Problem('validation', { violations: [violation('poNumber', 'invalid')] })
    const stored = await store.insertBudget(action, companyId, body)
    if (!stored) throw new Problem('budget-exists')
    return shown(tools, action, { companyId, budgetId: stored.budgetId, stored })
  })

/** The budget that the caller has read, locked. Throws `not-found` and what `requireFresh` throws. */
async function lockRead({ tx }: BudgetAction, own: Own, ifMatch: string | undefined) {
  const stored = await store.lockBudget(tx, own)
  if (!stored) throw new Problem('not-found')
  requireFresh(ifMatch, stored.version)
}

type Change = { readonly budgetId: string; readonly ifMatch: string | undefined; readonly amountPaise: number }

/** Throws what `lockRead` throws. */
export const saveBudget = (tools: BudgetTools, member: Viewer, { budgetId, ifMatch, amountPaise }: Change) =>
  ofCompany(tools, member, async (action, companyId) => {
    const own = { companyId, budgetId }
    await lockRead(action, own, ifMatch)
    const stored = await store.changeAmount(action, own, amountPaise)
    if (!stored) throw new Problem('not-found')
    return shown(tools, action, { ...own, stored })
  })

/** Throws what `lockRead` throws. */
export const removeBudget = (tools: Tools, member: Viewer, { budgetId, ifMatch }: Omit<Change, 'amountPaise'>) =>
  ofCompany(tools, member, async (action, companyId) => {
    const own = { companyId, budgetId }
    await lockRead(action, own, ifMatch)
    await store.deleteBudget(action.tx, own)
  })

/** The level of which the administrators do not know yet. */
export const newsOf = (budget: Budget, reached: BudgetLevel | 0): BudgetLevel | undefined =>
  budget.level !== 0 && budget.level > reached ? budget.level : undefined
