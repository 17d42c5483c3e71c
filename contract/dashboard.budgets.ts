// The budget of a company for a purchase order, and its use.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { PAISE_MAX } from './rate-terms.ts'
import { versioned } from './versioned.ts'

/** The shares in percent at which the administrators are notified, once each. */
export const budgetLevels = [75, 90, 100] as const
export type BudgetLevel = (typeof budgetLevels)[number]
/** The months that the forecast looks ahead, the present one included. */
export const FORECAST_MONTHS = 12
const PO_NUMBER_MAX = 40

const Paise = z.int()

/** All hires of an order, before GST. */
const OrderCosts = {
  poNumber: z.string(),
  hires: z.int(),
  /** To the end of today. */
  accruedPaise: Paise,
  invoicedPaise: Paise,
  /** To the expected end of its hires. */
  projectedPaise: Paise,
  /** The last day of its hires as planned. */
  expectedTo: z.string(),
}
const OrderWithoutBudget = z.object(OrderCosts)
export type OrderWithoutBudget = z.infer<typeof OrderWithoutBudget>

export const Budget = z
  .object({
    budgetId: Id,
    /** For If-Match: `W/"3"`. */
    version: z.int(),
    amountPaise: Paise,
    ...OrderCosts,
    /** Whole percent of the amount, rounded down. */
    spentPercent: z.int(),
    forecastPercent: z.int(),
    level: z.union([z.literal(0), ...budgetLevels.map((level) => z.literal(level))]),
    /** The month, as `YYYY-MM`, in which the amount is used up; null if it outlasts the hires or the forecast. */
    usedUpIn: z.string().nullable(),
  })
  .meta({ id: 'Budget' })
export type Budget = z.infer<typeof Budget>

const params = z.object({ id: Id })
const amountPaise = z.int().min(1).max(PAISE_MAX)
const budget = z.object({ budget: Budget })

export const budgetsApi = {
  listBudgets: endpoint({
    ...signedInPaths.listBudgets,
    summary: 'The budgets of the company, most used first, and its orders with running hires that have none.',
    response: z.object({ budgets: z.array(Budget), without: z.array(OrderWithoutBudget) }),
    problems: [],
  }),
  addBudget: endpoint({
    ...signedInPaths.addBudget,
    summary: 'Sets the budget of a purchase order that one of the company’s hires names.',
    body: z.strictObject({ poNumber: text(1, PO_NUMBER_MAX), amountPaise }),
    response: budget,
    status: 201,
    problems: ['validation', 'budget-exists'],
  }),
  saveBudget: endpoint({
    ...signedInPaths.saveBudget,
    summary: 'Changes the amount of a budget; If-Match names the version that was read.',
    params,
    headers: versioned,
    body: z.strictObject({ amountPaise }),
    response: budget,
    problems: ['not-found', 'precondition-failed', 'precondition-required'],
  }),
  removeBudget: endpoint({
    ...signedInPaths.removeBudget,
    summary: 'Removes a budget; If-Match names the version that was read.',
    params,
    headers: versioned,
    response: z.void(),
    status: 204,
    problems: ['not-found', 'precondition-failed', 'precondition-required'],
  }),
}
