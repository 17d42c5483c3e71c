import { Budget, budgetsApi } from '#contract/dashboard.budgets.ts'
import { makerOf } from './sample-of.ts'
import { idOf } from './samples.ts'

/** A budget with 93 percent spent. */
export const aBudget = makerOf(Budget, {
  budgetId: idOf(800),
  version: 3,
  poNumber: 'DBW/PO/2240',
  amountPaise: 50_000_000,
  hires: 2,
  accruedPaise: 46_512_000,
  invoicedPaise: 30_000_000,
  projectedPaise: 61_000_000,
  expectedTo: '2027-01-14',
  spentPercent: 93,
  forecastPercent: 122,
  level: 90,
  usedUpIn: '2026-12',
})

const calm = {
  budgetId: idOf(801),
  poNumber: 'DBW/PO/2188',
  amountPaise: 60_000_000,
  accruedPaise: 24_690_000,
  invoicedPaise: 0,
  projectedPaise: 40_000_000,
  spentPercent: 41,
  forecastPercent: 66,
  level: 0,
  usedUpIn: null,
} as const

export const anOrder = makerOf(budgetsApi.listBudgets.response.shape.without.element, {
  poNumber: 'DBW/PO/2300',
  hires: 1,
  accruedPaise: 1_200_000,
  projectedPaise: 9_000_000,
  expectedTo: '2027-02-01',
})

export const someBudgets = (budgets = [aBudget(), aBudget(calm)], without = [anOrder()]) => ({ budgets, without })
